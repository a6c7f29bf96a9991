import { currentLocale, t } from '#i18n/texts.ts';
import { formatMonth } from '#lib/dates.ts';
import { monthFromKey } from './months.ts';

/** What a month is called: "May 2024", or "Unknown Date" (P2.35). */
export function monthLabel(key: string): string {
  const known = monthFromKey(key);
  return known ? formatMonth(known.year, known.month, currentLocale()) : t('photos.unknownDate');
}
