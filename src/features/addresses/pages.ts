import { useCallback } from 'react';
import { useLocation, useNavigate, useNavigationType } from 'react-router';
import { isCurrentBusinessUser } from '#customer/business-user.ts';
import { paths } from '#paths';

/** Page addresses around delivery addresses; business customers have some of their own (A6.7, O102). */
export interface AddressPages {
  add: string;
  change: (id: string) => string;
}

/** Addresses of those pages for the present customer. */
export function addressPages(): AddressPages {
  return isCurrentBusinessUser()
    ? { add: paths.newB2bAddress(), change: (id) => paths.b2bAddress({ id }) }
    : { add: paths.newAddress(), change: (id) => paths.address({ id }) };
}

/** Hook: navigates back to all addresses, to the one that was saved. */
export function useLeaveSaved(): (id: string | undefined) => void {
  const navigate = useNavigate();
  return useCallback(
    (id) => void navigate(paths.addresses(), { replace: true, state: { savedAddress: id } }),
    [navigate],
  );
}

/** Hook: id of the address that has just been saved; undefined when the page is loaded anew, or come back to. */
export function useSavedAddress(): unknown {
  const { state } = useLocation();
  return useNavigationType() === 'REPLACE' ? state?.savedAddress : undefined;
}
