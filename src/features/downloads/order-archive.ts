import type { QueryClient } from '@tanstack/react-query';
import type { PhotoReference } from '#photos/selection/collect.ts';
import { orderArchive, orderSharedAlbumArchive } from '#photos/data/archive-writes.ts';
import type { PhotoList } from '#photos/pages/photo-list.ts';
import { tellArchive } from './archive-notices.ts';
import { followArchive } from './follow-archives.ts';
import { rememberOrder } from './ordered-archives.ts';
import { downloadQueries } from './queries.ts';

/**
 * Orders an archive of photos, and waits for it from then on, whatever page the customer goes to (P7.35, P7.36).
 * @throws ApiError when it is refused; nothing has been said then
 */
export async function orderArchiveOf(
  client: QueryClient,
  list: PhotoList,
  photos: readonly PhotoReference[],
): Promise<void> {
  const { id: downloadId } = await order(list, photos);
  const ordered = { downloadId, orderedAt: Date.now() };
  rememberOrder(ordered);
  followArchive(client, ordered);
  void client.invalidateQueries({ queryKey: downloadQueries.list().queryKey });
  // The service says the same once more; a customer who has pressed a button hears it now.
  tellArchive('started');
}

function order({ kind, albumId }: PhotoList, photos: readonly PhotoReference[]): Promise<{ id: string }> {
  return kind === 'sharedAlbumPhotos' && albumId !== undefined
    ? orderSharedAlbumArchive(
        albumId,
        photos.map(({ imageId, ownerId = '' }) => ({ photoId: imageId, ownerId })),
      )
    : orderArchive(photos.map(({ imageId }) => imageId));
}
