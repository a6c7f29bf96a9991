import type { Query, QueryClient } from '@tanstack/react-query';
import { albumQueries } from '#photos/data/album-queries.ts';
import { libraryQueries } from '#photos/data/library-queries.ts';
import { sharedAlbumQueries } from '#photos/data/shared-album-queries.ts';

/** Names of some reads, whatever their parameters: the first part of their React Query keys. */
export function namesOf(...reads: { queryKey: readonly unknown[] }[]): Set<unknown> {
  return new Set(reads.map(({ queryKey: [name] }) => name));
}

/** Predicate: whether a query is one of the reads of these names. */
export function isOf(names: ReadonlySet<unknown>): (query: Query) => boolean {
  return ({ queryKey: [name] }) => names.has(name);
}

/** Names of the queries that count photos, show a cover, or begin with the newest (O84). */
export const counted = namesOf(
  libraryQueries.lists(),
  libraryQueries.timeline(),
  libraryQueries.counts(),
  albumQueries.lists(),
  albumQueries.details(),
  sharedAlbumQueries.lists(),
  sharedAlbumQueries.details(),
);
const isCounted = isOf(counted);

/** Whether a query asks again for what is shown. A further page of a list is shown for the first time, and so is what has no data yet. */
function asksAgain(query: Query): boolean {
  const { fetchStatus, fetchMeta, data } = query.state;
  return isCounted(query) && fetchStatus === 'fetching' && data !== undefined && !fetchMeta?.fetchMore;
}

let holders = 0;
let stop = () => {};

/**
 * Keeps counts as they are shown while an action is under way: what the services answer meanwhile counts photos that have
 * gone for the customer already. What has not been shown yet is loaded all the same.
 * @returns callback that ends it, once for each call
 */
export function freezeCounts(client: QueryClient): () => void {
  holders += 1;
  if (holders === 1) {
    void client.cancelQueries({ predicate: asksAgain });
    stop = client.getQueryCache().subscribe(({ type, query }) => {
      if (type !== 'updated' || !asksAgain(query)) return;
      // Not before it has begun: this is told while it begins. Whoever waits for it is given what is shown.
      queueMicrotask(() => holders > 0 && void query.cancel({ revert: true }));
    });
  }
  let isFrozen = true;
  return () => {
    if (!isFrozen) return;
    isFrozen = false;
    holders -= 1;
    if (holders === 0) stop();
  };
}

/** Reads everything again that counts photos, where it shows; the rest when it is next shown. */
export async function refreshCounts(client: QueryClient): Promise<void> {
  // Another action that is under way refreshes them when it ends.
  if (holders > 0) return;
  await client.invalidateQueries({ predicate: isCounted });
}

/**
 * Error of reading again the photos that show: they are as they were. Undefined when there is none, and when there were
 * no photos: that the library or an album cannot be loaded is then said in its place.
 */
export function whyNotRefreshed(client: QueryClient): unknown {
  const failed = client
    .getQueryCache()
    .findAll({ type: 'active', predicate: (query) => isCounted(query) && query.state.status === 'error' });
  return failed.find(({ state }) => !isNone(state.data))?.state.error ?? undefined;
}

/** No photos, in what tells of an album or of the months of the library. */
function isNone(data: unknown): boolean {
  if (typeof data !== 'object' || data === null) return true;
  return Object.keys(data).length === 0 || ('photosCount' in data && data.photosCount === 0);
}
