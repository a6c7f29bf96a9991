import { lazyDialog } from '#failures/lazy-dialog.ts';
import { DownloadsLink } from '#features/downloads/downloads-link.tsx';
import { StorageButton } from '#features/storage-status/storage-button.tsx';
import { TimelineScreen } from '#features/timeline/timeline-screen.tsx';
import { LibraryNotice } from '#photos/activation/library-notice.tsx';
import { useAddPhotosButton } from './add-photos.tsx';
import styles from './photos-page.module.css';

const storageDialog = lazyDialog(() =>
  import('./photos-storage-dialog.tsx').then(({ PhotosStorageDialog }) => PhotosStorageDialog),
);

/** The library by month, with what other features add to it. */
export function PhotosPage() {
  const actions = (
    <>
      <div className={styles.end}>
        <DownloadsLink />
      </div>
      <StorageButton dialog={storageDialog.Component} />
    </>
  );
  return <TimelineScreen addPhotos={useAddPhotosButton()} actions={actions} notice={<LibraryNotice />} />;
}
