import type { QueryClient } from '@tanstack/react-query';
import { createLimiter } from '#api/limiter.ts';
import {
  libraryQueries,
  PAGE_CACHE_MS,
  type Photo,
  type PhotoPage,
  type PhotoSort,
} from '#photos/data/library-queries.ts';
import { bucketOf, monthsOf, type PhotoGroup, type TimelineMonth } from '#photos/data/months.ts';
import { setHidden } from '#photos/pages/hidden-photos.ts';
import { ALBUM_GROUP, librarySource, type PageRequest, type PageSource } from '#photos/pages/page-source.ts';
import { pagesInMemory } from '#photos/pages/photo-pages-store.ts';
import { findAmong, pagesFrom } from '#photos/pages/pages-from.ts';
import type { NewPhoto, Tray, TrayPhoto } from './model.ts';

/** Id of the tray in lists of photos: an album that no service has. */
const TRAY_ALBUM = 'print-tray';

/** The library's photos that are looked for, as far as they are in it. */
export type FoundPhotos = ReadonlyMap<string, Photo>;

/**
 * The pages of the tray in a sort order. What is on them says the tray; the photos themselves, with links that expire, are read from
 * the months that they were taken in.
 * @param onGone called with photos that are not in the library any more
 */
export function traySource(
  client: QueryClient,
  sort: PhotoSort,
  { tray, onGone }: { tray: () => Promise<Tray>; onGone: (ids: ReadonlySet<string>) => void },
): PageSource {
  return {
    albumId: TRAY_ALBUM,
    // Made of several calls.
    page: (_tray, request) => ({
      queryKey: ['photos of the print tray', sort.sortKey, sort.sortOrder, request.cursor ?? null, request.limit],
      queryFn: async ({ signal }): Promise<PhotoPage> => {
        const { photos, cursor } = pageOfTray(await tray(), sort, request);
        const found = await findPhotos(client, photos, sort, signal);
        const gone = photos.filter(({ id }) => !found.has(id));
        if (gone.length > 0) onGone(new Set(gone.map(({ id }) => id)));
        const wanted = photos.flatMap(({ id }) => found.get(id) ?? []);
        return { images: sort.sortKey === 'dateTaken' ? [...found.values()] : wanted, cursor };
      },
      staleTime: Number.POSITIVE_INFINITY,
      gcTime: PAGE_CACHE_MS,
    }),
    pagesOf: () => ({ queryKey: ['photos of the print tray'] }),
    counts: trayKey,
    // What is gone leaves the tray where it is found out.
    correct: () => {},
  };
}

/** React Query key of the tray itself. */
export const trayKey = ['print tray'];

/**
 * The photos on a page of the tray. A cursor names the last one before it, and goes on behind it when that has left. By the date on
 * which they were taken a page is whole months: in which order photos stand in a month only the service knows.
 */
export function pageOfTray(
  { photos }: Tray,
  { sortKey, sortOrder }: PhotoSort,
  { cursor, limit }: PageRequest,
): { photos: TrayPhoto[]; cursor: string | null } {
  const isByMonth = sortKey === 'dateTaken';
  const nameOf = isByMonth ? ({ month }: TrayPhoto) => month : ({ addedAt }: TrayPhoto) => String(addedAt);
  const compare = isByMonth ? compareMonths : compareNumbers;
  const sign = sortOrder === 'asc' ? 1 : -1;
  // Photos without a date come last in either order, as in the library.
  const inOrder = (one: string, other: string) => (isDated(one) && isDated(other) ? sign : 1) * compare(one, other);
  const sorted = photos
    .toSorted((one, other) => inOrder(nameOf(one), nameOf(other)))
    .filter((photo) => cursor === undefined || inOrder(nameOf(photo), cursor) > 0);
  const last = sorted[limit - 1];
  if (!last || sorted.length === limit) return { photos: sorted, cursor: null };
  const page = sorted.filter((photo, at) => at < limit || nameOf(photo) === nameOf(last));
  return { photos: page, cursor: page.length < sorted.length ? nameOf(last) : null };
}

const isDated = (name: string) => /^\d/.test(name);

/** Months without a date are behind all others. */
function compareMonths(one: string, other: string): number {
  const [isFirst, isSecond] = [isDated(one), isDated(other)];
  if (isFirst !== isSecond) return isFirst ? -1 : 1;
  return one.length - other.length || (one < other ? -1 : Number(one > other));
}

function compareNumbers(one: string, other: string): number {
  return Number(one) - Number(other);
}

/**
 * The photos among some that are in the library, month by month and in a month in the order of the sort.
 * @throws ApiError when a month, or which ones there are, cannot be read; the signal's reason when it is aborted
 */
export async function findPhotos(
  client: QueryClient,
  photos: readonly NewPhoto[],
  sort: PhotoSort,
  signal: AbortSignal,
): Promise<FoundPhotos> {
  const wanted = Map.groupBy(photos, ({ month }) => month);
  const months = await monthsNamed(client, [...wanted.keys()], signal);
  const inOrder = [...wanted.keys()].flatMap((bucket) => months.filter(({ key }) => bucketOf(key) === bucket));
  const fourAtATime = createLimiter(4);
  const found = await Promise.all(
    inOrder.map((month) => {
      const sought = new Set(wanted.get(bucketOf(month.key))?.map(({ id }) => id));
      return fourAtATime(signal, () => findAmong(monthPages(month, sort, signal), sought));
    }),
  );
  return new Map(found.flat().map((photo) => [photo.imageId, photo]));
}

/** The photos of a month, page by page. */
export function monthPages(month: TimelineMonth, sort: PhotoSort, signal: AbortSignal): AsyncGenerator<Photo[]> {
  const { page } = librarySource(sort);
  return pagesFrom((request) => page(month, request).queryFn({ signal }));
}

/**
 * Months of the library by their keys. One that is not known may be new, so the service is asked before it is said not to be there:
 * what is in the cache leaves out photos that have yet to be deleted, and may come back.
 */
export async function monthsNamed(
  client: QueryClient,
  keys: readonly string[],
  signal: AbortSignal,
): Promise<TimelineMonth[]> {
  const among = (counts: Parameters<typeof monthsOf>[0]) =>
    monthsOf(counts, 'desc').filter(({ key }) => keys.includes(bucketOf(key)));
  const known = among(await client.ensureQueryData(libraryQueries.timeline()));
  const isMissing = keys.some((wanted) => !known.some(({ key }) => bucketOf(key) === wanted));
  return isMissing ? among(await libraryQueries.timeline().queryFn({ signal })) : known;
}

/** Photos have left the tray or have come into it: what is shown of its pages follows. */
export function showTrayChange(before: Tray, after: Tray): void {
  const there = new Set(after.photos.map(({ id }) => id));
  const left = before.photos.map(({ id }) => id).filter((id) => !there.has(id));
  setHidden(there, TRAY_ALBUM, false);
  if (left.length === 0) return;
  setHidden(left, TRAY_ALBUM, true);
  const change = new Map([[ALBUM_GROUP, -left.length]]);
  for (const pages of pagesInMemory()) if (pages.source.albumId === TRAY_ALBUM) pages.rehide(change);
}

/** The one group that the photos of the tray are in; none while it is empty. */
export function groupsOfTray(count: number): PhotoGroup[] {
  return count === 0 ? [] : [{ key: ALBUM_GROUP, count }];
}
