import { matchPath, useLocation } from 'react-router';
import { PageDrop } from '#features/upload/dialog/page-drop.tsx';
import { addressesOf } from '#paths';
import { screenAt } from './screens.ts';

/** Takes photos that are dropped on a page that shows some of the customer's own, or pasted there (O30). */
export function DropPhotos() {
  const { pathname } = useLocation();
  const key = screenAt(pathname)?.key;
  if (key === 'photos') return <PageDrop />;
  if (key !== 'album') return null;
  const match = addressesOf(key).map((address) => matchPath(address, pathname)).find((found) => found !== null);
  return <PageDrop albumId={match?.params['id']} />;
}
