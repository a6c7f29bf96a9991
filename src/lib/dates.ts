/** The date of an ISO datetime, undefined when it is missing or no date. */
export function dateFrom(iso: string | undefined): Date | undefined {
  if (iso === undefined) return undefined;
  const date = new Date(iso);
  return Number.isNaN(date.getTime()) ? undefined : date;
}

/** Day, month, year and time in words of the language: "5 May 2024 at 14:03" (P2.77). The zone is the browser's unless given. */
export function formatDateTime(date: Date, locale: string, timeZone?: string): string {
  return formatter(locale, { dateStyle: 'long', timeStyle: 'short', timeZone }).format(date);
}

/** Day, month and year: "5 May 2024". The zone is the browser's unless given. */
export function formatDay(date: Date, locale: string, timeZone?: string): string {
  return formatter(locale, { dateStyle: 'long', timeZone }).format(date);
}

/** Day, month and year, short: "05 Mar 2024" (P2.98). The zone is the browser's unless given. */
export function formatShortDay(date: Date, locale: string, timeZone?: string): string {
  return formatter(locale, { day: '2-digit', month: 'short', year: 'numeric', timeZone }).format(date);
}

/**
 * How many leaves a wall calendar loses from one moment to another: 0 on the same day, 1 from any time of a day to any time
 * of the next. Days of 23 and 25 hours are days like others. The zone is the browser's unless given.
 */
export function calendarDaysBetween(from: Date, to: Date, timeZone?: string): number {
  return Math.round((utcDay(to, timeZone) - utcDay(from, timeZone)) / DAY_MS);
}

const DAY_MS = 86_400_000;

/** The day that a calendar in the zone shows, as the same day in UTC, in ms. */
export function utcDay(date: Date, timeZone?: string): number {
  const parts = formatter('en-GB', { day: 'numeric', month: 'numeric', year: 'numeric', timeZone }).formatToParts(date);
  const part = (wanted: Intl.DateTimeFormatPartTypes) => Number(parts.find(({ type }) => type === wanted)?.value);
  return Date.UTC(part('year'), part('month') - 1, part('day'));
}

/** Month and year: "May 2024". @param month 1 for January */
export function formatMonth(year: number, month: number, locale: string): string {
  const name = formatter(locale, { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(utcMonth(year, month));
  // A heading begins with a capital, also where months are written small ("mei 2024").
  return name.charAt(0).toLocaleUpperCase(locale) + name.slice(1);
}

/** First moment of a month in UTC; safe for the years 0 to 99, which `Date.UTC` takes for 19xx. */
function utcMonth(year: number, month: number): Date {
  const date = new Date(0);
  date.setUTCFullYear(year, month - 1, 1);
  return date;
}

const formatters = new Map<string, Intl.DateTimeFormat>();

/** Making a formatter costs a hundred times what using it does, and a timeline names every photo. */
function formatter(locale: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = `${locale} ${JSON.stringify(options)}`;
  let known = formatters.get(key);
  if (!known) formatters.set(key, (known = new Intl.DateTimeFormat(locale, options)));
  return known;
}
