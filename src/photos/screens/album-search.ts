import type { UseInfiniteQueryResult } from '@tanstack/react-query';
import { findByWords } from '#lib/lists.ts';

/** Albums with every word of a search text in their names; all of them for an empty one. */
export function albumsNamed<Item extends { albumName: string }>(
  albums: readonly Item[],
  searchText: string,
): readonly Item[] {
  return findByWords(albums, searchText, ({ albumName }) => ({ codes: [], texts: [albumName] }));
}

/** Whether pages that are still to be read may hold another album that is looked for. */
export function mayHoldMore({
  isLoading,
  hasNextPage,
  error,
}: Pick<UseInfiniteQueryResult, 'isLoading' | 'hasNextPage' | 'error'>): boolean {
  return !error && (isLoading || hasNextPage);
}
