import type { InfiniteData, QueryKey, UseInfiniteQueryResult } from '@tanstack/react-query';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { RefObject } from 'react';
import { useEffect, useMemo, useRef } from 'react';
import { allLeftOut, type LeftOut } from '#api/left-out.ts';
import { libraryQueries } from '#photos/data/library-queries.ts';
import { changeCached, countOf, noteReadCount } from '#photos/data/read-counts.ts';
import { sharedAlbumQueries } from '#photos/data/shared-album-queries.ts';
import { distinctAlbums } from './model.ts';

interface Page<Item> {
  albums: Item[];
  leftOut?: LeftOut;
}

/** A list of albums as it is shown. */
export interface AlbumPages<Item> {
  list: RefObject<HTMLDivElement | null>;
  /** Albums of all pages so far; undefined before the first. */
  albums: Item[] | undefined;
  leftOut: LeftOut | undefined;
  query: UseInfiniteQueryResult<InfiniteData<Page<Item>>>;
}

/** Reads with the number of albums of a list. */
const COUNTED = {
  own: { name: countOf.albums, queryKey: libraryQueries.counts().queryKey as QueryKey, field: 'albumsCount' },
  shared: {
    name: countOf.sharedAlbums,
    queryKey: sharedAlbumQueries.summary().queryKey as QueryKey,
    field: 'readAlbumsCount',
  },
} as const;

/**
 * Hook: a list of albums as far as it has been read.
 * @param elsewhere what another list shows, as far as that is known
 */
export function useAlbumPages<Item extends { albumId: string }>(
  kind: keyof typeof COUNTED,
  query: AlbumPages<Item>['query'],
  elsewhere?: readonly { albumId: string }[],
): AlbumPages<Item> {
  const { data, error, hasNextPage, isFetching } = query;
  const list = useRef<HTMLDivElement>(null);
  const read = useMemo(() => data && distinctAlbums(data.pages, elsewhere), [data, elsewhere]);
  const isWhole = !hasNextPage && !isFetching && !error;
  const leftOut = useMemo(() => data && allLeftOut(data.pages), [data]);
  // What could not be read is there all the same.
  useReadCount(kind, isWhole && read ? read.count + (leftOut?.count ?? 0) : undefined);
  return { list, albums: read?.albums, leftOut, query };
}

/** Corrects the cached count of albums once a list has been read to its end. See: [Note: What was read counts] */
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
