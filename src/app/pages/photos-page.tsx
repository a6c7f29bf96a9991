import { lazyDialog } from '#failures/lazy-dialog.ts';
import { DownloadsLink, downloadsNewsId } from '#features/downloads/downloads-link.tsx';
import { PhotosSafe } from '#features/storage-status/photos-safe.tsx';
import { StorageButton, storageNewsId } from '#features/storage-status/storage-button.tsx';
import { TimelineScreen } from '#features/timeline/timeline-screen.tsx';
import { useAddPhotosButton } from '#features/upload/dialog/add-photos-button.tsx';
import { LibraryNotice } from '#photos/activation/library-notice.tsx';
import { openPalette } from '../palette/open-palette.tsx';

const storageDialog = lazyDialog(() =>
  import('./photos-storage-dialog.tsx').then(({ PhotosStorageDialog }) => PhotosStorageDialog),
);

/** The library by month, with what other features add to it. */
export function PhotosPage() {
  const more = (
    <>
      <StorageButton dialog={storageDialog.Component} />
      <DownloadsLink />
    </>
  );
  return (
    <TimelineScreen
      addPhotos={useAddPhotosButton()}
      more={more}
      newsIds={`${storageNewsId} ${downloadsNewsId}`}
      notice={<LibraryNotice />}
      reassurance={<PhotosSafe />}
      onFind={openPalette}
    />
  );
}
