import type { QueryClient } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { hasStatus } from '#api/api-error.ts';
import { removeFromLists } from '#photos/changes/library-changes.ts';
import { DELETE_CHUNK_SIZE, DELETE_MAX_RETRIES } from '#photos/data/limits.ts';
import type { PhotoList } from '#photos/pages/photo-list.ts';
import { deleteChunk } from '#photos/data/deletion-writes.ts';
import type { PhotoReference } from '#photos/selection/collect.ts';
import { t } from '#i18n/texts.ts';
import { readStored, type Stored, writeStored } from '#lib/storage.ts';
import { showToast } from '#ui/toast-store.ts';
import { runChunks } from './chunk-run.ts';
import { photoJobs } from './photo-jobs.ts';
import { stillThere } from './still-there.ts';

/** How a deletion ends: everything is gone, some photos are back, or all of them. */
type DeleteOutcome = { deleted: number; failed: readonly PhotoReference[]; error?: Error };

interface Deletion {
  /** The job that can be followed. */
  jobId: number;
  /** When the first chunk is through: whether anything is gone. */
  hasBegun: Promise<boolean>;
  outcome: Promise<DeleteOutcome>;
}

/** Deletes many: gone at once, deleted chunk by chunk behind that; those of a chunk that fails for good are back with it. */
export function deleteMany(client: QueryClient, list: PhotoList, photos: readonly PhotoReference[]): Deletion {
  const leaving = removeFromLists(client, list, photos);
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
    if (hasStatus(error?.cause, 401)) storeUndeleted({ left: failed.length, total: photos.length });
    if (error) photoJobs.update(jobId, { status: 'failed', failed: outcome.failed, error });
    else photoJobs.remove(jobId);
    return outcome;
  };
  return { jobId, hasBegun: begun.promise, outcome: run() };
}

/** A deletion that ended with the session: how many of how many photos are still there. */
interface Undeleted {
  left: number;
  total: number;
}

const schema = z.object({ left: z.number(), total: z.number() });

/** Of the tab that began it; forgotten at sign-out (S14). */
const stored: Stored<Undeleted> = {
  key: 'leftPhotos',
  parse: (value) => schema.safeParse(value).data,
  store: () => sessionStorage,
};

/** Says, once, how many photos were still there when the session ended. */
export function tellUndeleted(): void {
  const known = readStored(stored);
  if (!known) return;
  writeStored(stored, undefined);
  const { left: count, total } = known;
  showToast({
    tone: 'failure',
    text: `${t('photos.deleteFailed')}. ${t('delete.left', { count, amount: count, total })}`,
    durationMs: Number.POSITIVE_INFINITY,
  });
}

/** The session is over, and with this page goes the card that says what could not be deleted: it is said after the next sign-in (R3). */
function storeUndeleted(left: Undeleted): void {
  writeStored(stored, left);
}

function ofIds(photos: readonly PhotoReference[], photoIds: readonly string[]): PhotoReference[] {
  const ids = new Set(photoIds);
  return photos.filter(({ imageId }) => ids.has(imageId));
}
