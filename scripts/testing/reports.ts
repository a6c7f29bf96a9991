import { readFileSync } from 'node:fs';
import { z } from 'zod';

/** State of a test in a report: `flaky` are those that passed at another attempt only. */
export type TestState = 'passed' | 'failed' | 'flaky' | 'skipped';

/** One test of a run, as the report of its suite tells it. */
export interface ReportedTest {
  /** As the report spells it: Vitest's paths are absolute, Playwright's relative to the folder of its tests. */
  file: string;
  /** Titles from the outermost group to the test; none for a file that failed as a whole, as one that could not be loaded. */
  titles: string[];
  /** Playwright's project; undefined in a report of Vitest, which names none. */
  project?: string;
  state: TestState;
  /** Errors that it failed with, one after the other. */
  errors: string[];
  /** Attachments, by name, in Base64 where the report holds them. */
  attachments: { name: string; body?: string | undefined }[];
}

/** Report that a suite wrote; undefined where it wrote none that can be read. */
export function readReport(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}

/** Makes of reports their tests; none of what is no such report. */
export const testsIn = { vitest: testsOfVitest, playwright: testsOfPlaywright };

const vitestReport = z.object({
  testResults: z.array(
    z.object({
      name: z.string(),
      status: z.string(),
      message: z.string().default(''),
      assertionResults: z.array(
        z.object({
          ancestorTitles: z.array(z.string()),
          title: z.string(),
          status: z.string(),
          failureMessages: z.array(z.string()).nullish(),
        }),
      ),
    }),
  ),
});

function testsOfVitest(report: unknown): ReportedTest[] {
  const { data } = vitestReport.safeParse(report);
  return (data?.testResults ?? []).flatMap(({ name, status, message, assertionResults }) => {
    const tests: ReportedTest[] = assertionResults.map((test) => ({
      file: name,
      titles: [...test.ancestorTitles, test.title],
      state: test.status === 'passed' || test.status === 'failed' ? test.status : 'skipped',
      errors: test.failureMessages ?? [],
      attachments: [],
    }));
    const isUnsaid = status === 'failed' && !tests.some(({ state }) => state === 'failed');
    return isUnsaid
      ? [...tests, { file: name, titles: [], state: 'failed', errors: [message], attachments: [] }]
      : tests;
  });
}

const STATES = { expected: 'passed', unexpected: 'failed', flaky: 'flaky', skipped: 'skipped' } as const;

const playwrightSuite = z.object({
  title: z.string(),
  file: z.string(),
  specs: z
    .array(
      z.object({
        title: z.string(),
        tests: z.array(
          z.object({
            projectName: z.string(),
            status: z.enum(Object.keys(STATES) as (keyof typeof STATES)[]),
            results: z.array(
              z.object({
                errors: z.array(z.object({ message: z.string().default('') })).default([]),
                attachments: z.array(z.object({ name: z.string(), body: z.string().optional() })).default([]),
              }),
            ),
          }),
        ),
      }),
    )
    .default([]),
  get suites() {
    return z.array(playwrightSuite).default([]);
  },
});
const playwrightReport = z.object({ suites: z.array(playwrightSuite) });

/** Also of `playwright test --list`, in which every test stands as skipped. */
function testsOfPlaywright(report: unknown): ReportedTest[] {
  const { data } = playwrightReport.safeParse(report);
  // The outermost groups are files.
  return (data?.suites ?? []).flatMap((file) => testsWithin(file, []));
}

function testsWithin({ file, specs, suites }: z.infer<typeof playwrightSuite>, groups: string[]): ReportedTest[] {
  const own = specs.flatMap(({ title, tests }) =>
    tests.map(({ projectName, status, results }) => ({
      file,
      titles: [...groups, title],
      project: projectName,
      state: STATES[status],
      // A flaky test passed in the end: the attempt that failed says why. One whose time is over has two errors: that it is over, and
      // what it waited for.
      errors: results.find(({ errors }) => errors.length > 0)?.errors.map(({ message }) => message) ?? [],
      attachments: results.flatMap(({ attachments }) => attachments),
    })),
  );
  return [...own, ...suites.flatMap((inner) => testsWithin(inner, [...groups, inner.title]))];
}
