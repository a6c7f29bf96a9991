import type { QueryClient } from '@tanstack/react-query';
import { hasStatus } from '#api/api-error.ts';
import { failureText } from '#api/failure-text.ts';
import { t } from '#i18n/texts.ts';
import { personalDataClear } from '#lib/personal-data.ts';
import { showFailure } from '#photos/actions/failure-toast.ts';
import { markRemoved } from '#photos/changes/album-changes.ts';
import { showAdded } from '#photos/changes/library-changes.ts';
import { announceChange, customerOfTab } from '#photos/changes/tabs.ts';
import { whyNotRefreshed } from '#photos/changes/frozen-counts.ts';
import { dismissToast, showToast } from '#ui/toast-store.ts';
import type { Uploaded } from '../engine/model.ts';
import { uploads } from '../engine/uploads.ts';
import { countUploads, isIdle } from './upload-status.ts';

let arrived: Uploaded[] = [];
/** Albums that photos were meant for, and that are gone. */
const gone = new Set<string>();
let toast: number | undefined;
uploads.onUploaded((one) => {
  arrived.push(one);
  // A page that is being left has no time to find out.
  void customerOfTab();
});
personalDataClear.on(() => {
  arrived = [];
  gone.clear();
});
// A page that is loaded anew before she has confirmed reads everything again; other tabs do not, and are told now.
addEventListener('pagehide', () => {
  for (const albumId of albumsOf(arrived))
    announceChange({ type: 'photosAdded', photoIds: [], ...(albumId !== undefined && { albumId }) });
});

/**
 * Shows the photos that have arrived since the last call in the library, in their albums, and in other tabs (O29). The list
 * drops them, unless others of it are still on their way, and keeps what she has not seen yet: what she has already, and what failed.
 * A toast says where they cannot be shown yet.
 */
export async function showArrived(client: QueryClient): Promise<void> {
  const { items, goneAlbum } = uploads.view();
  // Which album they go into instead is still to be said.
  if (isIdle(countUploads(items)) && goneAlbum === undefined) uploads.forget('done');
  const count = arrived.length;
  if (count === 0) return;
  const albums = albumsOf(arrived.map((one) => (one.albumId === goneAlbum ? { ...one, albumId: undefined } : one)));
  arrived = [];
  toast = showToast({ tone: 'success', text: t('upload.added', { count, amount: count }) });
  await Promise.all([...albums].map((albumId) => showAdded(client, albumId, [])));
  const error = whyNotRefreshed(client);
  // That the page of an album cannot be read anew which is gone is no news.
  const isKnown = hasStatus(error, 404) && (gone.size > 0 || goneAlbum !== undefined);
  if (error !== undefined && !isKnown) showFailure(t(failureText(error) ?? 'photos.loadFailed'), error);
}

/** Moves arrived photos from an album that is gone to another one. @param to undefined for the library alone */
export function moveArrived(from: string, to: string | undefined): void {
  gone.add(from);
  arrived = arrived.map((one) => (one.albumId === from ? { ...one, albumId: to } : one));
}

/** Marks albums that turned out to be gone as removed: a page that shows one of them says so, and leads away. */
export function leaveGone(client: QueryClient): void {
  for (const albumId of gone) markRemoved(client, albumId);
}

/** The albums that photos have been added to; undefined stands for the library alone. */
function albumsOf(added: readonly Uploaded[]): Set<string | undefined> {
  return new Set(added.map(({ albumId }) => albumId));
}

/** Hides the toast about arrived photos: it would lie over the dialog. */
export function hideArrived(): void {
  if (toast !== undefined) dismissToast(toast);
}
