import { AlbumsScreen } from '#features/albums/albums-screen.tsx';
import { PhotosSafe } from '#features/storage-status/photos-safe.tsx';

/** The customer's albums, with what other features add to them. */
export function AlbumsPage() {
  return <AlbumsScreen reassurance={<PhotosSafe />} />;
}
