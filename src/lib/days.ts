import { dateFrom, formatDay, formatter } from './dates.ts';

/**
 * The day that an ISO date or datetime names, as a moment in it. A date without a time is that day wherever the browser
 * is. Undefined when it is missing or no date.
 */
export function dayFrom(iso: string | undefined): Date | undefined {
  return dateFrom(iso !== undefined && /^\d{4}-\d{2}-\d{2}$/.test(iso) ? `${iso}T00:00` : iso);
}

/** From one day to another, what they have in common said once: "5–8 May 2024". The zone is the browser's unless given. */
export function formatDayRange(from: Date, to: Date, locale: string, timeZone?: string): string {
  return new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone }).formatRange(from, to);
}

/** A calendar day written as YYYY-MM-DD, in words: "9 March 1984", the same in every zone. Undefined when it is missing or no day. */
export function formatIsoDay(iso: string | undefined, locale: string): string | undefined {
  const date = /^\d{4}-\d{2}-\d{2}$/.test(iso ?? '') ? dateFrom(iso) : undefined;
  return date && formatDay(date, locale, 'UTC');
}

/** The day that a calendar in the zone shows, as YYYY-MM-DD. The zone is the browser's unless given. */
export function isoDay(date: Date, timeZone?: string): string {
  return new Date(utcDay(date, timeZone)).toISOString().slice(0, 10);
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
function utcDay(date: Date, timeZone?: string): number {
  const parts = formatter('en-GB', { day: 'numeric', month: 'numeric', year: 'numeric', timeZone }).formatToParts(date);
  const part = (wanted: Intl.DateTimeFormatPartTypes) => Number(parts.find(({ type }) => type === wanted)?.value);
  return Date.UTC(part('year'), part('month') - 1, part('day'));
}
