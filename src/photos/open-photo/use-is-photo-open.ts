import { useLocation } from 'react-router';
import type { RouteKey } from '#paths';
import { routeAt } from '#vendor/route-at.ts';

/** Whether the address is that of a photo, which then lies over its list. @param preview the route of the list's photos */
export function useIsPhotoOpen(preview: RouteKey): boolean {
  return routeAt(useLocation().pathname)?.key === preview;
}
