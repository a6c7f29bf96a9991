import type { QueryClient } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { t } from '#i18n/texts.ts';
import { requestLock } from '#lib/locks.ts';
import { readStored, type Stored, writeStored } from '#lib/storage.ts';
import { storedUnder } from '#lib/stored-under.ts';
import { sleep } from '#lib/timers.ts';
import { paths } from '#paths';
import { leftElsewhere } from '#photos/changes/library-changes.ts';
import { announceChange } from '#photos/changes/tabs.ts';
import { libraryQueries } from '#photos/data/library-queries.ts';
import { deletePhoto } from '#photos/data/deletion-writes.ts';
import { bucketOf, monthsOf } from '#photos/data/months.ts';
import { librarySource } from '#photos/pages/page-source.ts';
import { SORT_CHOICES } from '#photos/sort/sort.ts';
import { showToast } from '#ui/toast-store.ts';
import { keepFailure } from './failure-toast.ts';
import { existingIds } from './existing-ids.ts';

/*
 * [Note: Deletions are stored until they are confirmed] A tab may end while it holds a deletion back, or before the answer comes.
 * So each is stored under a key of its own, by the photo's id, and the tab has a lock of that name for as long as it works on it.
 * Whoever gets the lock and still finds the key knows that the tab has ended in between: then it is the service that says
 * whether the photo is still there. Nothing is deleted again; the customer is told, and can do that herself.
 */

/** A deletion that the service has not confirmed. */
interface Unconfirmed {
  /** Month that the photo is in: no call reads a single photo. */
  month: string;
  /** Time at which it was sent, in ms since 1970; undefined while it is held back. */
  sentAt?: number;
}

const schema = z.object({ month: z.string(), sentAt: z.optional(z.number()) });
const PREFIX = 'heldDeletion ';

/** Time, in ms, after which a call of a page that has ended has an answer: the timeout of `deletePhotos`. */
const LONGEST_CALL_MS = 30_000;

/** For all tabs, as it outlives its own; forgotten at sign-out (S14). */
const storedAs = (photoId: string): Stored<Unconfirmed> => ({
  key: PREFIX + photoId,
  parse: (value) => schema.safeParse(value).data,
  store: () => localStorage,
});

/** Stores how far a deletion is; undefined once it is over. */
export function writeUnconfirmed(photoId: string, deletion: Unconfirmed | undefined): void {
  writeStored(storedAs(photoId), deletion);
}

/** Holds the lock that tells other tabs that this one works on a deletion, until that is settled. */
export function lockWhilePending(photoId: string, settled: Promise<void>): void {
  void requestLock(PREFIX + photoId, () => settled);
}

/** Deletes what other tabs hold back: when the customer signs out in this one, they cannot any more. */
export function sendPendingOfOtherTabs(): Promise<void>[] {
  return storedUnder(PREFIX).flatMap((photoId) => {
    const deletion = readStored(storedAs(photoId));
    if (!deletion || deletion.sentAt !== undefined) return [];
    writeUnconfirmed(photoId, { ...deletion, sentAt: Date.now() });
    return [deletePhoto(photoId)];
  });
}

/** Tells the customer of photos that she has deleted and that are still there, as the tab ended before that was done. */
export function reportUnconfirmed(client: QueryClient): void {
  for (const photoId of storedUnder(PREFIX))
    void requestLock(PREFIX + photoId, () =>
      // What cannot be found out is left for the next visit.
      settle(client, photoId).catch(() => {}),
    );
}

async function settle(client: QueryClient, photoId: string): Promise<void> {
  const deletion = readStored(storedAs(photoId));
  if (!deletion) return;
  const { month, sentAt } = deletion;
  const inTime = sentAt === undefined ? 0 : sentAt + LONGEST_CALL_MS - Date.now();
  const isThere =
    (await isInMonth(client, photoId, month)) &&
    (inTime <= 0 || (await sleep(inTime).then(() => isInMonth(client, photoId, month))));
  writeUnconfirmed(photoId, undefined);
  // This page may have been loaded before it was done.
  if (!isThere) return leftElsewhere(client, new Set([photoId]), undefined);
  // The page that ended has told the other tabs that it is gone.
  announceChange({ type: 'photosAdded', photoIds: [photoId] });
  const text = t('delete.tooLate');
  const link = { label: t('delete.showPhoto'), href: paths.photoPreview({ id: photoId, in: month }) };
  showToast({
    tone: 'failure',
    text,
    link: { text: link.label, href: link.href },
    onOver: () => keepFailure(text, undefined, link),
  });
}

/** @throws ApiError when the months or their pages cannot be read */
async function isInMonth(client: QueryClient, photoId: string, month: string): Promise<boolean> {
  const [sort] = SORT_CHOICES.photos;
  const groups = monthsOf(await client.ensureQueryData(libraryQueries.timeline()), sort.sortOrder);
  // A month that has gone had no other photo.
  if (!groups.some(({ key }) => bucketOf(key) === bucketOf(month))) return false;
  const there = await existingIds({ groups, pages: { source: librarySource(sort) } }, [
    { imageId: photoId, groupKey: month },
  ]);
  return there.has(photoId);
}
