import { differenceInCalendarDays } from 'date-fns/differenceInCalendarDays';
import { currentLocale, t } from '#i18n/texts.ts';
import { formatShortDay } from '#lib/dates.ts';

/** Date of an album, for its card: "Created 05 Mar 2024" (P2.97, P2.98). */
export function createdOn(created: string): string {
  return t('album.created', { date: formatShortDay(new Date(created), currentLocale()) });
}

/**
 * Date of an album, for its page, where the last two days have names (P2.102 to P2.104). Compared are days of the
 * calendar where the customer is (O20).
 */
export function createdLately(created: string, now: Date): string {
  const days = differenceInCalendarDays(now, new Date(created));
  if (days === 0) return t('album.createdToday');
  return days === 1 ? t('album.createdYesterday') : createdOn(created);
}
