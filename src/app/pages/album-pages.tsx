import { useParams } from 'react-router';
import { AlbumScreen } from '#features/albums/album-screen.tsx';
import { AlbumsScreen } from '#features/albums/albums-screen.tsx';
import { DownloadAlbum } from '#features/downloads/download-album.tsx';
import { PhotoPreview } from '#features/preview/parts/photo-preview.tsx';
import { useTray } from '#features/prints/tray/use-tray.ts';
import { SharedAlbumScreen } from '#features/shared-albums/shared-album-screen.tsx';
import { PhotosSafe } from '#features/storage-status/photos-safe.tsx';
import { useAddPhotosButton } from '#features/upload/dialog/add-photos-button.tsx';
import { ALBUM_GROUP } from '#photos/pages/page-source.ts';

/** The customer's albums, with what other features add to them. */
export function AlbumsPage() {
  return <AlbumsScreen reassurance={<PhotosSafe />} />;
}

/** An own album, with what other features add to it. */
export function OwnAlbumPage() {
  const { id } = useParams();
  return <AlbumScreen addPhotos={useAddPhotosButton(id)} Download={DownloadAlbum} reassurance={<PhotosSafe />} />;
}

/** A shared album, with what other features add to it. */
export function SharedAlbumPage() {
  return <SharedAlbumScreen Download={DownloadAlbum} />;
}

/** Preview of a photo of the print tray. */
export function TrayPhotoPage() {
  const { photoId = '' } = useParams();
  return <PhotoPreview list={useTray().list} photoId={photoId} groupKey={ALBUM_GROUP} />;
}
