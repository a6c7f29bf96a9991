import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query';
import { useMemo, useRef } from 'react';
import { distinctAlbums } from './model.ts';

interface Page<Item> {
  albums: Item[];
}

/** A list of albums as it is shown: what has come, what is wrong, and how more of it comes. */
export function useAlbumPages<Item extends { albumId: string }>(query: UseInfiniteQueryResult<InfiniteData<Page<Item>>>, elsewhere?: readonly { albumId: string }[]) {
  const { data, error, hasNextPage, isFetching, isFetchingNextPage, fetchNextPage, refetch } = query;
  const list = useRef<HTMLUListElement>(null);
  const albums = useMemo(() => data && distinctAlbums(data.pages, elsewhere), [data, elsewhere]);

  /** Reads the next page, unless it is on its way. */
  const loadMore = async () => {
    if (!isFetchingNextPage) await fetchNextPage({ cancelRefetch: false });
  };
  /** The same for who has pressed a button that may then be gone: the keyboard goes on at the first album that came. */
  const loadMoreByHand = async () => {
    const last = list.current?.lastElementChild;
    await fetchNextPage();
    last?.nextElementSibling?.querySelector('a')?.focus();
  };
  return { list, albums, error, hasMore: hasNextPage, isFetching, isLoadingMore: isFetchingNextPage, loadMore, loadMoreByHand, refetch };
}
