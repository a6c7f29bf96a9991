import type { QueryClient, QueryKey } from '@tanstack/react-query';
import { personalDataClear } from '#lib/personal-data.ts';

/*
 * [Note: What was read counts] A service may count photos and albums later than it lists them. Once a list has been read to its
 * end its length is known, and what the service told before is outdated: it is corrected wherever it is cached, and where it
 * arrives again. A number that the service has not told yet is believed, for something has changed there.
 */
interface ReadCount {
  count: number;
  /** Counts that the service has told, or will tell of it as it was, instead. */
  outdated: Set<number>;
  /** In ms since 1970. */
  at: number;
}

/** Time, in ms, after which what was read is read anew: the list may have been what lagged behind. */
const HOLDS_MS = 10 * 60_000;

const counts = new Map<string, ReadCount>();
personalDataClear.on(forgetReadCounts);

/** Names of counts. */
export const countOf = {
  /** All photos of the customer. */
  photos: 'photos',
  albums: 'albums',
  sharedAlbums: 'shared albums',
  month: (key: string) => `month ${key}`,
  /** Photos of an album, own or shared. */
  album: (albumId: string) => `album ${albumId}`,
};

/** A count as it is shown, in place of the one that the service told. See: [Note: What was read counts] */
export function shownCount(name: string, listed: number): number {
  const known = counts.get(name);
  return known?.outdated.has(listed) && Date.now() - known.at < HOLDS_MS ? known.count : listed;
}

/** A list has been read to its end, and is not as long as was shown. */
export function noteReadCount(name: string, shown: number, count: number): void {
  const outdated = new Set(counts.get(name)?.outdated).add(shown);
  outdated.delete(count);
  counts.set(name, { count, outdated, at: Date.now() });
}

/** A list has become longer or shorter by an action of the customer, and so has, sooner or later, what the service tells. */
export function moveReadCount(name: string, by: number): void {
  const known = counts.get(name);
  if (!known || by === 0) return;
  known.count = Math.max(0, known.count + by);
  const later = [...known.outdated].map((listed) => listed + by);
  known.outdated = new Set([...known.outdated, ...later]);
  known.outdated.delete(known.count);
}

/** More may be there now, so that a number that was wrong may be right: what the services tell is believed. */
export function forgetReadCounts(): void {
  counts.clear();
}

/** Changes what is cached under a key, and all that begins with it; it stays as old as it was, for nothing has been asked. */
export function changeCached<Data>(client: QueryClient, queryKey: QueryKey, change: (data: Data) => Data): void {
  for (const { queryKey: key, state } of client.getQueryCache().findAll({ queryKey })) {
    client.setQueryData<Data>(key, (data) => data && change(data), { updatedAt: state.dataUpdatedAt });
  }
}
