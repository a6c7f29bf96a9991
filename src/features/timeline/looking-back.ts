import type { TimelineMonth } from '#photos/data/months.ts';
import { monthFromKey } from '#photos/data/months.ts';

/** Month of an earlier year. */
export interface EarlierMonth {
  key: string;
  year: number;
  count: number;
}

const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * Month to look back at on a day: that month in an earlier year which holds photos. Where several do, they take turns from day to
 * day, so that all of one day see the same (docs/decisions/0081).
 * @param day in the zone of whoever looks
 * @returns undefined where no earlier year has photos of that month
 */
export function monthToLookBackAt(day: Date, months: readonly TimelineMonth[]): EarlierMonth | undefined {
  const earlier = months
    .flatMap(({ key, count }) => {
      const known = monthFromKey(key);
      const isEarlier = known?.month === day.getMonth() + 1 && known.year < day.getFullYear() && count > 0;
      return known && isEarlier ? [{ key, year: known.year, count }] : [];
    })
    .toSorted((one, other) => one.year - other.year);
  const number = Date.UTC(day.getFullYear(), day.getMonth(), day.getDate()) / DAY_MS;
  return earlier[number % earlier.length];
}

/** Months, 1 to 12, of which an earlier year than this one holds photos. */
export function monthsWithEarlier(thisYear: number, months: readonly TimelineMonth[]): number[] {
  const found = months.flatMap(({ key, count }) => {
    const known = monthFromKey(key);
    return known && known.year < thisYear && count > 0 ? [known.month] : [];
  });
  return [...new Set(found)].toSorted((one, other) => one - other);
}
