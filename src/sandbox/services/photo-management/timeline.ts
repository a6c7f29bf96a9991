import type { Account } from '../../accounts/accounts.ts';
import { invalidRequest } from '../../core/problem.ts';
import type { Database } from '../../database/database.ts';
import { UNKNOWN_MONTH, countByMonth } from '../../library/photos.ts';

/** Key of the count of photos without a date (O11). */
const UNKNOWN = { year: '1970', month: '1' } as const;

/** Year -> month -> count, years with four digits, months without a leading zero, photos without a date under 1970 -> 1. */
export function timelineMap(database: Database, account: Account): Record<string, Record<string, number>> {
  const years: Record<string, Record<string, number>> = {};
  for (const { month, count } of countByMonth(database, account)) {
    const isUnknown = month === UNKNOWN_MONTH;
    const year = isUnknown ? UNKNOWN.year : String(Math.floor(month / 100)).padStart(4, '0');
    years[year] = { ...years[year], [isUnknown ? UNKNOWN.month : String(month % 100)]: count };
  }
  return years;
}

/**
 * The month that a path names in the words of the timeline map.
 * @throws Problem 400 for words that are never in one
 */
export function monthFromPath({ year, month }: { year: string; month: string }): number {
  if (year === UNKNOWN.year && month === UNKNOWN.month) return UNKNOWN_MONTH;
  if (!/^\d{4}$/.test(year) || !/^([1-9]|1[0-2])$/.test(month)) {
    throw invalidRequest('There is no such month: years have four digits, months count from 1 to 12.');
  }
  return Number(year) * 100 + Number(month);
}
