import { addMonths } from 'date-fns/addMonths';
import { differenceInCalendarDays } from 'date-fns/differenceInCalendarDays';
import { differenceInCalendarMonths } from 'date-fns/differenceInCalendarMonths';
import { currentLocale, t } from '#i18n/texts.ts';
import { dateFrom, formatMonthOf } from '#lib/dates.ts';

/** Number of whole months after the last order, or after registration, when photos are deleted (P9.7, P9.8). */
export const STORAGE_MONTHS = 18;
/** Number of whole months with which storage is safe; with none it is critical (P4.5 to P4.7). */
const SAFE_MONTHS = 3;
const WARNING_MONTHS = 1;

/** Answer of the service about an account; dates as ISO datetimes. */
export interface DeletionInfo {
  lastOrderDate: string | null;
  projectedDeletionDate?: string;
  registrationDate: string;
}

/** Time for which photos are still stored. Days and months are those of the customer's calendar; nothing is left of a date that has passed (O46). */
export interface StorageLeft {
  status: 'safe' | 'warning' | 'critical';
  monthsRemaining: number;
  daysRemaining: number;
  deletesOn: Date;
}

/** Time for which photos are still stored, counted from `now` (P3.45 to P3.47). */
export function storageLeft(info: DeletionInfo, now: Date): StorageLeft {
  const deletesOn = deletionDate(info);
  const daysRemaining = Math.max(0, differenceInCalendarDays(deletesOn, now));
  const monthsRemaining = wholeMonthsBetween(now, deletesOn);
  return { status: statusWith(monthsRemaining), monthsRemaining, daysRemaining, deletesOn };
}

/** The service's own date counts; without it the storage period does. */
function deletionDate({ projectedDeletionDate, lastOrderDate, registrationDate }: DeletionInfo): Date {
  return dateFrom(projectedDeletionDate) ?? addMonths(new Date(lastOrderDate ?? registrationDate), STORAGE_MONTHS);
}

function statusWith(monthsRemaining: number): StorageLeft['status'] {
  if (monthsRemaining >= SAFE_MONTHS) return 'safe';
  return monthsRemaining >= WARNING_MONTHS ? 'warning' : 'critical';
}

/**
 * Months that fit in between, by the calendar: from any time of a day to any time of the same day a month later is one, and
 * from the 31st to the last day of a shorter month as well. `differenceInMonths` counts two from 31 January to 30 April.
 */
function wholeMonthsBetween(from: Date, to: Date): number {
  const apart = differenceInCalendarMonths(to, from);
  const isWhole = differenceInCalendarDays(to, addMonths(from, apart)) >= 0;
  return Math.max(0, isWhole ? apart : apart - 1);
}

/** Status in a few words: what the button says (P2.22, O7). */
export function stateText({ status, monthsRemaining, daysRemaining, deletesOn }: StorageLeft): string {
  switch (status) {
    case 'safe':
      return t('storage.state.safe', { date: formatMonthOf(deletesOn, currentLocale()) });
    case 'warning':
      return t('storage.state.months', { count: monthsRemaining });
    case 'critical':
      if (daysRemaining > 1) return t('storage.state.days', { count: daysRemaining });
      return t(daysRemaining === 1 ? 'storage.state.tomorrow' : 'storage.state.today');
  }
}
