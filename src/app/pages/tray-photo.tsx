import { useParams } from 'react-router';
import { PhotoPreview } from '#features/preview/parts/photo-preview.tsx';
import { useTray } from '#features/prints/tray/use-tray.ts';
import { ALBUM_GROUP } from '#photos/pages/page-source.ts';

/** Preview of a photo of the print tray. */
export function TrayPhotoPage() {
  const { photoId = '' } = useParams();
  return <PhotoPreview list={useTray().list} photoId={photoId} groupKey={ALBUM_GROUP} />;
}
