import type { QueryClient } from '@tanstack/react-query';
import { getDefaultStore } from 'jotai/vanilla';
import { onShown } from '#lib/events.ts';
import { activationQueries, startActivation } from '#photos/data/activation-queries.ts';
import { libraryQueries } from '#photos/data/library-queries.ts';
import { subscribeToPush } from '#photos/push/push.ts';
import { libraryChanged } from '#photos/changes/whole-library.ts';
import { onPersonalDataClear } from '#session/personal-data.ts';
import { isOpen } from '#vendor/flags/flag-atoms.ts';
import type { Activation, ActivationEnvironment } from './activation.ts';
import { createActivation } from './activation.ts';
import { activationAtom, libraryShownAtom, NOTHING_KNOWN } from './library-activation.ts';

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

/** Asks how the library is whenever a page begins to show it, which no first screen waits for (F2). */
export function followActivation(client: QueryClient): void {
  const look = () => lookAtLibrary(client);
  if (getDefaultStore().get(libraryShownAtom) > 0) look();
  getDefaultStore().sub(libraryShownAtom, look);
}

function environmentOf(client: QueryClient): ActivationEnvironment {
  const { queryKey: countsKey } = libraryQueries.counts();
  return {
    readState: (isFresh) => client.fetchQuery({ ...activationQueries.state(), ...(isFresh && { staleTime: 0 }) }),
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
    whenVisible,
    show: (view) => getDefaultStore().set(activationAtom, view),
  };
}

function whenVisible(run: () => void): () => void {
  const end = onShown(() => {
    end();
    run();
  });
  if (!document.hidden) {
    end();
    run();
  }
  return end;
}
