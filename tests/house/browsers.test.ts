import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { beforeAll, expect, it } from 'vitest';
import { problems, usesToJudge } from '../../scripts/browsers/check.ts';
import { fallbacks, tableOfFallbacks } from '../../scripts/browsers/fallbacks.ts';
import type { Use } from '../../scripts/browsers/script-uses.ts';
import { buildTargets } from '../../scripts/browsers/supported.ts';
import { read, root } from './support/project.ts';

/** What some browser of the list lacks, and how it is told. */
const PLANTED_SCRIPT = `
export async function planted(handle: FileSystemFileHandle, element: HTMLElement): Promise<void> {
  await handle.createWritable();
  requestIdleCallback(() => {});
  element.addEventListener('scrollend', () => {});
  const { locks } = navigator;
  const far = [1, 2].at(-1);
  void [locks, far, AbortSignal.any([]), Promise.withResolvers<void>()];
}
`;
const PLANTED_STYLE = `
.planted { text-wrap: pretty; anchor-name: --a; field-sizing: content; color: light-dark(red, blue); }
@supports (anchor-name: --a) { .planted { position-anchor: --a; } }
`;

let uses: Use[];
let planted: Use[];

beforeAll(() => {
  const folder = mkdtempSync(join(tmpdir(), 'browsers-'));
  const files = [join(folder, 'planted.ts'), join(folder, 'planted.css')] as const;
  writeFileSync(files[0], PLANTED_SCRIPT);
  writeFileSync(files[1], PLANTED_STYLE);
  const all = usesToJudge(root, fallbacks, files);
  const names = files.map((file) => relative(root, file));
  uses = all.filter(({ file }) => !names.includes(file));
  planted = all.filter(({ file }) => names.includes(file));
}, 180_000);

it('F2 S46 nothing that a supported browser lacks is used without a fallback, and no fallback is listed in vain', () => {
  expect(problems(root, uses, fallbacks)).toEqual([]);
});

it('S46 what is used beyond the list would be found, and what all browsers have is not', () => {
  expect([...new Set(planted.map(({ api }) => api))].toSorted()).toEqual([
    'api.Element.scrollend_event',
    'api.FileSystemFileHandle.createWritable',
    'api.Navigator.locks',
    'api.Window.requestIdleCallback',
    'css.properties.anchor-name',
    'css.properties.field-sizing',
    'css.properties.field-sizing.content',
    'css.properties.text-wrap.pretty',
  ]);
  // A style that is listed may stand in any sheet, what is to stay in one file in no other.
  const told = problems(root, [...uses, ...planted], fallbacks);
  expect(told).toHaveLength(7);
  expect(told.find((problem) => problem.includes('Navigator.locks'))).toContain('only src/lib/locks.ts may use it');
});

it('S46 a fallback without a test, or that nothing needs any more, would be found', () => {
  const [first] = fallbacks;
  if (!first) throw new Error('There is no fallback');
  const faulty = { ...first, name: 'planted', test: { ...first.test, title: 'no such test' } };
  expect(problems(root, uses, [faulty, ...fallbacks.slice(1)])).toEqual([
    `planted: there is no test "no such test" in ${first.test.file}`,
  ]);
  const unused = { ...first, name: 'planted', apis: ['api.Window.requestIdleCallback'], files: ['src/lib/page.ts'] };
  expect(problems(root, uses, [unused, ...fallbacks])).toEqual([
    'planted: nothing uses api.Window.requestIdleCallback any more',
    'planted: src/lib/page.ts does not use it',
  ]);
});

it('S46 docs/browsers.md has the list of fallbacks as it is', () => {
  expect(read('docs/browsers.md')).toContain(tableOfFallbacks());
});

it('F1 the build is written for the list, of which the oldest is Safari of iOS 18', () => {
  expect(buildTargets().map((target) => target.replace(/[\d.]+$/, ''))).toEqual([
    'chrome',
    'edge',
    'firefox',
    'safari',
    'ios',
  ]);
  expect(buildTargets()).toContain('ios18.0');
});
