import type { QueryClient } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { correlationIdOf, isSessionOver } from '#api/api-error.ts';
import { removeFromLists } from '#photos/changes/library-changes.ts';
import { DELETE_CHUNK_SIZE, DELETE_MAX_RETRIES } from '#photos/data/limits.ts';
import { requestToShow } from '#photos/open-photo/open-photo.ts';
import { indexOfPhoto } from '#photos/pages/group-model.ts';
import type { PhotoList, PhotoPlace } from '#photos/pages/photo-list.ts';
import { selectPhotos } from '#photos/selection/selection-atoms.ts';
import { deleteChunk } from '#photos/data/deletion-writes.ts';
import type { PhotoReference } from '#photos/selection/collect.ts';
import { t } from '#i18n/texts.ts';
import { readStored, type Stored, writeStored } from '#lib/storage.ts';
import { showToast } from '#ui/toast-store.ts';
import { runChunks } from './chunk-run.ts';
import { keepFailure } from './failure-toast.ts';
import type { Job } from './job-list.ts';
import { jobs, newJobId } from './jobs.ts';
import { countedProgress } from './time-left.ts';
import { existingIds } from './existing-ids.ts';

/** Outcome of a deletion: everything is gone, some photos are back, or all of them. */
type DeleteOutcome = { deleted: number; failed: readonly PhotoReference[]; error?: Error };

export interface Deletion {
  /** The job that can be followed: in the dialog that began it, until it is shown on the card. */
  jobId: string;
  showOnCard: () => void;
  /** Takes the failure off the card again: it is said elsewhere. */
  forget: () => void;
  /** Whether anything is gone, once the first chunk is through. */
  hasBegun: Promise<boolean>;
  outcome: Promise<DeleteOutcome>;
}

/** Deletes many: gone at once, deleted chunk by chunk behind that; those of a chunk that fails for good are back with it. */
export function deleteMany(client: QueryClient, list: PhotoList, photos: readonly PhotoReference[]): Deletion {
  const leaving = removeFromLists(client, list, photos);
  const total = photos.length;
  let job: Job = {
    id: newJobId('delete'),
    icon: 'trash',
    title: t('delete.running', { count: total, amount: total }),
    progress: countedProgress(0, total),
    actions: [{ label: t('upload.show'), href: list.path() }],
    endsWithPage: true,
    isInDialog: true,
  };
  const update = (news: Partial<Job>) => jobs.put((job = { ...job, ...news }));
  update({});
  const begun = Promise.withResolvers<boolean>();
  let failures = 0;
  const run = async (): Promise<DeleteOutcome> => {
    const { failed, error } = await runChunks(
      photos.map(({ imageId }) => imageId),
      {
        waits: true,
        chunkSize: DELETE_CHUNK_SIZE,
        maxRetries: DELETE_MAX_RETRIES,
        call: deleteChunk,
        look: (left) => existingIds(list, ofIds(photos, left)),
        onChunk(done, back, rate) {
          leaving.restore(back);
          failures += back.length;
          update({ progress: countedProgress(done, total, rate) });
          if (done > failures) begun.resolve(true);
        },
      },
    ).finally(() => {
      begun.resolve(false);
      void leaving.settle();
    });
    const outcome = { deleted: photos.length - failed.length, failed: ofIds(photos, failed), ...(error && { error }) };
    if (isSessionOver(error?.cause)) storeUndeleted({ left: failed.length, total: photos.length });
    if (error) update({ ...failedJob(client, list, job.id, outcome.failed, total), ...failureOf(error, total) });
    else jobs.remove(job.id);
    return outcome;
  };
  return {
    jobId: job.id,
    showOnCard: () => job.isInDialog && jobs.has(job.id) && update({ isInDialog: false }),
    forget: () => jobs.remove(job.id),
    hasBegun: begun.promise,
    outcome: run(),
  };
}

function failureOf(error: Error, total: number): Pick<Job, 'failure'> {
  return { failure: { text: deletionFailed(total), reference: correlationIdOf(error.cause) } };
}

/** Text that says that a deletion failed (P8.1, P8.5). @param total photos that were to be deleted */
export function deletionFailed(total: number): string {
  return t(total === 1 ? 'photo.deleteFailed' : 'photos.deleteFailed');
}

/** Photos that could not be deleted: how many, where they are (they are back, and can be selected), and another try. */
function failedJob(
  client: QueryClient,
  list: PhotoList,
  id: string,
  failed: readonly PhotoReference[],
  total: number,
): Partial<Job> {
  const count = failed.length;
  const dismiss = () => jobs.remove(id);
  const select = () => {
    selectPhotos(list, failed);
    const first = firstPlaceOf(failed, list);
    if (first) requestToShow(list.path(), first);
    dismiss();
  };
  const retry = () => {
    dismiss();
    deleteMany(client, list, failed).showOnCard();
  };
  return {
    title: t('delete.left', { count, amount: count, total }),
    progress: undefined,
    endsWithPage: false,
    actions: [
      { label: t('delete.selectLeft', { count, amount: count }), href: list.path(), run: select },
      { label: t('failure.retry'), run: retry },
    ],
    dismiss,
  };
}

/** Place of the first of some photos in a list: the photo itself where it is in memory, else its group's beginning. */
function firstPlaceOf(
  photos: readonly PhotoReference[],
  { groups = [], pages }: Pick<PhotoList, 'groups' | 'pages'>,
): PhotoPlace | undefined {
  const byGroup = Map.groupBy(photos, ({ groupKey }) => groupKey);
  const group = groups.find(({ key }) => byGroup.has(key));
  if (!group) return undefined;
  const state = pages.state(group.key);
  const known = (byGroup.get(group.key) ?? []).flatMap(({ imageId }) => indexOfPhoto(state, imageId) ?? []);
  return { key: group.key, index: known.length > 0 ? Math.min(...known) : 0 };
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

/** Tells once, by a toast, the number of photos that were still there when the session ended. */
export function reportUndeleted(): void {
  const known = readStored(stored);
  if (!known) return;
  writeStored(stored, undefined);
  const { left: count, total } = known;
  const text = `${deletionFailed(total)}. ${t('delete.left', { count, amount: count, total })}`;
  showToast({ tone: 'failure', text, onOver: () => keepFailure(text) });
}

/** The session is over, and with this page goes the card that says what could not be deleted: it is said after the next sign-in (R3). */
function storeUndeleted(left: Undeleted): void {
  writeStored(stored, left);
}

function ofIds(photos: readonly PhotoReference[], photoIds: readonly string[]): PhotoReference[] {
  const ids = new Set(photoIds);
  return photos.filter(({ imageId }) => ids.has(imageId));
}
