import { t } from '#i18n/texts.ts';
import { collectFor } from '#photos/actions/collect-for.tsx';
import { showFailure } from '#photos/actions/failure-toast.ts';
import { forThoseThere } from '#photos/actions/gone-photos.ts';
import type { ActionTarget, PhotoAction } from '#photos/actions/photo-action.ts';
import type { PhotoReference } from '#photos/selection/collect.ts';
import { whyNotWithNone } from '#photos/actions/why-not.ts';
import type { Photo } from '#photos/data/library-queries.ts';
import { DOWNLOAD_LIMIT } from '#photos/data/limits.ts';
import { photoAt, indexOfPhoto } from '#photos/pages/group-model.ts';
import type { PhotoList } from '#photos/pages/photo-list.ts';
import { downloadPhoto } from './photo-download.ts';

/** Saves one photo, or orders an archive of up to 100 (P1.5, P1.6, P2.82, P2.70, P2.125). */
export const downloadAction: PhotoAction = {
  key: 'download',
  icon: 'download',
  label: 'actions.download',
  whyNot: (target) =>
    whyNotWithNone(target) ??
    (target.count > DOWNLOAD_LIMIT ? t('actions.downloadLimit', { limit: DOWNLOAD_LIMIT }) : undefined),
  async run(target) {
    const photos = await collectFor(target);
    if (!photos) return;
    const [only] = photos;
    const photo = target.photo ?? (photos.length === 1 && only ? photoOf(target.list, only) : undefined);
    await (photo ? saveOne(target, photo, photos) : saveMany(target, photos));
  },
};

async function saveOne(target: ActionTarget, photo: Photo, photos: readonly PhotoReference[]): Promise<void> {
  try {
    await forThoseThere(target, photos, () => downloadPhoto(photo, () => {}));
    target.done({ removed: false });
  } catch (error) {
    showFailure(t('photo.downloadFailed'), error);
  }
}

async function saveMany(target: ActionTarget, photos: readonly PhotoReference[]): Promise<void> {
  if (photos.length === 0) return;
  try {
    const { orderArchiveOf } = await import('./order-archive.ts');
    const ordered = await forThoseThere(target, photos, (left) =>
      orderArchiveOf(target.client, target.list, left).then(() => left),
    );
    if (ordered) target.done({ removed: false });
  } catch (error) {
    showFailure(t('photos.downloadFailed'), error);
  }
}

/** The photo itself, when it is in memory. */
function photoOf({ pages }: PhotoList, { groupKey, imageId }: PhotoReference): Photo | undefined {
  const group = pages.state(groupKey);
  const index = indexOfPhoto(group, imageId);
  return index === undefined ? undefined : photoAt(group, index);
}
