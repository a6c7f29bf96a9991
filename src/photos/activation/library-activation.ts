import { atom, getDefaultStore } from 'jotai/vanilla';
import { useAtomValue } from 'jotai/react';
import { useEffect } from 'react';
import { afterFirstScreen } from '#lib/first-screen.ts';
import { t } from '#i18n/texts.ts';
import type { ActivationView } from './activation.ts';

export const NOTHING_KNOWN: ActivationView = { phase: 'unknown' };

/** State of an import, or of a deletion of everything, set by src/photos/activation/follow-activation.ts. */
export const activationAtom = atom<ActivationView>(NOTHING_KNOWN);

/** Number of times that a page has begun to show the library. */
export const libraryShownAtom = atom(0);

/** Hook: state of an import, or of a deletion of everything. */
export function useActivation(): ActivationView {
  return useAtomValue(activationAtom);
}

/** Hook: that state for pages that show the library, which is read, and activated when it is not active. */
export function useLiveActivation(): ActivationView {
  useEffect(() => afterFirstScreen(() => getDefaultStore().set(libraryShownAtom, (before) => before + 1)), []);
  return useActivation();
}

/** Reason why nothing can be done with photos: all of them are being deleted. Undefined otherwise. */
export function whyNoActions({ phase }: ActivationView): string | undefined {
  return phase === 'deleting' ? t('activation.deleting.wait') : undefined;
}
