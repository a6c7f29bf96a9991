import { currentLocale } from '#i18n/texts.ts';
import { formatDateTime, formatDay } from '#lib/dates.ts';
import type { Photo } from './library-queries.ts';
import { takenDate } from './months.ts';

const formats = { day: formatDay, dateTime: formatDateTime };

/** When a photo was taken in words of the language, "5 May 2024" or "5 May 2024 at 14:03". See: [Note: Dates taken are the camera's] */
export function takenOn(photo: Pick<Photo, 'dateTaken'>, format: keyof typeof formats): string | undefined {
  const date = takenDate(photo);
  return date && formats[format](date, currentLocale(), 'UTC');
}
