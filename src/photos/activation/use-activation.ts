import { useAtomValue } from 'jotai/react';
import type { ActivationView } from './activation-view.ts';
import { activationAtom } from './activation-view.ts';

/** How an import, or a deletion of everything, goes on; changes as it does. */
export function useActivation(): ActivationView {
  return useAtomValue(activationAtom);
}
