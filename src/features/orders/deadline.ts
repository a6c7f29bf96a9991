import { addDays } from 'date-fns/addDays';
import { startOfDay } from 'date-fns/startOfDay';
import { currentLocale } from '#i18n/texts.ts';
import { formatDateTime, formatDay } from '#lib/dates.ts';
import { dayFrom, isIsoDay } from '#lib/days.ts';

/** Deadline as the services name it: a day or a moment. */
export interface Deadline {
  until: Date;
  /** The whole day counts; without it, the moment. */
  isDay: boolean;
}

/**
 * Deadline that an ISO day or moment names, and the moment from which on it is over; undefined when it is missing or no date. A day
 * without a time is one of the customer's calendar, and over when that day is.
 */
export function deadlineOf(iso: string | undefined): (Deadline & { over: Date }) | undefined {
  const until = dayFrom(iso);
  if (!until) return undefined;
  return isIsoDay(iso)
    ? { until, isDay: true, over: startOfDay(addDays(until, 1)) }
    : { until, isDay: false, over: until };
}

/** A deadline in words: a day as a day, a moment with its time. */
export function formatDeadline({ until, isDay }: Deadline): string {
  return isDay ? formatDay(until, currentLocale()) : formatDateTime(until, currentLocale());
}
