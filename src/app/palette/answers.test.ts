import { expect, test } from 'vitest';
import { type Answer, type AnswerKind, findAnswers, nearestMonth } from './answers.ts';

const answer = (kind: AnswerKind, label: string, more: Partial<Answer> = {}): Answer => ({
  key: `${kind} ${label}`,
  kind,
  icon: 'photos',
  label,
  run: () => {},
  ...more,
});
const all = [
  answer('months', 'December 2021', { month: { year: 2021, month: 12 } }),
  answer('months', 'July 2019', { month: { year: 2019, month: 7 } }),
  answer('months', 'Unknown Date'),
  answer('albums', 'Été à Lisbonne'),
  answer('albums', 'Christmas 2021'),
  answer('orders', 'Order SO-2998', { codes: ['SO-2998'], texts: ['Poster Lisbon'] }),
  ...Array.from({ length: 20 }, (_, index) => answer('albums', `Trip ${index}`)),
  answer('pages', 'My orders'),
  answer('actions', 'Select photos'),
];
const found = (wanted: string, date?: Parameters<typeof findAnswers>[2]) =>
  findAnswers(all, wanted, date).flatMap(({ answers }) => answers.map(({ label }) => label));

test('X2 names are found by parts of their words, without accents and case', () => {
  expect(found('ete')).toEqual(['Été à Lisbonne']);
  expect(found('LISB').toSorted()).toEqual(['Order SO-2998', 'Été à Lisbonne']);
  expect(found('#so2998')).toEqual(['Order SO-2998']);
  expect(found('nothing like it')).toEqual([]);
});

test('X2 a date finds its months and leaves the rest to the names; the best kind comes first', () => {
  expect(found('christmas 2021', { year: 2021, months: [12] })).toEqual(['December 2021', 'Christmas 2021']);
  expect(findAnswers(all, 'order', undefined).map(({ kind }) => kind)).toEqual(['orders', 'pages']);
  expect(findAnswers(all, 'my', undefined).map(({ kind }) => kind)).toEqual(['pages']);
});

test('X2 at first there are a few of each kind, and all pages and actions; what is found is not endless', () => {
  expect(findAnswers(all, ' ', undefined).map(({ answers }) => answers.length)).toEqual([3, 3, 1, 1, 1]);
  expect(found('trip')).toHaveLength(8);
});

test('X2 the nearest month is found on either side, and photos without a date are none', () => {
  const months = ['2021-12', '2019-07', 'unknown'].map((key) => ({ key }));
  expect(nearestMonth({ year: 2019, months: [9] }, months)?.key).toBe('2019-07');
  expect(nearestMonth({ year: 2030, months: [1] }, months)?.key).toBe('2021-12');
  expect(nearestMonth({ year: 2020, months: [12, 13, 14] }, months)?.key).toBe('2021-12');
  expect(nearestMonth({ year: undefined, months: [9] }, months)).toBeUndefined();
  expect(nearestMonth({ year: 2019, months: [9] }, [{ key: 'unknown' }])).toBeUndefined();
});
