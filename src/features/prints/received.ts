import { type QueryClient, queryOptions, skipToken } from '@tanstack/react-query';
import { type PhotoSort, readPhotos } from '#photos/data/library-queries.ts';
import { PRINTS_LIMIT } from '#photos/data/limits.ts';
import { bucketOf, isMonthKey, monthKeyOfPhoto } from '#photos/data/months.ts';
import { findAmong, pagesFrom } from '#photos/pages/pages-from.ts';
import { printsSelectionQuery } from './queries.ts';
import { type NewPhoto, TRAY_LIMIT, type TrayPhoto } from './tray/model.ts';
import { monthPages, monthsNamed } from './tray/tray-pages.ts';

/*
 * [Note: A tray goes to another device] A tray is kept as temporary selections of the service, and the address that opens it names
 * those, without anything of the customer: whoever opens it signs in, and the service gives a selection to nobody but her. No call
 * reads a single photo, so the address names the months of the photos, too, where they are few.
 */

/** Number of months above which they are not named: the address is to be scanned. */
const MOST_MONTHS = 24;

/** An address with more selections is of no tray: whoever has made it up shall not have the customer ask for all of them at once. */
const MOST_SELECTIONS = TRAY_LIMIT / PRINTS_LIMIT;

/** No character of the service's ids, nor one that addresses have to encode. */
const SEPARATOR = '~';

const newestFirst: PhotoSort = { sortKey: 'uploaded', sortOrder: 'desc' };

/** Contents of the address of a tray. */
export interface ReceivedAddress {
  /** Ids of its selections. */
  selections: string[];
  /** Months that all of its photos were taken in; undefined where those are too many. */
  months?: string[];
}

/** Path and query of that address. */
export function addressOf(selections: readonly string[], photos: readonly Pick<TrayPhoto, 'month'>[]) {
  const months = [...new Set(photos.map(({ month }) => month))];
  const ids = selections.map((id) => encodeURIComponent(id).replaceAll(SEPARATOR, '%7E')).join(SEPARATOR);
  return months.length > MOST_MONTHS ? { ids } : { ids, in: months.join('.') };
}

/** The other way; undefined of what is no tray. Malformed months are as good as none, and so is an id that cannot be decoded. */
export function addressFrom(ids: string, months: string | null): ReceivedAddress | undefined {
  const named = months?.split('.') ?? [];
  const selections = ids.split(SEPARATOR).flatMap((id) => decoded(id) ?? []);
  if (selections.length > MOST_SELECTIONS) return undefined;
  return {
    selections,
    ...(named.length > 0 && named.length <= MOST_MONTHS && named.every(isMonthKey) && { months: named }),
  };
}

function decoded(id: string): string | undefined {
  try {
    return decodeURIComponent(id) || undefined;
  } catch {
    return undefined;
  }
}

/** Photos that have come from another device. */
export interface Received {
  photos: NewPhoto[];
  /** Ids of others, which have left the library meanwhile. */
  gone: string[];
}

/** Read options: the photos of a tray from another device, and where they are in the library. Made of several calls; none without an address. */
export function receivedQuery(client: QueryClient, address: ReceivedAddress | undefined) {
  return queryOptions({
    queryKey: ['received print tray', address],
    queryFn: address ? ({ signal }) => readReceived(client, address, signal) : skipToken,
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
  });
}

async function readReceived(client: QueryClient, address: ReceivedAddress, signal: AbortSignal): Promise<Received> {
  const selections = await Promise.all(address.selections.map((id) => client.fetchQuery(printsSelectionQuery(id))));
  const ids = [...new Set(selections.flatMap(({ photoIds }) => photoIds))];
  const months = await monthsOfPhotos(client, new Set(ids), address.months, signal);
  const photos = ids.flatMap((id) => {
    const month = months.get(id);
    return month === undefined ? [] : { id, month };
  });
  return { photos, gone: ids.filter((id) => !months.has(id)) };
}

/** The month of each photo that is in the library: in the months that are named, or else in the list of all photos. @param sought ids; those that are found leave it */
async function monthsOfPhotos(
  client: QueryClient,
  sought: Set<string>,
  months: readonly string[] | undefined,
  signal: AbortSignal,
): Promise<ReadonlyMap<string, string>> {
  if (!months) {
    const all = pagesFrom((request) => readPhotos({ ...newestFirst, ...request }, signal));
    return new Map((await findAmong(all, sought)).map((photo) => [photo.imageId, monthKeyOfPhoto(photo)]));
  }
  const found = new Map<string, string>();
  for (const month of await monthsNamed(client, months, signal)) {
    const ofMonth = await findAmong(monthPages(month, newestFirst, signal), sought);
    for (const { imageId } of ofMonth) found.set(imageId, bucketOf(month.key));
  }
  return found;
}
