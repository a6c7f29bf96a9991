import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { linkScreens, publicScreens, screens } from '#app/pages/screens.ts';
import { routeKeys } from '#paths';
import calls from '../resilience/calls.json' with { type: 'json' };
import { allCells } from '../resilience/matrix/all-cells.ts';
import { matrixPage } from '../resilience/matrix/page.ts';
import { pages, withoutSituation } from '../resilience/pages.ts';
import reactions from '../resilience/reactions.json' with { type: 'json' };
import { situations } from '../resilience/situations.ts';

it('R1 the page of the fault matrix follows from what has been reviewed', () => {
  expect(
    readFileSync(join(import.meta.dirname, '../../docs/fault-matrix.md'), 'utf8'),
    'node scripts/fault-matrix.ts writes it',
  ).toBe(matrixPage(reactions));
});

it('R1 the opening of every page is a situation, or there is a reason why not', () => {
  const opened = new Set(pages.map(({ screen }) => screen));
  expect(routeKeys.filter((key) => !opened.has(key) && withoutSituation[key] === undefined)).toEqual([]);
  expect(routeKeys.filter((key) => opened.has(key) && withoutSituation[key] !== undefined)).toEqual([]);
  expect(
    [...screens, ...linkScreens, ...publicScreens]
      .map(({ key }) => key)
      .filter((key) => !opened.has(key) && withoutSituation[key] === undefined),
  ).toEqual([]);
});

it('R1 every situation has been reviewed, under a name of its own, and nothing else', () => {
  const names = situations.map(({ name }) => name);
  expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
  expect(Object.keys(calls).toSorted()).toEqual(names.toSorted());
  expect(
    [...new Set(Object.keys(reactions).map((key) => key.split(' | ')[0]))].filter(
      (name) => !names.includes(name ?? ''),
    ),
  ).toEqual([]);
});

it('R1 every cell has been read, and what has been read is a cell', () => {
  const keys = new Set(allCells.map(({ key }) => key));
  expect(allCells.filter(({ key }) => !(key in reactions)).map(({ key }) => key)).toEqual([]);
  expect(Object.keys(reactions).filter((key) => !keys.has(key))).toEqual([]);
});
