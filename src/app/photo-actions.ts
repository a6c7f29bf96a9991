import { copyAction } from '#features/albums/copy-action.tsx';
import { downloadAction, downloadInPartsAction } from '#features/downloads/download-action.ts';
import { printsAction } from '#features/prints/prints-action.tsx';
import { addToTrayAction } from '#features/prints/tray/add-action.ts';
import { takeOutAction } from '#features/prints/tray/take-out.ts';
import { deleteAction } from '#photos/actions/delete-action.tsx';
import type { PhotoActions } from '#photos/actions/photo-actions.ts';
import { removeAction } from '#photos/actions/remove-action.ts';
import { isOpen } from '#vendor/flags/flag-atoms.ts';

/** What can be done with the photos of each list, in the order of its toolbar (O18). Asked for once flags are known. */
export function photoActions(): PhotoActions {
  const download = [downloadAction, downloadInPartsAction];
  const copy = isOpen('copyToAlbum') ? [copyAction] : [];
  const prints = isOpen('orderPrints') ? [addToTrayAction, printsAction] : [];
  return {
    photos: [...download, ...copy, deleteAction, ...prints],
    albumPhotos: [...download, ...copy, removeAction, deleteAction, ...prints],
    // All but the download is there to say that it is unavailable.
    sharedAlbumPhotos: [...download, ...copy, removeAction, deleteAction, ...prints],
    trayPhotos: [takeOutAction, printsAction],
  };
}
