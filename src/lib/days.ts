import { isValid } from 'date-fns/isValid';
import { parseISO } from 'date-fns/parseISO';
import { formatDay, withFirst } from './dates.ts';

/** Whether a text has the form YYYY-MM-DD; it need not be a day of the calendar (`dayFrom`). */
export function isIsoDay(text: string | undefined): boolean {
  return /^\d{4}-\d{2}-\d{2}$/.test(text ?? '');
}

/**
 * The day that an ISO date or datetime names, as a moment in it. A date without a time is that day wherever the browser
 * is. Undefined when it is missing or no date.
 */
export function dayFrom(iso: string | undefined): Date | undefined {
  // Its seconds would be rounded up: the last 100 ns of a day, which many services name as its end, to the next one.
  const day = parseISO((iso ?? '').replace(/(\.\d{3})\d+/, '$1'));
  return isValid(day) ? day : undefined;
}

/** Range of days, what they have in common once: "5–8 May 2024". No line ends between a day and its month. The zone is the browser's. */
export function formatDayRange(from: Date, to: Date, locale: string): string {
  const range = new Intl.DateTimeFormat(locale, { dateStyle: 'long' }).formatRange(from, to);
  return withFirst(range.replaceAll(/(?<=\d\.?) (?=\p{L})/gu, '\u00A0'), locale);
}

/** A calendar day written as YYYY-MM-DD, in words: "9 March 1984", the same in every zone. Undefined when it is missing or no day. */
export function formatIsoDay(iso: string | undefined, locale: string): string | undefined {
  const day = isIsoDay(iso) ? dayFrom(iso) : undefined;
  return day && formatDay(day, locale);
}
