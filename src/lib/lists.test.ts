import { expect, test } from 'vitest';
import { findByWords, pageCountOf, pageNumber } from './lists.ts';

test.each([
  ['3', 3],
  ['1', 1],
  [null, 1],
  ['', 1],
  ['0', 1],
  ['-2', 1],
  ['2.5', 1],
  ['2e3', 1],
  ['two', 1],
  ['99999999999999999999', 1],
])('A5.7 A5.8 the page in the query %j is page %i', (value, page) => {
  expect(pageNumber(value)).toBe(page);
});

test('A2.95 eleven of ten a page are two pages, ten are one, none is one', () => {
  expect([11, 10, 0].map((total) => pageCountOf(total, 10))).toEqual([2, 1, 1]);
});

const names = [
  'Italien 2019–2020',
  'Anna-Maria',
  'L’été à Nice',
  "Mum's 60th",
  'Straßenfest',
  'Søren',
  'Œuvres',
  'Işık',
  'Best of ❤️',
];
const found = (text: string) => findByWords(names, text, (name) => ({ codes: [], texts: [name] }));

test.each([
  ['2019-2020', 'Italien 2019–2020'],
  ['2019–2020', 'Italien 2019–2020'],
  ['anna—maria', 'Anna-Maria'],
  ["l'ete", 'L’été à Nice'],
  ['l’été', 'L’été à Nice'],
  ['mum’s', "Mum's 60th"],
  ['strassenfest', 'Straßenfest'],
  ['STRASSENFEST', 'Straßenfest'],
  ['soren', 'Søren'],
  ['oeuvres', 'Œuvres'],
  ['isik', 'Işık'],
  ['❤️', 'Best of ❤️'],
  ['"Søren"', 'Søren'],
])('X2 the search for %s finds %s, whatever keyboard either was typed on', (text, name) => {
  expect(found(text)).toEqual([name]);
});

test('X2 a search for a sign that nothing has finds nothing, one without any everything', () => {
  expect(found('🎉')).toEqual([]);
  expect(found('  ')).toEqual(names);
});
