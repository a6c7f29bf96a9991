import type { InfiniteData, QueryClient, QueryKey } from '@tanstack/react-query';
import { useAtomValue } from 'jotai/react';
import { atom, getDefaultStore } from 'jotai/vanilla';
import { albumQueries } from '#photos/data/album-queries.ts';
import { libraryQueries } from '#photos/data/library-queries.ts';
import { changeCached, forgetReadCounts } from '#photos/data/read-counts.ts';
import { sharedAlbumQueries } from '#photos/data/shared-album-queries.ts';
import { t } from '#i18n/texts.ts';
import { showToast } from '#ui/toast-store.ts';
import { announceChange } from './tabs.ts';

interface ListedAlbum {
  albumId: string;
  albumName: string;
}

/** Fields that all lists of albums have, own or shared. */
interface AlbumPage {
  albums: ListedAlbum[];
  cursor: string | null;
}

/**
 * Shows a new album at once where the newest albums stand, counts it, and has lists and counts read again.
 * @param album undefined when it is another tab that made it
 */
export async function albumCreated(client: QueryClient, album?: ListedAlbum): Promise<void> {
  announceChange({ type: 'albumCreated' });
  forgetReadCounts();
  if (album) {
    const created = new Date().toISOString();
    const shown = { ...album, coverPhoto: null, photosCount: 0, created, updated: created, isShared: false };
    updateLists(client, albumQueries.lists().queryKey, (albums, page) => (page === 0 ? [shown, ...albums] : albums));
    changeCached<{ albumsCount: number }>(client, libraryQueries.counts().queryKey, (counts) => ({
      ...counts,
      albumsCount: counts.albumsCount + 1,
    }));
  }
  await refresh(client, [albumQueries.lists().queryKey, libraryQueries.counts().queryKey]);
}

/**
 * Shows the new name of an album at once, wherever the album does, and has it read again.
 * @param albumName undefined when it is another tab that named it
 */
export async function albumRenamed(client: QueryClient, albumId: string, albumName?: string): Promise<void> {
  const { queryKey } = albumQueries.detail(albumId);
  announceChange({ type: 'albumRenamed', albumId });
  if (albumName !== undefined) {
    client.setQueryData(queryKey, (album) => album && { ...album, albumName });
    updateLists(client, albumQueries.lists().queryKey, (albums) =>
      albums.map((album) => (album.albumId === albumId ? { ...album, albumName } : album)),
    );
  }
  await refresh(client, [queryKey, albumQueries.lists().queryKey]);
}

/**
 * Removes an album that is gone from the lists at once, whoever it was shared with, and has lists and counts read again
 * (P7.27). What is known of the album itself is forgotten, without asking for it once more.
 */
export async function albumRemoved(client: QueryClient, albumId: string): Promise<void> {
  announceChange({ type: 'albumGone', albumId });
  forgetReadCounts();
  const lists = [albumQueries.lists().queryKey, sharedAlbumQueries.lists().queryKey];
  for (const queryKey of lists)
    updateLists(client, queryKey, (albums) => albums.filter((album) => album.albumId !== albumId));
  const known: QueryKey[] = [albumQueries, sharedAlbumQueries].flatMap(({ detail, photoPages }) => [
    detail(albumId).queryKey,
    photoPages(albumId).queryKey,
  ]);
  for (const queryKey of known) client.removeQueries({ queryKey, type: 'inactive' });
  await refresh(client, [...lists, libraryQueries.counts().queryKey, sharedAlbumQueries.summary().queryKey]);
}

/** Has lists and counts read again when it is not known whether an album is gone, for the answer got lost. */
export async function albumMayBeGone(client: QueryClient): Promise<void> {
  forgetReadCounts();
  await refresh(client, [
    albumQueries.lists().queryKey,
    sharedAlbumQueries.lists().queryKey,
    libraryQueries.counts().queryKey,
  ]);
}

function updateLists(
  client: QueryClient,
  queryKey: QueryKey,
  update: (albums: ListedAlbum[], page: number) => ListedAlbum[],
): void {
  client.setQueriesData<InfiniteData<AlbumPage>>(
    { queryKey },
    (list) => list && { ...list, pages: list.pages.map((page, at) => ({ ...page, albums: update(page.albums, at) })) },
  );
}

async function refresh(client: QueryClient, keys: readonly QueryKey[]): Promise<void> {
  await Promise.all(keys.map((queryKey) => client.invalidateQueries({ queryKey })));
}

const removedAlbumsAtom = atom<ReadonlySet<string>>(new Set<string>());

/** Hook: whether an album was deleted in another tab; its page has nothing to show any more. */
export function useIsRemoved(albumId: string | undefined): boolean {
  const removed = useAtomValue(removedAlbumsAtom);
  return albumId !== undefined && removed.has(albumId);
}

/** An album has been deleted in another tab: a customer who looks at it is told, and led away. */
export function markRemoved(client: QueryClient, albumId: string): void {
  for (const { detail } of [albumQueries, sharedAlbumQueries]) {
    const query = client.getQueryCache().find<{ albumName: string }>({ queryKey: detail(albumId).queryKey });
    if (query?.isActive() && query.state.data)
      showToast({ tone: 'success', text: t('album.deleted', { albumName: query.state.data.albumName }) });
  }
  getDefaultStore().set(removedAlbumsAtom, (known) => new Set(known).add(albumId));
}
