import { useCallback } from 'react';
import { useLocation, useNavigate, useNavigationType } from 'react-router';
import { paths } from '#paths';

/** Leads back to all addresses, to the one that was saved. */
export function useLeaveSaved(): (id: string | undefined) => void {
  const navigate = useNavigate();
  return useCallback(
    (id) => void navigate(paths.addresses(), { replace: true, state: { savedAddress: id } }),
    [navigate],
  );
}

/** The address that has just been saved; nothing when the page is loaded anew, or come back to. */
export function useSavedAddress(): unknown {
  const { state } = useLocation();
  return useNavigationType() === 'REPLACE' ? state?.savedAddress : undefined;
}
