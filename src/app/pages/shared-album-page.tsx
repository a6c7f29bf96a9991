import { DownloadAlbum } from '#features/downloads/download-album.tsx';
import { SharedAlbumScreen } from '#features/shared-albums/shared-album-screen.tsx';

/** A shared album, with what other features add to it. */
export function SharedAlbumPage() {
  return <SharedAlbumScreen Download={DownloadAlbum} />;
}
