import { copyAction } from '#features/albums/copy-action.tsx';
import { downloadAction } from '#features/downloads/download-action.ts';
import { deleteAction } from '#photos/actions/delete-action.tsx';
import type { PhotoAction } from '#photos/actions/photo-action.ts';
import type { PhotoActions } from '#photos/actions/photo-actions.ts';
import { removeAction } from '#photos/actions/remove-action.ts';
import { whyNotWhenShared } from '#photos/actions/why-not.ts';
import { isOpen } from '#vendor/gates.ts';

/** What can be done with the photos of each list, in the order of its toolbar (O18). Asked for once flags are known. */
export function photoActions(): PhotoActions {
  const copy = isOpen('copyToAlbum') ? [copyAction] : [];
  const prints = isOpen('orderPrints') ? [printsOfSharedAlbum] : [];
  return {
    photos: [downloadAction, ...copy, deleteAction],
    albumPhotos: [downloadAction, ...copy, removeAction, deleteAction],
    // All but the download is there to say that it is unavailable.
    sharedAlbumPhotos: [downloadAction, ...copy, removeAction, deleteAction, ...prints],
  };
}

/** Nothing is printed from a shared album (P2.124). */
const printsOfSharedAlbum: PhotoAction = { key: 'orderPrints', icon: 'prints', label: 'actions.orderPrints', whyNot: whyNotWhenShared, run: () => {} };
