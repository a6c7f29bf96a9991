import { dateFrom } from '#lib/dates.ts';
import { calendarDaysBetween } from '#lib/days.ts';

/** So many whole months after the last order, or after registration, photos are deleted (P9.7, P9.8). */
export const STORAGE_MONTHS = 18;
/** Storage is safe with so many whole months left, and critical with none (P4.5 to P4.7). */
const SAFE_MONTHS = 3;
const WARNING_MONTHS = 1;

/** What the service tells of an account; dates as ISO datetimes. */
export interface DeletionInfo {
  lastOrderDate: string | null;
  projectedDeletionDate?: string;
  registrationDate: string;
}

/** How long photos are still kept. Days and months are those of the customer's calendar; nothing is left of a date that has passed (O46). */
export interface StorageLeft {
  status: 'safe' | 'warning' | 'critical';
  monthsRemaining: number;
  daysRemaining: number;
  deletesOn: Date;
}

/** How long photos are still kept, counted from `now` (P3.45 to P3.47). */
export function storageLeft(info: DeletionInfo, now: Date): StorageLeft {
  const deletesOn = deletionDate(info);
  const daysRemaining = Math.max(0, calendarDaysBetween(now, deletesOn));
  const monthsRemaining = wholeMonthsBetween(now, deletesOn);
  return { status: statusWith(monthsRemaining), monthsRemaining, daysRemaining, deletesOn };
}

/** The service's own date counts; without it the storage period does (O46). */
function deletionDate({ projectedDeletionDate, lastOrderDate, registrationDate }: DeletionInfo): Date {
  return dateFrom(projectedDeletionDate) ?? addMonths(new Date(lastOrderDate ?? registrationDate), STORAGE_MONTHS);
}

function statusWith(monthsRemaining: number): StorageLeft['status'] {
  if (monthsRemaining >= SAFE_MONTHS) return 'safe';
  return monthsRemaining >= WARNING_MONTHS ? 'warning' : 'critical';
}

/** Months that fit in between, by the calendar: from any time of a day to any time of the same day a month later is one. */
function wholeMonthsBetween(from: Date, to: Date): number {
  const apart = (to.getFullYear() - from.getFullYear()) * 12 + to.getMonth() - from.getMonth();
  const isWhole = calendarDaysBetween(addMonths(from, apart), to) >= 0;
  return Math.max(0, isWhole ? apart : apart - 1);
}

/** The same day of another month, or its last day where that month is shorter. */
function addMonths(date: Date, months: number): Date {
  const moved = new Date(date);
  moved.setMonth(date.getMonth() + months);
  if (moved.getDate() !== date.getDate()) moved.setDate(0);
  return moved;
}
