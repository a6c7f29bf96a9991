import { deleteAction } from '#photos/actions/delete-action.tsx';
import type { PhotoActions } from '#photos/actions/photo-actions.ts';

/** What can be done with the photos of each list, in the order of its toolbar (O18). */
export function photoActions(): PhotoActions {
  return {
    photos: [deleteAction],
    albumPhotos: [deleteAction],
    sharedAlbumPhotos: [deleteAction],
  };
}
