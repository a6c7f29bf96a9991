import type { UseInfiniteQueryResult } from '@tanstack/react-query';
import { useEffect } from 'react';
import { findByWords } from '#lib/lists.ts';

/** Albums with every word of a search text in their names; all of them for an empty one. */
export function albumsNamed<Item extends { albumName: string }>(
  albums: readonly Item[],
  searchText: string,
): readonly Item[] {
  return findByWords(albums, searchText, ({ albumName }) => ({ codes: [], texts: [albumName] }));
}

/** Hook: loads a list of albums to its end while something is looked for in it, page by page. */
export function useWholeList(
  isWanted: boolean,
  {
    hasNextPage,
    isFetching,
    error,
    fetchNextPage,
  }: Pick<UseInfiniteQueryResult, 'hasNextPage' | 'isFetching' | 'error' | 'fetchNextPage'>,
): void {
  useEffect(() => {
    if (isWanted && hasNextPage && !isFetching && !error) void fetchNextPage({ cancelRefetch: false });
  }, [isWanted, hasNextPage, isFetching, error, fetchNextPage]);
}
