import { useQueryClient } from '@tanstack/react-query';
import { useAtomValue } from 'jotai/react';
import { useEffect } from 'react';
import type { ActivationView } from './activation-view.ts';
import { activationAtom } from './activation-view.ts';
import { lookAtLibrary } from './library-activation.ts';

/** How an import, or a deletion of everything, goes on; changes as it does. */
export function useActivation(): ActivationView {
  return useAtomValue(activationAtom);
}

/** The same, for what the library shows itself on: it is asked how it is, and activated when it is not active (O52). */
export function useLiveActivation(): ActivationView {
  const client = useQueryClient();
  useEffect(() => lookAtLibrary(client), [client]);
  return useActivation();
}
