import type { QueryClient } from '@tanstack/react-query';
import { getDefaultStore } from 'jotai/vanilla';
import { t } from '#i18n/texts.ts';
import { addChunkToAlbum, isForGoneAlbum, removeChunkFromAlbum } from '#photos/data/writes.ts';
import { albumRemoved } from '#photos/changes/album-changes.ts';
import type { LeavingPhotos } from '#photos/changes/library-changes.ts';
import { showAdded, removeFromLists } from '#photos/changes/library-changes.ts';
import { ALBUM_CHUNK_SIZE, ALBUM_MAX_RETRIES } from '#photos/data/limits.ts';
import type { PhotoList } from '#photos/pages/photo-list.ts';
import { selectionModeAtom, selectPhotos } from '#photos/selection/selection-atoms.ts';
import { showToast } from '#ui/toast-store.ts';
import type { PhotoReference } from '#photos/selection/collect.ts';
import { type ChunkRunOptions, runChunks } from './chunk-run.ts';
import { collectFor } from './collecting.tsx';
import { showFailure } from './failure-toast.ts';
import type { Job } from './job-list.ts';
import { jobs, newJobId } from './jobs.ts';
import { neighbourOf } from './gone-photos.ts';
import { type ActionTarget, whyNotWhenShared, type PhotoAction } from './photo-action.ts';
import { existingIds } from './existing-ids.ts';
import { countedProgress } from './time-left.ts';

const inChunks = { chunkSize: ALBUM_CHUNK_SIZE, maxRetries: ALBUM_MAX_RETRIES, waits: true };

/** Takes photos out of the album that they are looked at in (P2.85, P2.69). They stay in the library, so it asks nothing and can be undone. */
export const removeAction: PhotoAction = {
  key: 'removeFromAlbum',
  icon: 'remove-from-album',
  label: 'actions.removeFromAlbum',
  whyNot: whyNotWhenShared,
  async run(target) {
    const { albumId } = target.list;
    const photos = await collectFor(target);
    if (!photos || photos.length === 0 || albumId === undefined) return;
    // Before the bar goes with the button that was pressed (X4); the preview moves on by itself.
    if (!target.photo) neighbourOf(new Set(idsOf(photos)))()?.focus();
    target.done({ removed: true });
    void remove(target, photos, albumId);
  },
};

/** Removes photos: they are gone at once, for the service chunk by chunk behind that; those that it keeps are back. */
async function remove(
  { client, list, photo }: ActionTarget,
  photos: readonly PhotoReference[],
  albumId: string,
): Promise<void> {
  const leaving = removeFromLists(client, list, photos, albumId);
  const count = photos.length;
  const { failed, error } = await runChunks(idsOf(photos), {
    ...inChunks,
    onChunk: showProgress(list, count, {
      icon: 'remove-from-album',
      title: t('album.removingPhotos', { count, amount: count }),
    }),
    call: (chunk) => removeChunkFromAlbum(albumId, chunk).then(() => []),
    look: (left) =>
      existingIds(
        list,
        photos.filter(({ imageId }) => left.includes(imageId)),
      ),
  });
  leaving.restore(failed);
  void leaving.settle();
  const lost = new Set(failed);
  const [back, gone] = [
    photos.filter(({ imageId }) => lost.has(imageId)),
    photos.filter(({ imageId }) => !lost.has(imageId)),
  ];
  if (error) {
    showFailure(t(count === 1 ? 'photo.removeFromAlbumFailed' : 'photos.removeFromAlbumFailed'), error);
    // What has been chosen meanwhile stays.
    if (!photo && !getDefaultStore().get(selectionModeAtom)) selectPhotos(list, back);
  }
  if (gone.length > 0) offerUndo({ client, list, albumId, leaving, photos: gone });
}

interface Removed {
  client: QueryClient;
  list: PhotoList;
  albumId: string;
  leaving: LeavingPhotos;
  photos: readonly PhotoReference[];
}

function offerUndo(removed: Removed): void {
  const count = removed.photos.length;
  showToast({
    tone: 'success',
    text: t('album.photosRemoved', { count, amount: count }),
    action: { label: t('actions.undo'), run: () => void putBack(removed), isOwn: true },
  });
}

/** Puts photos back: they are seen again at once, until the album, read anew, says which could not be put back. */
async function putBack(removed: Removed): Promise<void> {
  const { client, list, albumId, leaving, photos } = removed;
  leaving.restore(idsOf(photos));
  const count = photos.length;
  const { failed, error } = await runChunks(idsOf(photos), {
    ...inChunks,
    onChunk: showProgress(list, count, { icon: 'copy-to-album', title: t('copy.running', { count, amount: count }) }),
    call: (chunk) => addChunkToAlbum(albumId, chunk).then(() => []),
  });
  if (await isForGoneAlbum(error?.cause, albumId)) {
    showToast({ tone: 'failure', text: t('album.gone') });
    return albumRemoved(client, albumId);
  }
  if (error) {
    const lost = new Set(failed);
    showFailure(t('album.saveFailed'), error);
    offerUndo({ ...removed, photos: photos.filter(({ imageId }) => lost.has(imageId)) });
  }
  // Also when all have failed: an answer that got lost may have been a good one (R3).
  await showAdded(client, albumId, idsOf(photos));
}

/** Shows what takes more than one call on the card of jobs. @returns callback for the progress */
function showProgress(
  list: PhotoList,
  total: number,
  about: Pick<Job, 'icon' | 'title'>,
): NonNullable<ChunkRunOptions['onChunk']> {
  if (total <= ALBUM_CHUNK_SIZE) return () => {};
  const id = newJobId('albumPhotos');
  const report: ReturnType<typeof showProgress> = (done, _failed, rate) => {
    if (done >= total) return jobs.remove(id);
    jobs.put({
      id,
      ...about,
      progress: countedProgress(done, total, rate),
      actions: [{ label: t('upload.show'), href: list.path() }],
      endsWithPage: true,
    });
  };
  report(0, [], []);
  return report;
}

function idsOf(photos: readonly PhotoReference[]): string[] {
  return photos.map(({ imageId }) => imageId);
}
