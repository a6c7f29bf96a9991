import { expect, test } from 'vitest';
import { monthsOf } from '#photos/data/months.ts';
import { monthsWithEarlier, monthToLookBackAt } from './looking-back.ts';

const months = monthsOf(
  { '2026': { '11': 9 }, '2023': { '11': 4, '3': 2 }, '2019': { '11': 34 }, '1970': { '1': 3 } },
  'desc',
);

test('O181 the month of a day is looked back at in one of the earlier years that have photos of it, with their count', () => {
  const found = monthToLookBackAt(new Date(2026, 10, 25), months);
  expect([2019, 2023]).toContain(found?.year);
  expect(found).toEqual(
    found?.year === 2019 ? { key: '2019-11', year: 2019, count: 34 } : { key: '2023-11', year: 2023, count: 4 },
  );
});

test('O181 on one day it is one year, whatever the hour and the order of the photos; on the next it is the other', () => {
  const at = (day: number, hour: number, order = months) =>
    monthToLookBackAt(new Date(2026, 10, day, hour), order)?.year;
  const [morning, night, otherwise] = [at(25, 0), at(25, 23), at(25, 12, months.toReversed())];
  expect([night, otherwise]).toEqual([morning, morning]);
  expect(at(26, 9)).not.toBe(morning);
  expect(at(27, 9)).toBe(morning);
});

test('O181 there is nothing to look back at without earlier photos of the month: of this year, of no date, or of none', () => {
  expect(monthToLookBackAt(new Date(2026, 3, 1), months)).toBeUndefined();
  expect(monthToLookBackAt(new Date(2019, 10, 1), months)).toBeUndefined();
  expect(monthToLookBackAt(new Date(2026, 0, 1), months)).toBeUndefined();
  expect(monthToLookBackAt(new Date(2026, 10, 1), [])).toBeUndefined();
});

test('O181 an emptied month is no month to look back at', () => {
  const emptied = monthsOf({ '2019': { '11': 0 }, '2020': { '5': 1 } }, 'desc', { withEmpty: true });
  expect(monthToLookBackAt(new Date(2026, 10, 25), emptied)).toBeUndefined();
  expect(monthsWithEarlier(2026, emptied)).toEqual([5]);
});

test('O181 the months that have something to look back at are known beforehand', () => {
  expect(monthsWithEarlier(2026, months)).toEqual([3, 11]);
  expect(monthsWithEarlier(2020, months)).toEqual([11]);
});
