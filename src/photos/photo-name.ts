import { currentLocale, t } from '#i18n/texts.ts';
import { formatDay } from '#lib/dates.ts';
import type { Photo } from './library-queries.ts';
import { takenDate } from './taken.ts';

/** What a photo is called for those who do not see it (X13). */
export function photoName(photo: Pick<Photo, 'dateTaken'>): string {
  const date = takenDate(photo);
  return date ? t('photo.name', { date: formatDay(date, currentLocale()) }) : t('photo.nameUndated');
}
