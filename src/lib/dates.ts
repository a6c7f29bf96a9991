import { capitalised } from './capitalised.ts';

/** The date of an ISO datetime, undefined when it is missing or no date. */
export function dateFrom(iso: string | undefined): Date | undefined {
  if (iso === undefined) return undefined;
  const date = new Date(iso);
  return Number.isNaN(date.getTime()) ? undefined : date;
}

/** Day, month, year and time in words of the language: "5 May 2024 at 14:03" (P2.77). The zone is the browser's unless given. */
export function formatDateTime(date: Date, locale: string, timeZone?: string): string {
  return withFirst(formatter(locale, { dateStyle: 'long', timeStyle: 'short', timeZone }).format(date), locale);
}

/** Day, month and year: "5 May 2024". The zone is the browser's unless given. */
export function formatDay(date: Date, locale: string, timeZone?: string): string {
  return withFirst(formatter(locale, { dateStyle: 'long', timeZone }).format(date), locale);
}

/**
 * Day, month and year, short: "05 Mar 2024" (P2.98, O20). The zone is the browser's unless given. The language data has no name of
 * the month in a Portuguese date, and one of four letters in an English one.
 */
export function formatShortDay(date: Date, locale: string, timeZone?: string): string {
  return formatter(locale, { day: '2-digit', month: 'short', year: 'numeric', timeZone })
    .format(date)
    .replace(/\/.+\//, ` ${formatter(locale, { month: 'short', timeZone }).format(date)} `)
    .replace('Sept', 'Sep');
}

/** Month and year as a heading: "May 2024", also where a sentence has "mei 2024". @param month 1 for January */
export function formatMonth(year: number, month: number, locale: string): string {
  return capitalised(formatMonthOf(utcMonth(year, month), locale, 'UTC'), locale);
}

/** Month and year of a date within a sentence: "March 2028". The zone is the browser's unless given. */
export function formatMonthOf(date: Date, locale: string, timeZone?: string): string {
  return formatter(locale, { month: 'long', year: 'numeric', timeZone }).format(date);
}

/** Name of a month alone: "May". @param month 1 for January @param style `short` for its abbreviation */
export function formatMonthName(month: number, locale: string, style: 'long' | 'short'): string {
  return formatter(locale, { month: style, timeZone: 'UTC' }).format(utcMonth(2020, month));
}

/** Days in words, the first of a month as an ordinal where the language data forgets that: "1er mai 2024". */
export function withFirst(days: string, locale: string): string {
  return locale === 'fr-FR' ? days.replaceAll(/\b1\b/g, '1er') : days;
}

/** First moment of a month in UTC; safe for the years 0 to 99, which `Date.UTC` takes for 19xx. */
function utcMonth(year: number, month: number): Date {
  const date = new Date(0);
  date.setUTCFullYear(year, month - 1, 1);
  return date;
}

const formatters = new Map<string, Intl.DateTimeFormat>();

/** Cached formatter: making one costs a hundred times what using it does, and a timeline names every photo. */
function formatter(locale: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  // A formatter keeps the zone in which it was made, and a phone takes its page to another one: told by winter and summer.
  const zone = `${new Date(2026, 0).getTimezoneOffset()} ${new Date(2026, 6).getTimezoneOffset()}`;
  const key = `${locale} ${zone} ${JSON.stringify(options)}`;
  let known = formatters.get(key);
  if (!known) formatters.set(key, (known = new Intl.DateTimeFormat(locale, options)));
  return known;
}
