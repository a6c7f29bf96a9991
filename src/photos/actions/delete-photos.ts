import type { QueryClient } from '@tanstack/react-query';
import { hasStatus } from '#api/api-error.ts';
import { takeOut } from '#photos/changes/library-changes.ts';
import { DELETE_CHUNK_SIZE, DELETE_MAX_RETRIES } from '#photos/data/limits.ts';
import type { PhotoList } from '#photos/pages/photo-list.ts';
import { deleteChunk, deletePhoto } from '#photos/data/photo-writes.ts';
import { runChunks } from './chunk-run.ts';
import { rememberLeft } from './left-photos.ts';
import type { PhotoReference } from '#photos/selection/collect.ts';
import { photoJobs } from './photo-jobs.ts';
import { mayBeDone, stillThere } from './still-there.ts';

/** How a deletion ends: everything is gone, some photos are back, or all of them. */
export type DeleteOutcome = { deleted: number; failed: readonly PhotoReference[]; error?: Error };

export interface Deletion {
  /** The job that can be followed. */
  jobId: number;
  /** When the first chunk is through: whether anything is gone. */
  hasBegun: Promise<boolean>;
  outcome: Promise<DeleteOutcome>;
}

/** Deletes one photo: gone at once, back when it fails and the photo is still there (P4.14, P4.15). @throws what the call throws, or "Failed to delete photo!" (P8.6) */
export async function deleteOne(client: QueryClient, list: PhotoList, photo: PhotoReference): Promise<void> {
  const leaving = takeOut(client, list, [photo]);
  try {
    await deletePhoto(photo.imageId);
  } catch (error) {
    if (mayBeDone(error) && (await isGone(list, photo))) return;
    leaving.restore([photo.imageId]);
    throw error;
  } finally {
    void leaving.settle();
  }
}

function isGone(list: PhotoList, photo: PhotoReference): Promise<boolean> {
  return stillThere(list, [photo]).then(
    (there) => !there.has(photo.imageId),
    () => false,
  );
}

/** Deletes many: gone at once, deleted chunk by chunk behind that; those of a chunk that fails for good are back with it (P4.16 to P4.18). */
export function deleteMany(client: QueryClient, list: PhotoList, photos: readonly PhotoReference[]): Deletion {
  const leaving = takeOut(client, list, photos);
  const jobId = photoJobs.start(list, photos.length);
  const begun = Promise.withResolvers<boolean>();
  let failures = 0;
  const run = async (): Promise<DeleteOutcome> => {
    const { failed, error } = await runChunks(
      photos.map(({ imageId }) => imageId),
      {
        chunkSize: DELETE_CHUNK_SIZE,
        maxRetries: DELETE_MAX_RETRIES,
        call: deleteChunk,
        look: (left) => stillThere(list, ofIds(photos, left)),
        onChunk(done, back) {
          leaving.restore(back);
          failures += back.length;
          photoJobs.update(jobId, { done });
          if (done > failures) begun.resolve(true);
        },
      },
    );
    begun.resolve(false);
    void leaving.settle();
    const outcome = { deleted: photos.length - failed.length, failed: ofIds(photos, failed), ...(error && { error }) };
    if (hasStatus(error?.cause, 401)) rememberLeft({ left: failed.length, total: photos.length });
    if (error) photoJobs.update(jobId, { status: 'failed', failed: outcome.failed, error });
    else photoJobs.remove(jobId);
    return outcome;
  };
  return { jobId, hasBegun: begun.promise, outcome: run() };
}

function ofIds(photos: readonly PhotoReference[], photoIds: readonly string[]): PhotoReference[] {
  const ids = new Set(photoIds);
  return photos.filter(({ imageId }) => ids.has(imageId));
}
