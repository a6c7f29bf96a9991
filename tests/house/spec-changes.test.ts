import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { locales } from '#vendor/vendors.ts';
import type { Edit, Omission } from './spec-changes/exercise.ts';
import { exercises } from './spec-changes/exercises.ts';
import { countsTable, withCounts } from './spec-changes/table.ts';
import { treeWith, type Tree } from './spec-changes/tree.ts';
import { typesOf, type Types } from './spec-changes/types.ts';
import { localeFaults, type Texts } from './support/locale-faults.ts';
import { projectFiles, read } from './support/project.ts';
import { unusedNames, askedNames } from './support/text-keys.ts';

const edits = exercises.flatMap((exercise) => exercise.edits);
const services = [...new Set(exercises.map(({ service }) => service))];

/** Exits with the number of specs for which the sandbox has no service. */
const REGISTRY = `
  const { services } = await import('./src/sandbox/services/registry.ts');
  const { services: specified } = JSON.parse((await import('node:fs')).readFileSync('generated/index.json', 'utf8'));
  const missing = specified.map(({ slug }) => slug).filter((slug) => !services.some((service) => service.slug === slug));
  console.log('No service for', missing.join());
  process.exit(missing.length);
`;
/** Fails when the form takes another longest name than the spec. */
const FORM = `
  const { albumNameRules } = await import('./src/features/albums/form.ts');
  const takes = async (length) => (await albumNameRules.schema.safeParseAsync({ name: 'a'.repeat(length) })).success;
  if (!(await takes(60))) throw new Error('It refuses a name of 60 characters');
  if (await takes(61)) throw new Error('It takes a name of 61 characters');
`;
/** The house tests of which page has an address, and which a situation in the fault matrix. */
const PAGES = [
  'vitest',
  'run',
  '--project',
  'house',
  'tests/house/routes.test.ts',
  'tests/house/fault-matrix.test.ts',
  '-t',
  'leads to its page|the opening of every page',
];

let tree: Tree;
let types: Types;
const said = new Map<string, { code: number; output: string }>();

beforeAll(async () => {
  tree = treeWith(exercises);
  const run = async (name: string, ...command: string[]) => void said.set(name, await tree.run(...command));
  // The edits that one program looks at are left out together: what it says names each.
  const without = async (check: Omission['check'], ...command: string[]) => {
    const noticed = edits.filter((edit) => edit.omitted?.check === check);
    said.set(`${check} without`, await tree.while(noticed, () => tree.run(...command)));
  };
  // Two lanes: each program takes one core.
  const besideGeneration = async () => {
    await run('specs', 'redocly', 'lint', ...services.map((service) => `openapi/${service}.yaml`));
    await run('diff', 'node', 'scripts/api-diff.ts');
    await run('coverage without', 'node', 'scripts/contracts-coverage.ts');
  };
  const script = (code: string) => ['node', '--input-type=module', '-e', code];
  const recording = async () => {
    await run('contracts', 'node', 'scripts/contracts-run.ts', '--fewer', 'gift-cards', 'order', 'voucher');
    await run('coverage', 'node', 'scripts/contracts-coverage.ts');
    await run(
      'lint',
      'oxlint',
      '--deny-warnings',
      ...new Set(edits.map(({ file }) => file).filter((file) => /\.tsx?$/.test(file))),
    );
    await run('form', ...script(FORM));
    await run('services', ...script(REGISTRY));
    await run('pages', ...PAGES);
  };
  await Promise.all([run('generate', 'node', 'scripts/generate.ts', ...services), besideGeneration()]);
  await Promise.all([recording(), run('types', 'tsc', '--noEmit')]);
  await Promise.all([without('services', ...script(REGISTRY)), without('pages', ...PAGES)]);
  types = typesOf(
    tree.folder,
    edits.flatMap(({ omitted }) => (omitted?.check === 'types' ? [omitted.file] : [])),
  );
}, 600_000);
afterAll(() => tree.remove());

describe('the changes of specs, all of them done', () => {
  it.each(['generate', 'specs', 'types', 'lint', 'services', 'form', 'contracts', 'coverage', 'diff', 'pages'])(
    'pass %s',
    (name) => {
      expect(said.get(name)).toEqual({ code: 0, output: said.get(name)?.output });
    },
  );

  it('leave no language without a text, and no text without use', () => {
    expect([...locales.flatMap((locale) => textsLacking(locale)), ...textsUnused()]).toEqual([]);
  });
});

describe.each(exercises)('$name', (exercise) => {
  const checked = exercise.edits.filter(
    (edit): edit is Edit & { omitted: Omission } => edit.omitted !== undefined && edit.omitted.check !== 'none',
  );

  it('begins with the spec, and touches it alone of all specs', () => {
    expect(exercise.edits.map(({ file }) => file).filter((file) => file.startsWith('openapi/'))).toEqual([
      `openapi/${exercise.service}.yaml`,
    ]);
  });

  it.each(checked)('needs $file', { timeout: 120_000 }, (edit) => {
    const faults = faultsWithout(edit);
    expect(faults, `without ${edit.file}, ${edit.omitted.check} passes`).not.toBe('');
    expect(faults).toContain('says' in edit.omitted ? edit.omitted.says : '');
  });
});

it('the table of docs/contracts.md is what the exercises count', () => {
  expect(
    withCounts(read('docs/contracts.md'), exercises) === read('docs/contracts.md'),
    `npm run api:edits writes it:\n${countsTable(exercises)}`,
  ).toBe(true);
});

/** Output of the check that is to notice a missing edit; empty when it passes. */
function faultsWithout(edit: Edit & { omitted: Omission }): string {
  const { omitted: how } = edit;
  if (how.check === 'types') return types.faultsWith(edit.file, tree.without(edit), how.file).join('\n');
  if (how.check === 'texts')
    return (
      edit.file.endsWith('.json') ? textsLacking(edit.file.replace(/^.*\/|\.json$/g, ''), edit) : textsUnused(edit)
    ).join('\n');
  const { code, output } = said.get(`${how.check} without`) ?? { code: 0, output: '' };
  return code === 0 ? '' : output;
}

/** Faults of the texts of a language in the copy, or without an edit. */
function textsLacking(locale: string, leftOut?: Edit): string[] {
  const textsOf = (name: string): Texts => JSON.parse(inTree(`src/i18n/locales/${name}.json`, leftOut));
  return localeFaults(locale, textsOf(locale), textsOf('en-GB'));
}

/** The texts that nothing shows in the copy, or would show without an edit. */
function textsUnused(leftOut?: Edit): string[] {
  const files = new Set([...projectFiles(), ...edits.map(({ file }) => file)]);
  const sources = [...files].filter(
    (path) => /^src\/.*\.tsx?$/.test(path) && !path.startsWith('src/sandbox/') && !/\.test\.tsx?$/.test(path),
  );
  const names = askedNames(Object.keys(JSON.parse(inTree('src/i18n/locales/en-GB.json'))));
  return unusedNames(
    names,
    sources.map((file) => inTree(file, leftOut)),
    [],
  ).map((name) => `${name} is in no use`);
}

function inTree(file: string, leftOut?: Edit): string {
  return leftOut?.file === file ? (tree.without(leftOut) ?? '') : readFileSync(join(tree.folder, file), 'utf8');
}
