import { currentLocale, t } from '#i18n/texts.ts';
import { formatDateTime, formatDay } from '#lib/dates.ts';
import type { Photo } from './library-queries.ts';
import { takenDate } from './months.ts';

/** Name of a photo for those who do not see it (X13). */
export function photoName(photo: Pick<Photo, 'dateTaken'>): string {
  const date = takenOn(photo, 'day');
  return date === undefined ? t('photo.nameUndated') : t('photo.name', { date });
}

const formats = { day: formatDay, dateTime: formatDateTime };

/** Date of a photo in words: "5 May 2024" or "5 May 2024 at 14:03". See: [Note: Dates taken are the camera's] */
export function takenOn(photo: Pick<Photo, 'dateTaken'>, format: keyof typeof formats): string | undefined {
  const date = takenDate(photo);
  return date && formats[format](date, currentLocale(), 'UTC');
}
