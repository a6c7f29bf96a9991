import { useParams } from 'react-router';
import { AlbumScreen } from '#features/albums/album-screen.tsx';
import { DownloadAlbum } from '#features/downloads/download-album.tsx';
import { PhotosSafe } from '#features/storage-status/photos-safe.tsx';
import { useAddPhotosButton } from './add-photos.tsx';

/** An own album, with what other features add to it. */
export function AlbumPage() {
  const { id } = useParams();
  return <AlbumScreen addPhotos={useAddPhotosButton(id)} Download={DownloadAlbum} reassurance={<PhotosSafe />} />;
}
