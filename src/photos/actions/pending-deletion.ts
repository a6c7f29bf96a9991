import type { QueryClient } from '@tanstack/react-query';
import { getDefaultStore } from 'jotai/vanilla';
import { isSessionOver, mayBeDone } from '#api/api-error.ts';
import { t } from '#i18n/texts.ts';
import { onVisibility } from '#lib/events.ts';
import { personalDataClear } from '#lib/personal-data.ts';
import { removeFromLists } from '#photos/changes/library-changes.ts';
import { announceChange, customerOfTab } from '#photos/changes/tabs.ts';
import { libraryQueries } from '#photos/data/library-queries.ts';
import { deletePhoto } from '#photos/data/deletion-writes.ts';
import { monthKeyOfPhoto } from '#photos/data/months.ts';
import type { PhotoList } from '#photos/pages/photo-list.ts';
import type { PhotoReference } from '#photos/selection/collect.ts';
import { beforeSignOut } from '#session/personal-data.ts';
import { dismissToast, showToast, toastStore } from '#ui/toast-store.ts';
import { showFailure } from './failure-toast.ts';
import { existingIds } from './existing-ids.ts';
import { sendPendingOfOtherTabs, lockWhilePending, writeUnconfirmed } from './unconfirmed-deletions.ts';

/*
 * [Note: A deletion is held back] One photo that is deleted is gone for the customer at once, and for the service once its
 * toast is over: until then Undo brings it back, and nothing has happened. It is sent sooner when another photo is deleted, when
 * the page is hidden or left, when the customer signs out, and when albums or photos have come that are to be counted: counts
 * stand still while a photo is on its way out.
 */

/** Time, in ms, for which Undo is offered (P4.14). */
const UNDO_MS = 8_000;

/** A photo that is gone for the customer and not yet for the service. */
interface PendingDeletion {
  /** Deletes it now. */
  send: () => void;
  /** The customer is gone, and with her all that is shown. */
  forget: () => void;
}

/** Deletion that can be undone; one at most: Undo means the photo that went last. */
let pending: PendingDeletion | undefined;
/** The deletions that have been sent, by the photo. */
const sent = new Map<string, Promise<void>>();

/** Removes a photo from everything that shows it, and deletes it unless that is undone. See: [Note: A deletion is held back] */
export function deferDeletion(client: QueryClient, list: PhotoList, photo: PhotoReference): void {
  sendPending();
  sendPendingOnLeave();
  const { imageId } = photo;
  const month = list.kind === 'photos' ? photo.groupKey : monthKeyOfPhoto(photo);
  const confirmed = Promise.withResolvers<void>();
  const leaving = removeFromLists(client, list, [photo]);
  writeUnconfirmed(imageId, { month });
  lockWhilePending(imageId, confirmed.promise);
  // Known by the time that the page is left, when nothing can be waited for.
  void customerOfTab();

  const end = () => {
    stopWatching();
    stopListening();
    pending = undefined;
  };
  const close = () => {
    confirmed.resolve();
    void leaving.settle();
  };
  const undo = () => {
    // It was sent while its toast was still drawn with the button.
    if (pending !== own) return;
    end();
    leaving.restore([imageId]);
    writeUnconfirmed(imageId, undefined);
    close();
    showToast({ tone: 'info', text: t('delete.undone') });
  };
  const send = () => {
    end();
    // What it says stays, in its place; it has nothing more to offer.
    if (isShown(toast)) showToast({ tone: 'success', text });
    else dismissToast(toast);
    sent.set(imageId, deleteNow());
  };
  const deleteNow = async () => {
    writeUnconfirmed(imageId, { month, sentAt: Date.now() });
    try {
      await deletePhoto(imageId);
      writeUnconfirmed(imageId, undefined);
    } catch (error) {
      if (mayBeDone(error, 400, 404) && (await isGone(list, photo))) return writeUnconfirmed(imageId, undefined);
      leaving.restore([imageId]);
      // With the session goes the page, and with it what it says: it is told after the next sign-in (R3).
      if (isSessionOver(error)) return writeUnconfirmed(imageId, { month });
      writeUnconfirmed(imageId, undefined);
      showFailure(t('photo.deleteFailed'), error);
    } finally {
      sent.delete(imageId);
      close();
    }
  };

  const text = t('photo.deleted');
  const toast = showToast({
    tone: 'success',
    text,
    durationMs: UNDO_MS,
    action: { label: t('actions.undo'), run: undo },
  });
  const own: PendingDeletion = {
    send,
    forget() {
      end();
      dismissToast(toast);
      leaving.restore([imageId]);
      close();
    },
  };
  pending = own;
  const stopWatching = onceGone(toast, () => pending === own && send());
  const stopListening = onCountsAskedFor(client, send);
}

/** Deletes the photo that is held back, if there is one, without waiting any longer. */
function sendPending(): void {
  pending?.send();
}

let isWatching = false;

/** Has deletions sent that are held back, here or in another tab, before it is too late for them. */
export function sendPendingOnLeave(): void {
  if (isWatching) return;
  isWatching = true;
  onVisibility(() => document.hidden && sendPending());
  window.addEventListener('pagehide', () => {
    sendPending();
    // The answers come when nobody is there to tell the other tabs.
    if (sent.size > 0) announceChange({ type: 'photosGone', photoIds: [...sent.keys()] });
  });
  beforeSignOut.on((first) => {
    sendPending();
    for (const deletion of sent.values()) first(deletion);
    for (const deletion of sendPendingOfOtherTabs()) first(deletion);
  });
  personalDataClear.on(() => pending?.forget());
}

/** Calls back when the counts are asked for anew. See: [Note: A deletion is held back] */
function onCountsAskedFor(client: QueryClient, asked: () => void): () => void {
  const [name] = libraryQueries.counts().queryKey;
  return client.getQueryCache().subscribe((event) => {
    const { queryKey } = event.query;
    if (event.type === 'updated' && event.action.type === 'invalidate' && queryKey[0] === name) asked();
  });
}

/** Calls back once a toast is gone: its time is over, or the customer dismissed it. What it offers has been done by then. */
function onceGone(id: number, gone: () => void): () => void {
  let wasShown = false;
  const look = () => {
    if (isShown(id)) wasShown = true;
    else if (wasShown) queueMicrotask(gone);
  };
  look();
  return getDefaultStore().sub(toastStore.visibleAtom, look);
}

function isShown(id: number): boolean {
  return toastStore.visible().some((toast) => toast.id === id);
}

function isGone(list: PhotoList, photo: PhotoReference): Promise<boolean> {
  return existingIds(list, [photo]).then(
    (there) => !there.has(photo.imageId),
    () => false,
  );
}
