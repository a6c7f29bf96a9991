import type { InfiniteData, QueryClient } from '@tanstack/react-query';
import { notifyManager } from '@tanstack/react-query';
import { getDefaultStore } from 'jotai/vanilla';
import { activationQueries } from '#photos/data/activation-queries.ts';
import { albumQueries } from '#photos/data/album-queries.ts';
import type { AlbumPage, CountedAlbum } from '#photos/data/cached-counts.ts';
import { withAlbumChange, withListChange } from '#photos/data/cached-counts.ts';
import { libraryQueries } from '#photos/data/library-queries.ts';
import { selectionModeAtom } from '#photos/selection/selection-atoms.ts';
import { forgetReadCounts } from '#photos/data/read-counts.ts';
import { sharedAlbumQueries } from '#photos/data/shared-album-queries.ts';
import { counted, isOf, namesOf } from './frozen-counts.ts';
import { announceChange } from './tabs.ts';

/** Pages of photos of the customer's own. */
const ownPages = namesOf(
  libraryQueries.lists(),
  libraryQueries.monthPages({ year: '', month: '' }),
  albumQueries.photoPages(''),
);

/** Names of the queries that hold photos, count them, or show a cover; and of the library's state. */
const everything = new Set([
  ...ownPages,
  ...counted,
  ...namesOf(activationQueries.state(), sharedAlbumQueries.photoPages(''), sharedAlbumQueries.summary()),
]);

/** Has all that is known of photos and albums, shared ones too, read again where it shows (P4.24). */
export async function libraryChanged(client: QueryClient): Promise<void> {
  announceChange({ type: 'libraryChanged' });
  forgetReadCounts();
  await client.invalidateQueries({ predicate: isOf(everything) });
}

/** Empties what shows of the customer's photos, and asks for the rest (O32). Albums stay, without photos. */
export async function libraryEmptied(client: QueryClient): Promise<void> {
  announceChange({ type: 'libraryEmptied' });
  forgetReadCounts();
  const empty = () => ({ photosCount: 0, coverPhoto: null });
  notifyManager.batch(() => {
    getDefaultStore().set(selectionModeAtom, undefined);
    client.setQueryData(libraryQueries.timeline().queryKey, {});
    client.setQueryData(libraryQueries.counts().queryKey, (counts) => counts && { ...counts, photosCount: 0 });
    client.setQueriesData<InfiniteData<AlbumPage>>(albumQueries.lists(), (list) => list && withListChange(list, empty));
    client.setQueriesData<CountedAlbum>(albumQueries.details(), (album) => album && withAlbumChange(album, empty));
    client.removeQueries({ predicate: isOf(ownPages), type: 'inactive' });
  });
  await client.invalidateQueries({ predicate: isOf(everything) });
}
