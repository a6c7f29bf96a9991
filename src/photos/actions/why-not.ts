import { t } from '#i18n/texts.ts';
import type { PhotoAction } from './photo-action.ts';

type Target = Parameters<PhotoAction['whyNot']>[0];

/** Nothing can be done with no photos (P5.15, P5.16). */
export function whyNotWithNone({ count }: Pick<Target, 'count'>): string | undefined {
  return count === 0 ? t('actions.selectFirst') : undefined;
}

/** The same, and nothing of the kind with the photos of shared albums (P2.122 to P2.124, P5.19, P5.20, O18). */
export function whyNotWhenShared(target: Target): string | undefined {
  return target.list.kind === 'sharedAlbumPhotos' ? t('actions.unavailableShared') : whyNotWithNone(target);
}
