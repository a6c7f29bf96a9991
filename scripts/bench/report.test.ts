import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { figuresTable, updateDocument } from './report.ts';

const section = {
  photos: 20_000,
  figures: [
    { id: 'F3', what: 'first picture, ms', own: 300, floor: 100 },
    { id: 'F2', what: 'requests until the view is full', own: 33, floor: 30 },
    { id: 'F8', what: 'next photo, ms', own: undefined },
  ],
};
const run = { date: '2026-11-20', commit: 'abc1234', runs: 5, cores: 2 };
const document = await readFile(join(import.meta.dirname, '../../docs/performance.md'), 'utf8');

it('figures stand beside the floor, the bar and whether it is held', () => {
  const table = figuresTable(section);
  expect(table).toContain('| F3 | first picture, ms | 300 | 100 | 3.00 | at most 2.4 x floor | **no** |');
  expect(table).toContain('| F2 | requests until the view is full | 33 | 30 | 1.10 | at most 40 | yes |');
  expect(table).toContain('| F8 | next photo, ms |  |  |  | at most 40 | **no** |');
});

it('a floor that is written as none has no ratio', () => {
  const figure = { id: 'F4', what: 'picture area missing, %', own: 1.8, floor: 1e-12 };
  expect(figuresTable({ figures: [figure] })).toContain('| F4 | picture area missing, % | 1.8 | 0 |  | at most 1 |');
});

it('new figures take the place of the last ones, and the history grows at its beginning', () => {
  const once = updateDocument(document, [section], run);
  const twice = updateDocument(once, [section], { ...run, commit: 'def5678', runs: 1 });
  expect(twice.match(/### 20,000 photos/g)).toHaveLength(1);
  expect(twice).toContain('Measured on 2026-11-20 at def5678, 2 cores, one run.');
  const lines = twice.split('\n').filter((line) => line.startsWith('| 2026-11-20 |'));
  expect(lines.slice(0, 2).map((line) => line.split(' | ')[1])).toEqual(['def5678', 'abc1234']);
  expect(lines[1]).toBe('| 2026-11-20 | abc1234 | 5 | 20,000 | 3.00 |  |  |  | 1 of 3 |');
});

it('a document without a place for figures is left alone', () => {
  for (const broken of ['# Performance\n', document.replace('<!-- figures: begin -->', '')])
    expect(() => updateDocument(broken, [section], run)).toThrow('no place for figures');
});
