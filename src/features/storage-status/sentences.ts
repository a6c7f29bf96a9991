import { currentLocale, t } from '#i18n/texts.ts';
import { formatDay } from '#lib/dates.ts';
import { STORAGE_MONTHS, type StorageLeft } from './model.ts';

/** Status in one sentence (O7). */
export function statusText({ status, monthsRemaining, daysRemaining }: StorageLeft): string {
  switch (status) {
    case 'safe':
      return t('storage.safe');
    case 'warning':
      return t('storage.warning', { count: monthsRemaining });
    case 'critical':
      return t('storage.critical', { date: dayText(daysRemaining) });
  }
}

/** Name of a day that is near (P4.8 to P4.10). */
function dayText(daysRemaining: number): string {
  if (daysRemaining === 0) return t('storage.today');
  return daysRemaining === 1 ? t('storage.tomorrow') : t('storage.inDays', { count: daysRemaining });
}

/**
 * The one thing that keeps photos which are going to be deleted (O7).
 * @param count photos in the library; undefined while that is not known
 */
export function helpText({ status, deletesOn }: StorageLeft, count: number | undefined): string {
  const months = STORAGE_MONTHS;
  if (count === undefined) return t('storage.helpAll', { months });
  return status === 'critical'
    ? t('storage.help', { count, months })
    : t('storage.helpBefore', { count, months, date: formatDay(deletesOn, currentLocale()) });
}
