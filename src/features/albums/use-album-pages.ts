import type { InfiniteData, QueryKey, UseInfiniteQueryResult } from '@tanstack/react-query';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { RefObject } from 'react';
import { useEffect, useLayoutEffect, useMemo, useRef } from 'react';
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
  error: Error | null;
  hasMore: boolean;
  isFetching: boolean;
  isLoadingMore: boolean;
  more: NextAlbums;
  refetch: () => unknown;
}

/** Callbacks of the place behind the last album. */
interface NextAlbums {
  /** It is near to the screen. */
  load: () => void;
  /** Its button has got the focus. */
  onFocus: () => void;
  /** Its button has been pressed. */
  onPress: () => void;
}

/** Where the service tells how many albums a list has. */
const COUNTED = {
  own: { name: countOf.albums, queryKey: libraryQueries.counts().queryKey as QueryKey, field: 'albumsCount' },
  shared: {
    name: countOf.sharedAlbums,
    queryKey: sharedAlbumQueries.summary().queryKey as QueryKey,
    field: 'readAlbumsCount',
  },
} as const;

/**
 * Hook: a list of albums with its errors and its next page.
 * @param elsewhere what is shown among others already; undefined while not all of that is known
 */
export function useAlbumPages<Item extends { albumId: string }>(
  kind: keyof typeof COUNTED,
  query: UseInfiniteQueryResult<InfiniteData<Page<Item>>>,
  elsewhere?: { albums: readonly { albumId: string }[] | undefined; hasMore: boolean },
): AlbumPages<Item> {
  const { data, error, hasNextPage, isFetching, isFetchingNextPage, fetchNextPage, refetch } = query;
  const list = useRef<HTMLDivElement>(null);
  const others = elsewhere?.albums;
  const albums = useMemo(() => data && distinctAlbums(data.pages, others), [data, others]);
  const isWhole = !hasNextPage && !isFetching && !error && (!elsewhere || (others !== undefined && !elsewhere.hasMore));
  const leftOut = useMemo(() => data && allLeftOut(data.pages), [data]);
  // What could not be read is there all the same.
  useReadCount(kind, isWhole && albums ? albums.length + (leftOut?.count ?? 0) : undefined);

  const more = useNextAlbums(list, albums?.length ?? 0, () => void fetchNextPage({ cancelRefetch: false }));
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

/**
 * Loads further albums and moves the focus: after a press of the button to the first album that has come since the button had
 * the focus, as the button may be gone by then, or far away. Albums that come by themselves leave the focus alone.
 * @param count albums that show
 */
function useNextAlbums(list: RefObject<HTMLElement | null>, count: number, load: () => void): NextAlbums {
  const known = useRef(count);
  const isAsked = useRef(false);

  useLayoutEffect(() => {
    if (!isAsked.current || count <= known.current) return;
    isAsked.current = false;
    const active = document.activeElement;
    if (!active || active === document.body || active.closest('[data-more-albums]')) {
      focusAlbum(list, known.current);
    }
  }, [list, count]);

  return {
    load,
    onFocus: () => {
      known.current = count;
    },
    onPress: () => {
      if (count > known.current) {
        focusAlbum(list, known.current);
        return;
      }
      isAsked.current = true;
      load();
    },
  };
}

function focusAlbum(list: RefObject<HTMLElement | null>, number: number): void {
  list.current?.querySelectorAll<HTMLElement>('[data-album] a')[number]?.focus();
}
