import { atom, getDefaultStore } from 'jotai/vanilla';
import { useAtomValue } from 'jotai/react';
import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { after } from '#lib/timers.ts';
import { libraryQueries, startActivation } from '#photos/data/library-queries.ts';
import { subscribeToPush } from '#photos/push/push.ts';
import { libraryChanged } from '#photos/changes/whole-library.ts';
import { onPersonalDataClear } from '#session/personal-data.ts';
import { isOpen } from '#vendor/flags/flag-atoms.ts';
import { afterFirstScreen } from '#lib/first-screen.ts';
import { t } from '#i18n/texts.ts';
import type { Activation, ActivationView, ActivationEnvironment } from './activation.ts';
import { createActivation } from './activation.ts';

const NOTHING_KNOWN: ActivationView = { phase: 'unknown' };

const activationAtom = atom<ActivationView>(NOTHING_KNOWN);

let activation: Activation | undefined;

onPersonalDataClear(() => {
  activation?.stop();
  activation = undefined;
  getDefaultStore().set(activationAtom, NOTHING_KNOWN);
});

/** Asks how the library is, unless that is being followed already. */
export function lookAtLibrary(client: QueryClient): void {
  activation ??= createActivation(environmentOf(client));
  void activation.look();
}

/** Starts the activation once more. */
export function activateAgain(): void {
  void activation?.start();
}

/** Hook: how an import, or a deletion of everything, goes on. */
export function useActivation(): ActivationView {
  return useAtomValue(activationAtom);
}

/** Hook: the same for pages that show the library, which is asked how it is, and activated when it is not active. */
export function useLiveActivation(): ActivationView {
  const client = useQueryClient();
  useEffect(() => afterFirstScreen(() => lookAtLibrary(client)), [client]);
  return useActivation();
}

/** Why nothing can be done with photos: all of them are being deleted. Undefined otherwise. */
export function whyNoActions({ phase }: ActivationView): string | undefined {
  return phase === 'deleting' ? t('activation.deleting.wait') : undefined;
}

function environmentOf(client: QueryClient): ActivationEnvironment {
  const { queryKey: countsKey } = libraryQueries.counts();
  return {
    readState: (isFresh) => client.fetchQuery({ ...libraryQueries.state(), ...(isFresh && { staleTime: 0 }) }),
    start: startActivation,
    async countPhotos() {
      const before = client.getQueryData(countsKey)?.photosCount;
      const { photosCount } = await client.fetchQuery({ ...libraryQueries.counts(), staleTime: 0 });
      if (photosCount !== before) void client.invalidateQueries(libraryQueries.timeline());
      return photosCount;
    },
    refresh: () => libraryChanged(client),
    mayActivate: () => isOpen('reactivation'),
    listen: (onEvent) => subscribeToPush('import', { onMessage: ({ event }) => onEvent(event) }),
    after,
    whenVisible,
    show: (view) => getDefaultStore().set(activationAtom, view),
  };
}

function whenVisible(run: () => void): () => void {
  const ends = new AbortController();
  const look = () => {
    if (document.visibilityState === 'hidden') return;
    ends.abort();
    run();
  };
  document.addEventListener('visibilitychange', look, { signal: ends.signal });
  look();
  return () => ends.abort();
}
