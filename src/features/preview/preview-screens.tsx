import { useLocation, useParams } from 'react-router';
import { ALBUM_GROUP } from '#photos/pages/page-source.ts';
import { useAlbumPhotos, useSharedAlbumPhotos } from '#photos/pages/use-album-photos.ts';
import { useLibrary } from '#photos/pages/use-library.ts';
import { PhotoPreview } from './parts/photo-preview.tsx';

/** Preview of a photo of the timeline; the link may name its month (O16). */
export function LibraryPreviewScreen() {
  const { id = '' } = useParams();
  const monthKey = new URLSearchParams(useLocation().search).get('in') ?? undefined;
  return <PhotoPreview list={useLibrary()} photoId={id} groupKey={monthKey} />;
}

/** Preview of a photo of an own album. */
export function AlbumPreviewScreen() {
  const { id = '', photoId = '' } = useParams();
  return <PhotoPreview list={useAlbumPhotos(id).list} photoId={photoId} groupKey={ALBUM_GROUP} />;
}

/** Preview of a photo of a shared album. */
export function SharedAlbumPreviewScreen() {
  const { id = '', photoId = '' } = useParams();
  return <PhotoPreview list={useSharedAlbumPhotos(id).list} photoId={photoId} groupKey={ALBUM_GROUP} />;
}
