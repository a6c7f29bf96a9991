import { lazy } from 'react';
import { DownloadsLink } from '#features/downloads/downloads-link.tsx';
import { StorageButton } from '#features/storage-status/storage-button.tsx';
import { TimelineScreen } from '#features/timeline/timeline-screen.tsx';
import { libraryNotice } from '#photos/activation/later-notice.ts';
import { addPhotosButton, addPhotosByDrop } from './add-photos.tsx';

const StorageDialog = lazy(() => import('./photos-storage-dialog.tsx').then((module) => ({ default: module.PhotosStorageDialog })));

/** The library by month, with what other features add to it. */
export function PhotosPage() {
  const actions = (
    <>
      <DownloadsLink />
      <StorageButton dialog={StorageDialog} />
    </>
  );
  return (
    <>
      <TimelineScreen addPhotos={addPhotosButton()} actions={actions} notice={<libraryNotice.Component />} />
      {addPhotosByDrop()}
    </>
  );
}
