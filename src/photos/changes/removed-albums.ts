import type { QueryClient } from '@tanstack/react-query';
import { useAtomValue } from 'jotai/react';
import { atom, getDefaultStore } from 'jotai/vanilla';
import { t } from '#i18n/texts.ts';
import { albumQueries } from '#photos/data/album-queries.ts';
import { sharedAlbumQueries } from '#photos/data/shared-album-queries.ts';
import { showToast } from '#ui/toast-store.ts';

const removedAlbumsAtom = atom<ReadonlySet<string>>(new Set<string>());

/** Whether an album was deleted in another tab: its page has nothing to show any more. */
export function useIsRemoved(albumId: string | undefined): boolean {
  const removed = useAtomValue(removedAlbumsAtom);
  return albumId !== undefined && removed.has(albumId);
}

/** An album has been deleted in another tab: whoever looks at it is told, and led away. */
export function markRemoved(client: QueryClient, albumId: string): void {
  for (const { detail } of [albumQueries, sharedAlbumQueries]) {
    const query = client.getQueryCache().find<{ albumName: string }>({ queryKey: detail(albumId).queryKey });
    if (query?.isActive() && query.state.data)
      showToast({ tone: 'success', text: t('album.deleted', { albumName: query.state.data.albumName }) });
  }
  getDefaultStore().set(removedAlbumsAtom, (known) => new Set(known).add(albumId));
}
