import type { QueryClient } from '@tanstack/react-query';
import { GoneError } from '#api/api-error.ts';
import { runChunks } from '#photos/actions/chunk-run.ts';
import { albumRemoved } from '#photos/changes/album-changes.ts';
import { showAdded } from '#photos/changes/library-changes.ts';
import { addChunkToAlbum, isForGoneAlbum } from '#photos/data/writes.ts';
import { readPhotos } from '#photos/data/library-queries.ts';
import { ALBUM_CHUNK_SIZE, ALBUM_MAX_RETRIES, PHOTO_SEARCH_PAGES } from '#photos/data/limits.ts';
import { findAmong, pagesFrom } from '#photos/pages/pages-from.ts';
import { uploads } from '../engine/uploads.ts';
import { moveArrived } from './arrivals.ts';
import { uploadDialog } from './dialog-store.ts';

/** Sends photos whose album is gone elsewhere, and removes it from the lists of albums. @param albumId another album; none for the library alone */
export function replaceAlbum(client: QueryClient, gone: string, albumId: string | undefined): void {
  moveArrived(gone, albumId);
  uploadDialog.replaceAlbum(gone, albumId);
  uploads.replaceAlbum(albumId);
  void albumRemoved(client, gone);
}

/**
 * Puts photos that have arrived for an album that is gone into another one.
 * @returns how many there are, and how many of them are not in the library: deleted since, or not listed yet
 * @throws GoneError when there is no such album any more; otherwise the error of the call
 */
export async function putIntoAlbum(
  client: QueryClient,
  { gone, albumId }: { gone: string; albumId: string },
  onProgress: (progress: { done: number; total: number }) => void,
): Promise<{ total: number; left: number }> {
  await uploads.findArrived();
  const uploadIds = uploads
    .view()
    .items.flatMap((item) =>
      item.albumId === gone && item.state === 'done' && item.uploadId !== undefined ? [item.uploadId] : [],
    );
  const total = uploadIds.length;
  onProgress({ done: 0, total });
  const photoIds = await photosOf(uploadIds);
  const { error } = await runChunks(photoIds, {
    chunkSize: ALBUM_CHUNK_SIZE,
    maxRetries: ALBUM_MAX_RETRIES,
    call: (chunk) => addChunkToAlbum(albumId, chunk).then(() => []),
    onChunk: (done) => onProgress({ done, total }),
  });
  if (!error) {
    if (photoIds.length > 0) void showAdded(client, albumId, photoIds);
    return { total, left: total - photoIds.length };
  }
  if (!(await isForGoneAlbum(error.cause, albumId))) throw error.cause;
  void albumRemoved(client, albumId);
  throw new GoneError('The album is not there any more', { cause: error.cause });
}

/** Looks for the photos of uploads among the latest of the library: no call names them. */
async function photosOf(uploadIds: readonly string[]): Promise<string[]> {
  const { signal } = new AbortController();
  const newest = pagesFrom((request) => readPhotos({ sortKey: 'uploaded', sortOrder: 'desc', ...request }, signal));
  const found = await findAmong(newest, new Set(uploadIds), {
    idOf: ({ uploadId }) => uploadId,
    mostPages: PHOTO_SEARCH_PAGES,
  });
  return found.map(({ imageId }) => imageId);
}
