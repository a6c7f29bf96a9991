import { t } from '#i18n/texts.ts';
import type { Photo } from './library-queries.ts';
import { takenOn } from './taken.ts';

/** What a photo is called for those who do not see it (X13). */
export function photoName(photo: Pick<Photo, 'dateTaken'>): string {
  const date = takenOn(photo, 'day');
  return date === undefined ? t('photo.nameUndated') : t('photo.name', { date });
}
