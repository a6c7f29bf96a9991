import type { QueryClient } from '@tanstack/react-query';
import { getDefaultStore } from 'jotai/vanilla';
import { onShown } from '#lib/events.ts';
import { personalDataClear } from '#lib/personal-data.ts';
import { activationQueries, startActivation } from '#photos/data/activation-queries.ts';
import { libraryQueries } from '#photos/data/library-queries.ts';
import { subscribeToPush } from '#photos/push/push.ts';
import { libraryChanged } from '#photos/changes/whole-library.ts';
import { isOpen } from '#vendor/flags/flag-atoms.ts';
import type { Activation, ActivationEnvironment } from './activation.ts';
import { createActivation } from './activation.ts';
import { activationAtom, libraryShownAtom, NOTHING_KNOWN } from './library-activation.ts';

let activation: Activation | undefined;

personalDataClear.on(() => {
  activation?.stop();
  activation = undefined;
  getDefaultStore().set(activationAtom, NOTHING_KNOWN);
});

/**
 * Reads the state of the library, unless it is being followed already.
 * @param isEmptied the customer has deleted all photos, or may have: nothing is activated by itself any more (O52)
 */
export function lookAtLibrary(client: QueryClient, isEmptied?: boolean): Promise<void> {
  activation ??= createActivation(environmentOf(client));
  return activation.look(isEmptied);
}

/** Starts the activation once more. */
export function activateAgain(): void {
  void activation?.start();
}

/** Reads the state of the library whenever a page begins to show it, which no first screen waits for (F2). */
export function followActivation(client: QueryClient): void {
  const look = () => void lookAtLibrary(client);
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
