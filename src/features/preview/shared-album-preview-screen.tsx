import { useParams } from 'react-router';
import { ALBUM_GROUP } from '#photos/pages/album-source.ts';
import { useSharedAlbumPhotos } from '#photos/pages/use-album-photos.ts';
import { PhotoPreview } from './parts/photo-preview.tsx';

/** A photo of an album that is shared. */
export function SharedAlbumPreviewScreen() {
  const { id = '', photoId = '' } = useParams();
  return <PhotoPreview list={useSharedAlbumPhotos(id).list} photoId={photoId} groupKey={ALBUM_GROUP} />;
}
