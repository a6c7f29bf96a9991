import type { QueryClient } from '@tanstack/react-query';
import { onPersonalDataClear } from '#session/personal-data.ts';
import { albumCreated, albumRemoved, albumRenamed } from './album-changes.ts';
import { markRemoved } from './removed-albums.ts';
import { leftElsewhere, showAdded } from './library-changes.ts';
import { libraryChanged, libraryEmptied } from './whole-library.ts';
import { tabChannel } from './tab-channel.ts';
import { changeIn } from './tab-message.ts';
import type { LibraryChange } from './tab-sync.ts';
import { customerOfTab, takeOver } from './tab-sync.ts';

/**
 * Takes over what other tabs of the same customer change, without a reload. A tab that nobody looks at does so when
 * somebody does, so that many open tabs do not all ask the services at once.
 * @param onEmptied callback once another tab has deleted all photos of the library
 */
export function followOtherTabs(client: QueryClient, onEmptied: () => void): void {
  let waiting: LibraryChange[] = [];
  onPersonalDataClear(() => (waiting = []));

  const catchUp = () => {
    if (document.visibilityState === 'hidden') return;
    const changes = waiting;
    waiting = [];
    for (const change of changes) takeOver(() => void apply(client, change, onEmptied));
  };
  tabChannel().hear(async (message) => {
    const change = changeIn(message, await customerOfTab());
    if (!change) return;
    waiting.push(change);
    catchUp();
  });
  document.addEventListener('visibilitychange', catchUp);
}

/** Reads that fail show that where they are drawn. */
function apply(client: QueryClient, change: LibraryChange, onEmptied: () => void): Promise<void> {
  switch (change.type) {
    case 'photosGone':
      return leftElsewhere(client, new Set(change.photoIds), change.albumId);
    case 'photosAdded':
      return showAdded(client, change.albumId, change.photoIds);
    case 'albumCreated':
      return albumCreated(client);
    case 'albumRenamed':
      return albumRenamed(client, change.albumId);
    case 'albumGone':
      markRemoved(client, change.albumId);
      return albumRemoved(client, change.albumId);
    case 'libraryEmptied':
      onEmptied();
      return libraryEmptied(client);
    case 'libraryChanged':
      return libraryChanged(client);
  }
}
