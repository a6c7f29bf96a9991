import { useLocation } from 'react-router';
import { PageDrop } from '#features/upload/dialog/page-drop.tsx';
import { routeAt } from '#vendor/route-at.ts';

/** Drop target for photos on pages that show some of the customer's own; they can be pasted there, too (O30). */
export function DropPhotos() {
  const route = routeAt(useLocation().pathname);
  if (route?.key === 'photos') return <PageDrop />;
  return route?.key === 'album' ? <PageDrop albumId={route.params['id']} /> : null;
}
