import { laterDialog } from '#failures/later-dialog.ts';
import { StorageButton } from '#features/storage-status/storage-button.tsx';
import { TimelineScreen } from '#features/timeline/timeline-screen.tsx';
import { laterPart } from '#lib/later-part.ts';
import { libraryNotice } from '#photos/activation/later-notice.ts';
import { useAddPhotosButton } from './add-photos.tsx';
import styles from './photos-page.module.css';

/** Not needed before the first pictures (F1). */
const downloadsLink = laterPart(() => import('#features/downloads/downloads-link.tsx').then(({ DownloadsLink }) => DownloadsLink));

const storageDialog = laterDialog(() => import('./photos-storage-dialog.tsx').then(({ PhotosStorageDialog }) => PhotosStorageDialog));

/** The library by month, with what other features add to it. */
export function PhotosPage() {
  const actions = (
    <>
      <div className={styles.later}>
        <downloadsLink.Component />
      </div>
      <StorageButton dialog={storageDialog.Component} />
    </>
  );
  return <TimelineScreen addPhotos={useAddPhotosButton()} actions={actions} notice={<libraryNotice.Component />} />;
}
