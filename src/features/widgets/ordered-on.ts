import { currentLocale, t } from '#i18n/texts.ts';
import { dateFrom, formatDay } from '#lib/dates.ts';

/** When a photo book was ordered, in words; undefined where that is not known. */
export function orderedOn(iso: string | undefined): string | undefined {
  const date = dateFrom(iso);
  return date && t('widgets.orderedOn', { date: formatDay(date, currentLocale()) });
}
