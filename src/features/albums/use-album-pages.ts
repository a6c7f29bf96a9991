import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query';
import { useMemo, useRef } from 'react';
import { distinctAlbums } from './model.ts';
import { useMoreAlbums } from './use-more-albums.ts';

interface Page<Item> {
  albums: Item[];
}

/** A list of albums as it is shown: what has come, what is wrong, and how more of it comes. */
export function useAlbumPages<Item extends { albumId: string }>(query: UseInfiniteQueryResult<InfiniteData<Page<Item>>>, elsewhere?: readonly { albumId: string }[]) {
  const { data, error, hasNextPage, isFetching, isFetchingNextPage, fetchNextPage, refetch } = query;
  const list = useRef<HTMLUListElement>(null);
  const albums = useMemo(() => data && distinctAlbums(data.pages, elsewhere), [data, elsewhere]);

  const more = useMoreAlbums(list, albums?.length ?? 0, () => void fetchNextPage({ cancelRefetch: false }));
  return { list, albums, error, hasMore: hasNextPage, isFetching, isLoadingMore: isFetchingNextPage, more, refetch };
}
