import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query';
import type { RefObject } from 'react';
import { useLayoutEffect, useMemo, useRef } from 'react';
import { distinctAlbums } from './model.ts';

interface Page<Item> {
  albums: Item[];
}

/** A list of albums as it is shown: what has come, what is wrong, and how more of it comes. */
export function useAlbumPages<Item extends { albumId: string }>(query: UseInfiniteQueryResult<InfiniteData<Page<Item>>>, elsewhere?: readonly { albumId: string }[]) {
  const { data, error, hasNextPage, isFetching, isFetchingNextPage, fetchNextPage, refetch } = query;
  const list = useRef<HTMLUListElement>(null);
  const albums = useMemo(() => data && distinctAlbums(data.pages, elsewhere), [data, elsewhere]);

  const isAtEnd = useRef(false);
  useNextInFocus(list, albums?.length ?? 0, isAtEnd);

  const loadMore = () => fetchNextPage({ cancelRefetch: false });
  return { list, albums, error, hasMore: hasNextPage, isFetching, isLoadingMore: isFetchingNextPage, loadMore, isAtEnd, refetch };
}

/** Who was at the button that brings more goes on at the first album that came: the button may be gone, or far away. */
function useNextInFocus(list: RefObject<HTMLElement | null>, count: number, isAtEnd: RefObject<boolean>): void {
  const shown = useRef(count);
  useLayoutEffect(() => {
    const first = shown.current;
    shown.current = count;
    if (count > first && isAtEnd.current) list.current?.querySelectorAll<HTMLElement>('[data-album] a')[first]?.focus();
  }, [list, count, isAtEnd]);
}
