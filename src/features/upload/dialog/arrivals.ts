import type { QueryClient } from '@tanstack/react-query';
import { failureText } from '#api/failure-text.ts';
import { t } from '#i18n/texts.ts';
import { showFailure } from '#photos/actions/failure-toast.ts';
import { whyNotRefreshed } from '#photos/held-counts.ts';
import { showAdded } from '#photos/library-changes.ts';
import { announceChange, customerOfTab } from '#photos/tab-sync.ts';
import { onPersonalDataClear } from '#session/personal-data.ts';
import { dismissToast, showToast } from '#ui/toast-store.ts';
import type { Uploaded } from '../engine/upload-item.ts';
import { uploads } from '../engine/uploads.ts';
import { countUploads } from './upload-counts.ts';

let arrived: Uploaded[] = [];
let toast: number | undefined;
uploads.onUploaded((one) => {
  arrived.push(one);
  // A page that is being left has no time to find out.
  void customerOfTab();
});
onPersonalDataClear(() => (arrived = []));
// A page that is loaded anew before she has confirmed reads everything again; other tabs do not, and hear of it now.
addEventListener('pagehide', () => {
  for (const albumId of albumsOf(arrived)) announceChange({ type: 'photosAdded', photoIds: [], ...(albumId !== undefined && { albumId }) });
});

/**
 * Has the photos that have arrived since the last time show in the library, in their albums, and in other tabs (O29). The
 * list forgets them, unless others of it are still on their way. Where they cannot be shown yet, that is said.
 */
export async function showArrived(client: QueryClient): Promise<void> {
  const { underWay, checking } = countUploads(uploads.view().items);
  if (underWay + checking === 0) uploads.forget();
  const count = arrived.length;
  if (count === 0) return;
  const albums = albumsOf(arrived);
  arrived = [];
  toast = showToast({ tone: 'success', text: t('upload.added', { count, amount: count }) });
  await Promise.all([...albums].map((albumId) => showAdded(client, albumId, [])));
  const error = whyNotRefreshed(client);
  if (error !== undefined) showFailure(t(failureText(error) ?? 'photos.loadFailed'), error);
}

/** The albums that photos have been added to; undefined stands for the library alone. */
function albumsOf(added: readonly Uploaded[]): Set<string | undefined> {
  return new Set(added.map(({ albumId }) => albumId));
}

/** Takes away what was said of photos that have arrived: it would lie over the dialog. */
export function hideArrived(): void {
  if (toast !== undefined) dismissToast(toast);
}
