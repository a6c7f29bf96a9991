import { matchPath, useLocation } from 'react-router';
import type { RouteKey } from '#paths';
import { addressesOf } from '#paths';

/** Whether the address is that of a photo, which then lies over its list. @param preview the route of the list's photos */
export function useIsPhotoOpen(preview: RouteKey): boolean {
  const { pathname } = useLocation();
  return addressesOf(preview).some((path) => matchPath(path, pathname));
}
