import { useLocation } from 'react-router';
import { useIsVendorConfigPending } from '#vendor/vendor-config.ts';
import { type Screen, screenAt } from './screens.ts';

export interface ScreenState {
  /** The page; undefined for an address that there is none for. */
  screen: Screen | undefined;
  /** The address may still turn out to be one of the vendor's. */
  mayBeVendors: boolean;
}

/** Hook: the page at the address, also once the vendor's own paths have come (A1.17). */
export function useScreen(): ScreenState {
  const { pathname } = useLocation();
  const isPending = useIsVendorConfigPending();
  const screen = screenAt(pathname);
  return { screen, mayBeVendors: screen === undefined && isPending };
}
