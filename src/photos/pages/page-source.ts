import type { QueryClient, QueryKey } from '@tanstack/react-query';
import type { PhotoPage } from '#photos/data/library-queries.ts';
import type { PhotoGroup } from '#photos/data/photo-group.ts';

/** One page to read: how many photos, from where on. */
export interface PageRequest {
  cursor?: string;
  limit: number;
}

/** Where the pages of a list come from, and how the list is sorted is in there. */
export interface PageSource<Group extends PhotoGroup = PhotoGroup> {
  /** The album; undefined for the library. */
  albumId?: string;
  /** Reads a page of a group. */
  page(
    group: Group,
    request: PageRequest,
  ): {
    queryKey: QueryKey;
    queryFn: (context: { signal: AbortSignal }) => Promise<PhotoPage>;
    staleTime: number;
    gcTime: number;
  };
  /** What the pages of a group have in common. */
  pagesOf(group: Group): { queryKey: QueryKey };
  /** The read that tells how many photos the groups have; it is made again when a group turns out to have others. */
  counts: QueryKey;
  /** A group has been read to its end: writes how many photos it has wherever that is cached. See: [Note: What was read counts] */
  correct(client: QueryClient, group: Group, count: number): void;
}
