import { TimelineScreen } from '#features/timeline/timeline-screen.tsx';
import { addPhotosButton, addPhotosByDrop } from './add-photos.tsx';

/** The library by month, with what other features add to it. */
export function PhotosPage() {
  return (
    <>
      <TimelineScreen addPhotos={addPhotosButton()} />
      {addPhotosByDrop()}
    </>
  );
}
