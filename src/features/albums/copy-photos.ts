import type { QueryClient } from '@tanstack/react-query';
import type { ChunkRunResult } from '#photos/actions/chunk-run.ts';
import { runChunks } from '#photos/actions/chunk-run.ts';
import type { PhotoReference } from '#photos/actions/photo-action.ts';
import { addChunkToAlbum } from '#photos/album-queries.ts';
import { showAdded } from '#photos/library-changes.ts';
import { ALBUM_CHUNK_SIZE, ALBUM_MAX_RETRIES } from '#photos/limits.ts';

export interface CopyOptions {
  /** Aborted, what has been copied stays and the rest is left. */
  signal: AbortSignal;
  onProgress: (done: number) => void;
}

/** Puts photos into an album, chunk by chunk, each repeated once (P4.19, O49). What came in shows wherever the album does. */
export async function copyPhotos(client: QueryClient, albumId: string, photos: readonly PhotoReference[], { signal, onProgress }: CopyOptions): Promise<ChunkRunResult> {
  const photoIds = photos.map(({ imageId }) => imageId);
  const result = await runChunks(photoIds, {
    chunkSize: ALBUM_CHUNK_SIZE,
    maxRetries: ALBUM_MAX_RETRIES,
    async call(chunk) {
      signal.throwIfAborted();
      await addChunkToAlbum(albumId, chunk);
      return [];
    },
    onChunk: onProgress,
  });
  const failed = new Set(result.failed);
  // Also when all have failed: an answer that got lost may have been a good one (R3).
  void showAdded(client, albumId, photoIds.filter((photoId) => !failed.has(photoId)));
  return result;
}
