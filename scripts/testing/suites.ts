/** Source of a suite's result: its exit code alone (it counts as one test), or a report that it writes. */
export type Report = 'exit-code' | 'vitest' | 'playwright' | 'summary';

export interface Suite {
  /** One word or two, as people say it on the command line and read it in the closing table. */
  name: string;
  /**
   * Checks run two at a time and show their output only when they fail, like the build; tests run alone and show it.
   * Proofs are tests of what holds everywhere, on every page and for every failure: too many for each change. A part of a
   * proof runs when it is named, and else never.
   */
  group: 'check' | 'build' | 'test' | 'proof' | 'part';
  /** A program of node_modules/.bin, or node, with its parameters. */
  run: string[];
  report: Report;
  env?: Record<string, string>;
  /** Limit in seconds on two cores that do nothing else (F12). */
  bar?: number;
  /** Time-out in minutes; 30 by default. */
  limitMinutes?: number;
  /** Whether it was narrowed to what may be in another one. */
  mayRunNothing?: boolean;
}

/** Limit in seconds of all but the proofs together, on two cores that do nothing else (F12). */
export const wholeBar = 12 * 60;

/** Path of a suite's report, relative to the project. */
export function reportFile(suite: Suite): string {
  return `.cache/reports/${suite.name}.json`;
}

/** The end of the title of each test of the fault matrix (tests/resilience/fault-matrix.spec.ts). */
const IN_MATRIX = 'whatever its calls end in';

/** The journeys that most depend on the engine; what Chromium does is tested by the others. */
const OFTEN = ['sign-in', 'preview', 'selection', 'upload', 'looks'].map((name) => `tests/browsers/${name}.spec.ts`);

/**
 * One fails a run whose random journeys judged nothing, the other keeps what it has seen of the fault matrix. They say nothing where
 * there was none.
 */
const REPORTERS = ['journeys', 'matrix'].map((name) => `./tests/resilience/${name}/run-reporter.ts`);

/**
 * Suites and checks, in order: `npm test` runs all but the proofs, `npm run test:all` those too. A line adds a suite.
 */
export const suites: Suite[] = [
  check('lint', 'oxlint', '--deny-warnings'),
  check('format', 'oxfmt', '--check', '.'),
  check('types', 'tsc', '--noEmit'),
  check('types-setup', 'tsc', '--project', 'scripts/setup'),
  check('unused', 'knip'),
  check('supported-browsers', 'node', 'scripts/browsers.ts'),
  check('specs', 'redocly', 'lint', 'openapi/*.yaml', 'openapi/sign-in/*.yaml'),
  { ...check('generated', 'node', 'scripts/check-generated.ts'), bar: 5 },
  check('spec-changes', 'node', 'scripts/api-diff.ts'),
  { ...check('build', 'node', 'scripts/setup.mjs', 'build'), group: 'build', bar: 12 },
  vitest('unit'),
  vitest('house'),
  { ...summary('contracts', 'scripts/contracts-run.ts', '--check'), bar: 30 },
  vitest('contract-tools'),
  { ...summary('contracts-verified', 'scripts/contracts-verify.ts'), bar: 60 },
  // Its statuses are no tests of their own: the interactions above have been counted.
  { ...check('contracts-coverage', 'node', 'scripts/contracts-coverage.ts'), group: 'test' },
  // On a machine that does other things as well it takes twice its usual time, and must not time out.
  { ...playwright('e2e', 'desktop', 'phone'), limitMinutes: 60 },
  { ...playwright('accessibility', 'accessibility'), group: 'proof' },
  // With the tests of what judges its cells.
  {
    ...narrowed(playwright('fault-matrix', 'resilience'), 'fault-matrix.spec.ts', 'resilience/judge.spec.ts'),
    group: 'proof',
    limitMinutes: 60,
  },
  { ...narrowed(playwright('resilience', 'resilience'), '--grep-invert', IN_MATRIX), group: 'proof' },
  { ...playwright('browsers', 'chromium', 'firefox', 'webkit'), group: 'proof' },
  { ...narrowed(playwright('browsers-part', 'firefox', 'webkit'), ...OFTEN), group: 'part', limitMinutes: 20 },
  { ...vitest('fuzz'), group: 'proof' },
  { ...summary('contracts-mutate', 'scripts/contracts-mutate.ts'), group: 'proof', limitMinutes: 60 },
  // Ten thousand bodies for each schema, of which `contract-tools` tries a hundred: half an hour on two cores.
  {
    ...narrowed(vitest('contract-bodies', 'contract-tools'), 'contracts/mutation/bodies.test.ts'),
    group: 'proof',
    env: { RESILIENCE: 'all' },
    limitMinutes: 120,
  },
  // Last, so that it can report the results of the others.
  { ...check('trace', 'node', 'scripts/trace.ts', '--check'), group: 'proof' },
];

function check(name: string, ...run: string[]): Suite {
  return { name, group: 'check', run, report: 'exit-code' };
}

/** Script that writes its result to the given file: { passed, failed, skipped }. */
function summary(name: string, ...script: string[]): Suite {
  return { name, group: 'test', run: ['node', ...script, '--json', `.cache/reports/${name}.json`], report: 'summary' };
}

function playwright(name: string, ...projects: string[]): Suite {
  const env = { PLAYWRIGHT_JSON_OUTPUT_FILE: `.cache/reports/${name}.json`, PLAYWRIGHT_HTML_OPEN: 'never' };
  return {
    name,
    group: 'test',
    run: [
      'playwright',
      'test',
      `--reporter=${['list', 'json', ...REPORTERS].join(',')}`,
      ...projects.map((project) => `--project=${project}`),
    ],
    report: 'playwright',
    env,
  };
}

function narrowed(suite: Suite, ...more: string[]): Suite {
  return { ...suite, run: [...suite.run, ...more] };
}

function vitest(name: string, project = name): Suite {
  const report = `--outputFile.json=.cache/reports/${name}.json`;
  return {
    name,
    group: 'test',
    run: ['vitest', 'run', '--project', project, '--reporter=default', '--reporter=json', report],
    report: 'vitest',
  };
}
