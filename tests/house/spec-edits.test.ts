import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { apiSteps } from '../../scripts/spec-changes/api-steps.ts';
import { runSteps, type Step, type StepResult } from '../../scripts/spec-changes/steps.ts';

/** The service whose spec is edited: small, and with an enum, a list and optional fields in its answers. */
const SERVICE = 'photo-export';
const FILE = `openapi/${SERVICE}.yaml`;
const spec = readFileSync(FILE, 'utf8');
const [major = 0, minor = 0] = (/^ {2}version: (\S+)$/m.exec(spec)?.[1] ?? '').split('.').map(Number);
const [compatible, breaking] = [
  `: compatible, next version ${major}.${minor + 1}.0`,
  `: breaking, next version ${major + 1}.0.0`,
];

const TODAY = "breaks today's services";
const BASELINE = 'breaks our baseline:';

interface Edit {
  name: string;
  replace: [from: string | RegExp, to: string];
  /** Output of the steps that fail; all others pass. */
  fails: Record<string, string[]>;
  passes?: Record<string, string[]>;
}

const edits: Edit[] = [
  {
    name: 'a field is removed',
    replace: [/^ {8}processed: \{ type: string.*\n/m, ''],
    fails: {
      lint: [`${FILE}:`, 'must NOT have unevaluated properties `processed`'],
      typecheck: ['src/features/export/queries.ts', "Property 'processed' does not exist"],
      contracts: ['× ', 'getBackup 200: a finished export', 'processed'],
      verify: [
        `${SERVICE} getBackup: the body as a whole must NOT have unevaluated properties: processed`,
        '✗ getBackup 200: a finished export',
      ],
      diff: [
        breaking,
        `${BASELINE} getBackup, 200 processed: removed  openapi/baseline/${SERVICE}.yaml:`,
        'needs a new major version',
      ],
    },
  },
  {
    name: 'a field is made required',
    replace: ['required: [requested]', 'required: [requested, processed]'],
    fails: {
      lint: [`${FILE}:`, "must have required property 'processed'"],
      typecheck: ['src/sandbox/services/photo-export/handlers.ts', "Property 'processed' is missing"],
      contracts: ['getBackup 200: a pending export', 'The example breaks its schema'],
      verify: [
        `${SERVICE} getBackup: the body as a whole must have required property 'processed'`,
        '✗ getBackup 200: a pending export',
      ],
      diff: [breaking, `${TODAY}: getBackup, 200 processed: made required  ${FILE}:`, 'satisfy us? No: 1 change'],
    },
  },
  {
    name: 'an enum value is added',
    replace: ['enum: [requested, in-progress]', 'enum: [requested, in-progress, cancelled]'],
    fails: { diff: [breaking, `${BASELINE} createBackup, 201 status: enum value "cancelled" added  ${FILE}:`] },
    passes: { contracts: ['interactions, written'] },
  },
  {
    name: 'a status is added',
    replace: [/operationId: getBackup\n[\s\S]*?(?= {8}'500')/, "$&        '503': *serverError\n"],
    fails: { coverage: ['getBackup  ', '✗', ' 1 missing'] },
    passes: {
      contracts: ['interactions, unchanged'],
      diff: [compatible, `compatible: getBackup, 503: added  ${FILE}:`],
    },
  },
  {
    name: 'a path is renamed',
    replace: ['  /backups/{id}/chunks', '  /exports/{id}/chunks'],
    fails: {
      diff: [
        breaking,
        `${TODAY} and our baseline: getBackupChunkUrl: moved from /backups/{id}/chunks/{chunk}/url to /exports/{id}/chunks/{chunk}/url  ${FILE}:`,
      ],
    },
    passes: { contracts: ['interactions, written'] },
  },
  {
    name: 'a type is changed',
    replace: ['size: { type: integer, minimum: 1,', 'size: { type: string,'],
    fails: {
      lint: [`${FILE}:`, '`size` property type must be string'],
      typecheck: ['src/sandbox/services/photo-export/handlers.ts', "Type 'number' is not assignable to type 'string'"],
      contracts: ['getBackup 200: a finished export', 'The example breaks its schema'],
      verify: [`${SERVICE} getBackup: the body /chunks/0/size must be string`, '✗ getBackup 200: a finished export'],
      diff: [
        breaking,
        `${TODAY} and our baseline: getBackup, 200 chunks[].size: type changed from integer to string  `,
      ],
    },
  },
];

const steps = apiSteps([SERVICE]).filter(({ name }) => name !== 'build' && name !== 'unused');
/** What the steps write, and read. */
const WRITTEN = ['contracts', 'generated', 'openapi'];
/** What they only read. */
const PARTS = [
  'orval.config.ts',
  'scripts',
  'src',
  'package.json',
  'redocly.yaml',
  'tests/support/clean-slate.ts',
  'vitest.config.ts',
];
const SEEDS = '.cache/sandbox-seeds';
/** Files that depend on the service: compiling the whole tree six times would take minutes. */
const COMPILED = ['src/**/*.d.ts', 'src/features/export/queries.ts', `src/sandbox/services/${SERVICE}/handlers.ts`];

let folder: string;
const said = new Map<string, StepResult>();
const key = (edit: number, step: string) => `${edit} ${step}`;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'spec-edits-'));
  process.env.PATH = [join(process.cwd(), 'node_modules/.bin'), dirname(process.execPath), process.env.PATH].join(
    delimiter,
  );
  // Most of the time goes into starting programs.
  process.env.NODE_COMPILE_CACHE = join(folder, 'compiled');
  const waiting = edits.entries();
  // Each step by itself, whatever came of those before it; two trees at a time. An edit follows another in the same tree, whose
  // programs are compiled by then.
  const lane = async (name: string) => {
    const root = newTree(name);
    for (const [index, edit] of waiting) {
      takeEdit(root, edit);
      for (const step of steps) said.set(key(index, step.name), await resultOf(step, root));
    }
  };
  await Promise.all([lane('one'), lane('other')]);
}, 600_000);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** A copy of the tree, but for what the steps write. */
function newTree(name: string): string {
  const root = join(folder, name);
  mkdirSync(root);
  symlinkSync(join(process.cwd(), 'node_modules'), join(root, 'node_modules'), 'junction');
  for (const part of PARTS) cpSync(part, join(root, part), { recursive: true });
  // The library of its sandboxes, which takes seconds to make; its sources are the same.
  try {
    if (existsSync(SEEDS)) cpSync(SEEDS, join(root, SEEDS), { recursive: true });
  } catch {
    // Another sandbox has just made them anew: without them each makes its own.
    rmSync(join(root, SEEDS), { recursive: true, force: true });
  }
  writeFileSync(
    join(root, 'tsconfig.json'),
    JSON.stringify({ ...JSON.parse(readFileSync('tsconfig.json', 'utf8')), include: COMPILED }),
  );
  return root;
}

