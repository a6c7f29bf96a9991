import type { QueryClient } from '@tanstack/react-query';
import { GoneError } from '#api/api-error.ts';
import type { Rate } from '#lib/rate.ts';
import type { ChunkRunResult } from '#photos/actions/chunk-run.ts';
import { runChunks } from '#photos/actions/chunk-run.ts';
import { withoutGone } from '#photos/actions/gone-photos.ts';
import { showAdded } from '#photos/changes/library-changes.ts';
import { addChunkToAlbum, isForGoneAlbum } from '#photos/data/writes.ts';
import { ALBUM_CHUNK_SIZE, ALBUM_MAX_RETRIES } from '#photos/data/limits.ts';
import type { PhotoList } from '#photos/pages/photo-list.ts';
import type { PhotoReference } from '#photos/selection/collect.ts';

export interface CopyOptions {
  /** List in which they were chosen. */
  list: PhotoList;
  /** Aborted, what has been copied stays and the rest is left. */
  signal: AbortSignal;
  onProgress: (done: number, rate: Rate) => void;
}

/**
 * Puts photos into an album, chunk by chunk, each repeated once (P4.19, O49). What came in shows wherever the album does.
 * @returns undefined when none of them is there any more, which she has been told
 * @throws GoneError when there is no such album any more, and with it nothing of what was put into it
 */
export async function copyPhotos(
  client: QueryClient,
  albumId: string,
  photos: readonly PhotoReference[],
  { list, signal, onProgress }: CopyOptions,
): Promise<ChunkRunResult | undefined> {
  const run = (some: readonly PhotoReference[]) => {
    let copied = photos.length - some.length;
    let through = 0;
    return runChunks(
      some.map(({ imageId }) => imageId),
      {
        chunkSize: ALBUM_CHUNK_SIZE,
        maxRetries: ALBUM_MAX_RETRIES,
        waits: true,
        async call(chunk) {
          signal.throwIfAborted();
          await addChunkToAlbum(albumId, chunk);
          return [];
        },
        // What has failed is not done: it is tried again without those that are gone, and what is shown never goes back.
        onChunk(done, failedOfChunk, rate) {
          copied += done - through - failedOfChunk.length;
          through = done;
          onProgress(copied, rate);
        },
        signal,
      },
    );
  };
  let result = await run(photos);
  const refusal = result.error?.cause;
  if (await isForGoneAlbum(refusal, albumId))
    throw new GoneError('The album is not there any more', { cause: refusal });
  let failed = new Set(result.failed);
  // One photo that is gone has its whole chunk refused.
  const left = await withoutGone(
    { client, list },
    photos.filter(({ imageId }) => failed.has(imageId)),
    refusal,
  );
  const there = left && new Set(left.map(({ imageId }) => imageId));
  const gone = new Set(there && result.failed.filter((photoId) => !there.has(photoId)));
  if (gone.size === photos.length) return undefined;
  if (left) result = await run(left);
  failed = new Set([...result.failed, ...gone]);
  // Also when all have failed: an answer that got lost may have been a good one (R3).
  void showAdded(
    client,
    albumId,
    photos.flatMap(({ imageId }) => (failed.has(imageId) ? [] : [imageId])),
  );
  return result;
}
