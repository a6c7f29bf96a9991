import { dateFrom } from '#lib/dates.ts';
import type { Photo } from './library-queries.ts';

/** When a photo was taken; undefined when that is not known. January 1970 in UTC is what cameras without a clock write (P5.17). */
export function takenDate({ dateTaken }: Pick<Photo, 'dateTaken'>): Date | undefined {
  const date = dateFrom(dateTaken);
  return date && !(date.getUTCFullYear() === 1970 && date.getUTCMonth() === 0) ? date : undefined;
}
