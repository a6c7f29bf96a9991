import { copyAction } from '#features/albums/copy-action.tsx';
import { downloadAction, downloadInPartsAction } from '#features/downloads/download-action.ts';
import { printsAction } from '#features/prints/prints-action.tsx';
import { addToTrayAction } from '#features/prints/tray/add-action.ts';
import { takeOutAction } from '#features/prints/tray/take-out.ts';
import { deleteAction } from '#photos/actions/delete-action.tsx';
import type { PhotoAction } from '#photos/actions/photo-action.ts';
import { removeAction } from '#photos/actions/remove-action.ts';
import type { SortablePage } from '#photos/sort/sort.ts';
import { isOpen } from '#vendor/flags/flag-atoms.ts';

/** Actions on the photos of each list, in the order of its toolbar (O18). */
export function photoActions(kind: SortablePage): readonly PhotoAction[] {
  if (kind === 'trayPhotos') return [takeOutAction, printsAction];
  // Of a shared album all but the download is there to say that it is unavailable.
  const remove = kind === 'photos' ? [] : [removeAction];
  const copy = isOpen('copyToAlbum') ? [copyAction] : [];
  const prints = isOpen('orderPrints') ? [addToTrayAction, printsAction] : [];
  return [downloadAction, downloadInPartsAction, ...copy, ...remove, deleteAction, ...prints];
}
