import type { QueryClient } from '@tanstack/react-query';
import { after } from '#lib/timers.ts';
import { orderArchive, orderSharedAlbumArchive } from '#photos/data/archive-writes.ts';
import type { PhotoList } from '#photos/pages/photo-list.ts';
import { subscribeToPush } from '#photos/push/push.ts';
import type { PhotoReference } from '#photos/selection/collect.ts';
import { onPersonalDataClear } from '#session/personal-data.ts';
import { downloadArchive } from './archive-download.ts';
import { tellArchive } from './archive-notices.ts';
import { watchArchive, type ArchiveOutcome } from './archive-watch.ts';
import { ARCHIVE_WAIT_MS, archiveEvent } from './model.ts';
import { forgetOrder, rememberOrder, type OrderedArchive } from './ordered-archives.ts';
import { downloadQueries } from './queries.ts';

/** downloadId -> function that ends the waiting. */
const followed = new Map<string, () => void>();

onPersonalDataClear(() => {
  for (const end of followed.values()) end();
  followed.clear();
});

/**
 * Orders an archive of photos, and waits for it from then on, whatever page the customer goes to (P7.35, P7.36).
 * @throws ApiError when it is refused; nothing has been said then
 */
export async function orderArchiveOf(
  client: QueryClient,
  list: Pick<PhotoList, 'kind' | 'albumId'>,
  photos: readonly PhotoReference[],
): Promise<void> {
  const { id: downloadId } = await order(list, photos);
  const ordered = { downloadId, orderedAt: Date.now() };
  rememberOrder(ordered);
  followArchive(client, ordered);
  void client.invalidateQueries({ queryKey: downloadQueries.list().queryKey });
  // The service says the same once more; a customer who has pressed a button is told now.
  tellArchive('started');
}

function order(
  { kind, albumId }: Pick<PhotoList, 'kind' | 'albumId'>,
  photos: readonly PhotoReference[],
): Promise<{ id: string }> {
  return kind === 'sharedAlbumPhotos' && albumId !== undefined
    ? orderSharedAlbumArchive(
        albumId,
        photos.map(({ imageId, ownerId = '' }) => ({ photoId: imageId, ownerId })),
      )
    : orderArchive(photos.map(({ imageId }) => imageId));
}

/**
 * Waits for an archive on whatever page the customer is, and downloads it when it is ready (P4.33). The list of downloads,
 * where it shows, is read again.
 */
export function followArchive(client: QueryClient, { downloadId, orderedAt }: OrderedArchive): void {
  if (followed.has(downloadId)) return;
  const end = watchArchive(
    downloadId,
    ARCHIVE_WAIT_MS - (Date.now() - orderedAt),
    {
      subscribe: (listener) => subscribeToPush('archive', listener),
      async read() {
        const { items } = await client.fetchQuery({ ...downloadQueries.list(), staleTime: 0 });
        const archive = items.find(({ id }) => id === downloadId);
        return archive && archiveEvent(archive);
      },
      after,
    },
    (outcome) => void conclude(client, downloadId, outcome),
  );
  followed.set(downloadId, end);
}

async function conclude(client: QueryClient, downloadId: string, outcome: ArchiveOutcome): Promise<void> {
  followed.delete(downloadId);
  void client.invalidateQueries({ queryKey: downloadQueries.list().queryKey });
  try {
    // One of which nothing is known after all that time is in the list, when it comes.
    if (outcome === 'finished') {
      await downloadArchive(downloadId);
      tellArchive('finished');
    } else if (outcome === 'error') tellArchive('error');
  } catch (error) {
    tellArchive('error', { error });
  } finally {
    forgetOrder(downloadId);
  }
}
