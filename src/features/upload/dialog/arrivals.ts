import type { QueryClient } from '@tanstack/react-query';
import { hasStatus } from '#api/api-error.ts';
import { failureText } from '#api/failure-text.ts';
import { t } from '#i18n/texts.ts';
import { showFailure } from '#photos/actions/failure-toast.ts';
import { markRemoved } from '#photos/changes/removed-albums.ts';
import { whyNotRefreshed } from '#photos/data/held-counts.ts';
import { showAdded } from '#photos/changes/library-changes.ts';
import { announceChange, customerOfTab } from '#photos/changes/tab-sync.ts';
import { onPersonalDataClear } from '#session/personal-data.ts';
import { dismissToast, showToast } from '#ui/toast-store.ts';
import type { Uploaded } from '../engine/upload-item.ts';
import { uploads } from '../engine/uploads.ts';
import { countUploads } from './upload-counts.ts';

let arrived: Uploaded[] = [];
/** Albums that photos were meant for, and that are gone. */
const gone = new Set<string>();
let toast: number | undefined;
uploads.onUploaded((one) => {
  arrived.push(one);
  // A page that is being left has no time to find out.
  void customerOfTab();
});
onPersonalDataClear(() => {
  arrived = [];
  gone.clear();
});
// A page that is loaded anew before she has confirmed reads everything again; other tabs do not, and hear of it now.
addEventListener('pagehide', () => {
  for (const albumId of albumsOf(arrived))
    announceChange({ type: 'photosAdded', photoIds: [], ...(albumId !== undefined && { albumId }) });
});

/**
 * Has the photos that have arrived since the last time show in the library, in their albums, and in other tabs (O29). The
 * list forgets them, unless others of it are still on their way. Where they cannot be shown yet, that is said.
 */
export async function showArrived(client: QueryClient): Promise<void> {
  const { underWay, checking } = countUploads(uploads.view().items);
  // Which album they go into instead is still to be said.
  if (underWay + checking === 0 && uploads.view().goneAlbum === undefined) uploads.forget();
  const count = arrived.length;
  if (count === 0) return;
  const { goneAlbum } = uploads.view();
  const albums = albumsOf(arrived.map((one) => (one.albumId === goneAlbum ? { ...one, albumId: undefined } : one)));
  arrived = [];
  toast = showToast({ tone: 'success', text: t('upload.added', { count, amount: count }) });
  await Promise.all([...albums].map((albumId) => showAdded(client, albumId, [])));
  const error = whyNotRefreshed(client);
  // That the page of an album cannot be read anew which is gone is no news.
  const isKnown = hasStatus(error, 404) && (gone.size > 0 || goneAlbum !== undefined);
  if (error !== undefined && !isKnown) showFailure(t(failureText(error) ?? 'photos.loadFailed'), error);
}

/** Photos go into another album than they were meant for, which is gone. @param to undefined for the library alone */
export function goneBefore(from: string, to: string | undefined): void {
  gone.add(from);
  arrived = arrived.map((one) => (one.albumId === from ? { ...one, albumId: to } : one));
}

/** The dialog has closed: whoever looks at an album that turned out to be gone is told, and led away. */
export function leaveGone(client: QueryClient): void {
  for (const albumId of gone) markRemoved(client, albumId);
}

/** The albums that photos have been added to; undefined stands for the library alone. */
function albumsOf(added: readonly Uploaded[]): Set<string | undefined> {
  return new Set(added.map(({ albumId }) => albumId));
}

/** Takes away what was said of photos that have arrived: it would lie over the dialog. */
export function hideArrived(): void {
  if (toast !== undefined) dismissToast(toast);
}
