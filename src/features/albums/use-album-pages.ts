import type { InfiniteData, QueryKey, UseInfiniteQueryResult } from '@tanstack/react-query';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useRef } from 'react';
import { allLeftOut, type LeftOut } from '#api/left-out.ts';
import { libraryQueries } from '#photos/data/library-queries.ts';
import { changeCached, countOf, noteReadCount } from '#photos/data/read-counts.ts';
import { sharedAlbumCountQueries } from '#photos/data/shared-album-count-queries.ts';
import { distinctAlbums } from './model.ts';
import { useMoreAlbums } from './use-more-albums.ts';

interface Page<Item> {
  albums: Item[];
  leftOut?: LeftOut;
}

/** Where the service tells how many albums a list has. */
const COUNTED = {
  own: { name: countOf.albums, queryKey: libraryQueries.counts().queryKey as QueryKey, field: 'albumsCount' },
  shared: {
    name: countOf.sharedAlbums,
    queryKey: sharedAlbumCountQueries.summary().queryKey as QueryKey,
    field: 'readAlbumsCount',
  },
} as const;

/**
 * A list of albums as it is shown: what has come, what is wrong, and how more of it comes.
 * @param elsewhere what is shown among others already; undefined while not all of that is known
 */
export function useAlbumPages<Item extends { albumId: string }>(
  kind: keyof typeof COUNTED,
  query: UseInfiniteQueryResult<InfiniteData<Page<Item>>>,
  elsewhere?: { albums: readonly { albumId: string }[] | undefined; hasMore: boolean },
) {
  const { data, error, hasNextPage, isFetching, isFetchingNextPage, fetchNextPage, refetch } = query;
  const list = useRef<HTMLUListElement>(null);
  const others = elsewhere?.albums;
  const albums = useMemo(() => data && distinctAlbums(data.pages, others), [data, others]);
  const isWhole = !hasNextPage && !isFetching && !error && (!elsewhere || (others !== undefined && !elsewhere.hasMore));
  const leftOut = useMemo(() => data && allLeftOut(data.pages), [data]);
  // What could not be read is there all the same.
  useReadCount(kind, isWhole && albums ? albums.length + (leftOut?.count ?? 0) : undefined);

  const more = useMoreAlbums(list, albums?.length ?? 0, () => void fetchNextPage({ cancelRefetch: false }));
  return {
    list,
    albums,
    leftOut,
    error,
    hasMore: hasNextPage,
    isFetching,
    isLoadingMore: isFetchingNextPage,
    more,
    refetch,
  };
}

/** Corrects how many albums there are said to be, once a list has been read to its end. See: [Note: What was read counts] */
function useReadCount(kind: keyof typeof COUNTED, read: number | undefined): void {
  const client = useQueryClient();
  const { name, queryKey, field } = COUNTED[kind];
  const told = useQuery<Record<string, number>>({ queryKey, enabled: false }).data?.[field];
  useEffect(() => {
    if (told === undefined || read === undefined || read === told) return;
    noteReadCount(name, told, read);
    changeCached<Record<string, number>>(client, queryKey, (counts) => ({ ...counts, [field]: read }));
  }, [client, name, queryKey, field, told, read]);
}
