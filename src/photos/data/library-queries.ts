import { cachedAs, operationKey, recovered } from '#api/query-options.ts';
import { listPhotos } from '#generated/photo-management/calls.ts';
import {
  getGetPhotoAccountCountsQueryOptions,
  getGetTimelinePageQueryOptions,
  getGetTimelineQueryOptions,
  getListPhotosQueryOptions,
} from '#generated/photo-management/queries.ts';
import type {
  Image,
  ImagePage,
  PhotoAccountCounts,
  SortKey,
  SortOrder,
  Timeline,
} from '#generated/photo-management/model/index.ts';
import { ApiError } from '#api/api-error.ts';
import { monthsOf, withMonths } from './months.ts';
import { countOf, shownCount } from './read-counts.ts';

/** One photo; of a shared album, also whose it is. */
export type Photo = Image & { ownerId?: string };
/** One page of photos; `cursor` null marks the last one. */
export interface PhotoPage extends ImagePage {
  images: Photo[];
}
/** year -> month -> number of photos, as the service delivers it. */
export type TimelineCounts = Timeline;
/** Sort order of a list of photos. */
export interface PhotoSort {
  sortKey: SortKey;
  sortOrder: SortOrder;
}

/** One page of a list of photos. */
export interface PhotoPageRequest extends PhotoSort {
  cursor?: string;
  limit: number;
}

/** Photos of one month, as the timeline asks for them; year and month as the timeline map spells them. */
export interface MonthPageRequest extends PhotoPageRequest {
  year: string;
  month: string;
}

/** Time, in ms, after which pages of photos that nothing shows are forgotten; many go sooner, see page-cache.ts. */
export const PAGE_CACHE_MS = 10 * 60_000;

/** Reads of the customer's own library. */
export const libraryQueries = {
  /** Photos and albums the customer has; zero when the library was never activated. */
  counts: () => cachedAs(getGetPhotoAccountCountsQueryOptions(), shownCounts),
  /** Photos per month. */
  timeline: () => cachedAs(recovered(getGetTimelineQueryOptions(), requestFailure), shownMonths),
  /** One page of a month. Not refetched by age. See: [Note: Links of photos expire] */
  monthPage: ({ year, month, ...page }: MonthPageRequest) => ({
    ...recovered(getGetTimelinePageQueryOptions(year, month, page), requestFailure),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: PAGE_CACHE_MS,
  }),
  /** Key that the pages of a month begin with. */
  monthPages: ({ year, month }: Pick<MonthPageRequest, 'year' | 'month'>) => ({
    queryKey: operationKey('getTimelinePage', year, month),
  }),
  /** One page of the flat list of all photos. */
  list: (page: PhotoPageRequest) => getListPhotosQueryOptions(page),
  /** Key that all pages of the flat list begin with. */
  lists: () => ({ queryKey: operationKey('listPhotos') }),
};

/** Counts as they are shown. See: [Note: What was read counts] */
function shownCounts({ photosCount, albumsCount = 0 }: PhotoAccountCounts) {
  return { photosCount: shownCount(countOf.photos, photosCount), albumsCount: shownCount(countOf.albums, albumsCount) };
}

/** The months with their counts as they are shown. See: [Note: What was read counts] */
function shownMonths(counts: TimelineCounts): TimelineCounts {
  const by = monthsOf(counts, 'desc').map(
    ({ key, count }) => [key, shownCount(countOf.month(key), count) - count] as const,
  );
  return by.some(([, change]) => change !== 0) ? withMonths(counts, new Map(by)) : counts;
}

/** A timeline that the service refuses, in the words that logs know it by (P8.14, O74). */
function requestFailure(error: unknown): never {
  if (error instanceof ApiError && error.kind === 'http') error.message = `Request failure: ${error.message}`;
  throw error;
}

/** Reads one page of all photos without keeping it: the ids of a library of 100,000 are wanted for a moment. */
export function readPhotos(page: PhotoPageRequest, signal: AbortSignal): Promise<PhotoPage> {
  return listPhotos(page, { signal });
}
