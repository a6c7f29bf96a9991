import { useParams } from 'react-router';
import { ALBUM_GROUP } from '#photos/pages/album-source.ts';
import { useAlbumPhotos } from '#photos/pages/use-album-photos.ts';
import { PhotoPreview } from './parts/photo-preview.tsx';

/** A photo of an own album. */
export function AlbumPreviewScreen() {
  const { id = '', photoId = '' } = useParams();
  return <PhotoPreview list={useAlbumPhotos(id).list} photoId={photoId} groupKey={ALBUM_GROUP} />;
}