/** Makes what the steps write as it is in the project, the baseline openapi/ as it is, and then one edit of the spec. */
function takeEdit(root: string, { name, replace: [from, to] }: Edit): void {
  for (const part of WRITTEN) {
    rmSync(join(root, part), { recursive: true, force: true });
    cpSync(part, join(root, part), { recursive: true });
  }
  rmSync(join(root, 'openapi/baseline'), { recursive: true });
  cpSync('openapi', join(root, 'openapi/baseline'), {
    recursive: true,
    filter: (source) => !source.includes('baseline'),
  });
  const edited = spec.replace(from, to);
  if (edited === spec) throw new Error(`${FILE} holds no ${from}: ${name}`);
  writeFileSync(join(root, FILE), edited);
}

async function resultOf(step: Step, root: string): Promise<StepResult> {
  const [result] = await runSteps([step], root, () => {});
  if (!result) throw new Error(`${step.name} did not run`);
  return result;
}

describe.each(edits.map((edit, index) => ({ ...edit, index })))('when $name', ({ index, fails, passes = {} }) => {
  test.each(steps.map(({ name }) => ({ name })))('$name says what that means', ({ name }) => {
    const { state, output } = said.get(key(index, name)) ?? { state: 'not run', output: '' };
    expect({ state, output }).toEqual({ state: name in fails ? 'failed' : 'passed', output });
    for (const part of [...(fails[name] ?? []), ...(passes[name] ?? [])]) expect(output).toContain(part);
  });
});
