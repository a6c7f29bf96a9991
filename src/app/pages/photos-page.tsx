import { TimelineScreen } from '#features/timeline/timeline-screen.tsx';
import { laterPart } from '#lib/later-part.ts';
import { libraryNotice } from '#photos/activation/later-notice.ts';
import { addPhotosButton, addPhotosByDrop } from './add-photos.tsx';
import styles from './photos-page.module.css';

/** Not needed before the first pictures (F1). */
const libraryActions = laterPart(() => import('./library-actions.tsx').then(({ LibraryActions }) => LibraryActions));

/** The library by month, with what other features add to it. */
export function PhotosPage() {
  const actions = (
    <div className={styles.later}>
      <libraryActions.Component />
    </div>
  );
  return (
    <>
      <TimelineScreen addPhotos={addPhotosButton()} actions={actions} notice={<libraryNotice.Component />} />
      {addPhotosByDrop()}
    </>
  );
}
