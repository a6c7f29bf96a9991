import { atom, getDefaultStore } from 'jotai/vanilla';
import { useAtomValue } from 'jotai/react';
import { useEffect } from 'react';
import { afterFirstScreen } from '#lib/first-screen.ts';
import { t } from '#i18n/texts.ts';
import type { ActivationView } from './activation.ts';

export const NOTHING_KNOWN: ActivationView = { phase: 'unknown' };

/** How an import, or a deletion of everything, goes on; src/photos/activation/follow-activation.ts says so. */
export const activationAtom = atom<ActivationView>(NOTHING_KNOWN);

/** How often a page has begun to show the library. */
export const libraryShownAtom = atom(0);

/** Hook: how an import, or a deletion of everything, goes on. */
export function useActivation(): ActivationView {
  return useAtomValue(activationAtom);
}

/** Hook: the same for pages that show the library, which is asked how it is, and activated when it is not active. */
export function useLiveActivation(): ActivationView {
  useEffect(() => afterFirstScreen(() => getDefaultStore().set(libraryShownAtom, (before) => before + 1)), []);
  return useActivation();
}

/** Why nothing can be done with photos: all of them are being deleted. Undefined otherwise. */
export function whyNoActions({ phase }: ActivationView): string | undefined {
  return phase === 'deleting' ? t('activation.deleting.wait') : undefined;
}
