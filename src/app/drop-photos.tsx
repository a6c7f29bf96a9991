import { useLocation } from 'react-router';
import { PageDrop } from '#features/upload/dialog/page-drop.tsx';
import { routeAt } from '#vendor/route-at.ts';

/** Takes photos that are dropped on a page that shows some of the customer's own, or pasted there (O30). */
export function DropPhotos() {
  const route = routeAt(useLocation().pathname);
  if (route?.key === 'photos') return <PageDrop />;
  return route?.key === 'album' ? <PageDrop albumId={route.params['id']} /> : null;
}
