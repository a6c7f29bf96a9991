import { describe, expect, test } from 'vitest';
import { isMonthKey, monthFromKey, monthKeyOfPhoto, monthsOf } from './months.ts';

const keys = (...args: Parameters<typeof monthsOf>) => monthsOf(...args).map(({ key }) => key);

describe('months of the timeline', () => {
  test('P3.17 P1.1 the map becomes a list of year, month and count, newest first', () => {
    expect(monthsOf({ '2023': { '12': 3 }, '2024': { '5': 30, '10': 2 } }, 'desc')).toEqual([
      { key: '2024-10', year: '2024', month: '10', count: 2 },
      { key: '2024-05', year: '2024', month: '5', count: 30 },
      { key: '2023-12', year: '2023', month: '12', count: 3 },
    ]);
  });

  test('the order follows the sort order', () => {
    expect(keys({ '2023': { '12': 3 }, '2024': { '5': 30, '10': 2 } }, 'asc')).toEqual([
      '2023-12',
      '2024-05',
      '2024-10',
    ]);
  });

  test('P2.35 O11 January 1970 is the bucket of unknown dates, last in either order', () => {
    const counts = { '1970': { '1': 4, '2': 1 }, '1969': { '12': 1 } };
    expect(keys(counts, 'desc')).toEqual(['1970-02', '1969-12', 'unknown']);
    expect(keys(counts, 'asc')).toEqual(['1969-12', '1970-02', 'unknown']);
  });

  test.each([
    ['unknown', 'unknown'],
    ['2024', 'none'],
    ['', '5'],
    ['2024', '13'],
    ['2024', '0'],
  ])(
    'O11 year %j, month %j is the bucket of unknown dates and is asked for as the service spells it',
    (year, month) => {
      expect(monthsOf({ [year]: { [month]: 2 } }, 'desc')).toEqual([{ key: 'unknown', year, month, count: 2 }]);
    },
  );

  test('several buckets of unknown dates have keys of their own', () => {
    expect(keys({ '1970': { '1': 1 }, unknown: { unknown: 1 } }, 'desc')).toEqual(['unknown', 'unknown-2']);
    // Also once the first of them is empty.
    expect(keys({ '1970': { '1': 0 }, unknown: { unknown: 1 } }, 'desc')).toEqual(['unknown-2']);
  });

  test('months without photos are left out', () => {
    expect(keys({ '2024': { '4': 0, '5': 1 }, '1970': { '1': 0 } }, 'desc')).toEqual(['2024-05']);
    expect(monthsOf({}, 'desc')).toEqual([]);
  });

  test('S39 keys that sit on every prototype change nothing', () => {
    const counts: unknown = JSON.parse('{"__proto__": {"5": 1}, "constructor": {"5": 2}}');
    expect(keys(counts as Record<string, Record<string, number>>, 'desc')).toEqual(['unknown', 'unknown-2']);
    expect({}).not.toHaveProperty('5');
  });
});

describe('keys of months', () => {
  test.each(['2024-05', '0099-12', '12024-01', 'unknown', 'unknown-2'])('%s is one', (key) =>
    expect(isMonthKey(key)).toBe(true),
  );
  test.each(['', '2024-5', '2024-13', '2024-00', '24-05', '2024-05-01', 'Unknown', '../2024-05'])('%j is none', (key) =>
    expect(isMonthKey(key)).toBe(false),
  );

  test('year and month can be read from them', () => {
    expect(monthFromKey('2024-05')).toEqual({ year: 2024, month: 5 });
    expect(monthFromKey('unknown')).toBeUndefined();
  });

  test('P5.17 a photo belongs to the month it was taken in, by UTC; without a date to the unknown one', () => {
    expect(monthKeyOfPhoto({ dateTaken: '2024-04-30T23:30:00-02:00' })).toBe('2024-05');
    expect(monthKeyOfPhoto({ dateTaken: '1970-01-15T00:00:00Z' })).toBe('unknown');
    expect(monthKeyOfPhoto({})).toBe('unknown');
  });
});
