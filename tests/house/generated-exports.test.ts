import { describe, expect, it } from 'vitest';
import { projectFiles, read } from './support/project.ts';
import { exportsWithoutImporter, type SourceFile } from './support/generated-exports.ts';

describe('what is generated', () => {
  const files = projectFiles()
    .filter((path) => /^(generated|src|contracts|tests|scripts)\/.*\.tsx?$/.test(path))
    .map((path) => ({ path, text: read(path) }));

  it('is imported somewhere, all of it', () => {
    expect(exportsWithoutImporter(files)).toEqual([]);
  });

  it('would be found if it was not', () => {
    const planted: SourceFile = {
      path: 'generated/voucher/calls.ts',
      text: `${read('generated/voucher/calls.ts')}\nexport type VoucherOfferOutput = string;\n`,
    };
    expect(exportsWithoutImporter([...files.filter(({ path }) => path !== planted.path), planted])).toEqual([
      'generated/voucher/calls.ts VoucherOfferOutput',
    ]);
  });

  it('holds at most 15,000 lines', () => {
    const lines = projectFiles()
      .filter((path) => path.startsWith('generated/'))
      .reduce((sum, path) => sum + read(path).split('\n').length, 0);
    expect(lines).toBeLessThanOrEqual(15_000);
  });
});

describe('an export', () => {
  const unused = (
    importers: Record<string, string>,
    generated = 'export const a = 1;\nexport type a = number;\nexport function b() {}\n',
  ) =>
    exportsWithoutImporter([
      { path: 'generated/x/hooks.ts', text: generated },
      ...Object.entries(importers).map(([path, text]) => ({ path, text })),
    ]);

  it('counts as imported by name, under another name, and as a type', () => {
    expect(unused({})).toEqual(['generated/x/hooks.ts a', 'generated/x/hooks.ts b']);
    expect(unused({ 'src/q.ts': "import { a, b as c } from '#generated/x/hooks.ts';" })).toEqual([]);
    expect(unused({ 'src/q.ts': "import type { a } from '#generated/x/hooks.ts';" })).toEqual([
      'generated/x/hooks.ts b',
    ]);
    expect(
      unused({
        'src/q.ts': "export { a } from '#generated/x/hooks.ts'; const m = await import('#generated/y/hooks.ts');",
      }),
    ).toEqual(['generated/x/hooks.ts b']);
  });

  it('counts as imported through a file that hands it on, and with the file as a whole', () => {
    const index = { 'generated/x/index.ts': "export * from './hooks.ts';" };
    expect(unused(index)).toEqual(['generated/x/hooks.ts a', 'generated/x/hooks.ts b']);
    expect(unused({ ...index, 'src/q.ts': "import { a } from '#generated/x/index.ts';" })).toEqual([
      'generated/x/hooks.ts b',
    ]);
    expect(unused({ 'src/q.ts': "import * as all from '#generated/x/hooks.ts';" })).toEqual([]);
    expect(unused({ 'src/q.ts': "const all = await import('#generated/x/hooks.ts');" })).toEqual([]);
  });

  it('does not count as imported by another service, or by its own file', () => {
    expect(unused({ 'src/q.ts': "import { a, b } from '#generated/y/hooks.ts';" })).toHaveLength(2);
    expect(unused({}, "import { a } from './hooks.ts';\nexport const a = 1;\n")).toEqual(['generated/x/hooks.ts a']);
  });
});
