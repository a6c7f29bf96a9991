import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { afterFirstScreen } from '#lib/first-screen.ts';
import type { ActivationView } from './activation-view.ts';
import { lookAtLibrary } from './library-activation.ts';
import { useActivation } from './use-activation.ts';

/** The same as `useActivation`, for what the library shows itself on: it is asked how it is, and activated when it is not active (O52). */
export function useLiveActivation(): ActivationView {
  const client = useQueryClient();
  useEffect(() => afterFirstScreen(() => lookAtLibrary(client)), [client]);
  return useActivation();
}
