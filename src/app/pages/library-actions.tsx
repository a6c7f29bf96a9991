import { lazy } from 'react';
import { DownloadsLink } from '#features/downloads/downloads-link.tsx';
import { StorageButton } from '#features/storage-status/storage-button.tsx';

const StorageDialog = lazy(() => import('./photos-storage-dialog.tsx').then((module) => ({ default: module.PhotosStorageDialog })));

/** What can be done with the library as a whole: nothing that anybody waits for (F1). */
export function LibraryActions() {
  return (
    <>
      <DownloadsLink />
      <StorageButton dialog={StorageDialog} />
    </>
  );
}
