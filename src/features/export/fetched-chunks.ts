import { atom, getDefaultStore } from 'jotai/vanilla';
import { readStored, writeStored, type Stored } from '#lib/storage.ts';
import { linksEnd } from './model.ts';

/** Chunks of an export that this browser has fetched; `at` is the time of the last one, in ms since 1970. */
interface FetchedExport {
  at: number;
  chunkIds: string[];
}

/** backupId -> its fetched chunks. */
export type FetchedChunks = Readonly<Record<string, FetchedExport>>;

/** Ids of exports and files say nothing of a customer: they stay after sign-out, so that a customer who comes back can go on. */
const stored: Stored<FetchedChunks> = { key: 'fetchedExportChunks', parse: parseFetched, store: () => localStorage };

export const fetchedChunksAtom = atom<FetchedChunks>(readStored(stored) ?? {});

/** Stores that a file has been handed to the browser to be saved. */
export function rememberFetched(backupId: string, chunkId: string): void {
  // Another tab may have fetched something, too.
  const next = withFetched(readStored(stored) ?? {}, backupId, chunkId, Date.now());
  writeStored(stored, next);
  getDefaultStore().set(fetchedChunksAtom, next);
}

/** Value with one more chunk; exports whose links have expired since are dropped. */
export function withFetched(fetched: FetchedChunks, backupId: string, chunkId: string, now: number): FetchedChunks {
  const current = Object.entries(fetched).filter(([, { at }]) => now < linksEnd(at).getTime());
  const chunkIds = new Set(Object.fromEntries(current)[backupId]?.chunkIds).add(chunkId);
  return Object.fromEntries([
    ...current.filter(([id]) => id !== backupId),
    [backupId, { at: now, chunkIds: [...chunkIds] }],
  ]);
}

/** Stored value; undefined when it is malformed. */
export function parseFetched(value: unknown): FetchedChunks | undefined {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return undefined;
  const entries = Object.entries(value);
  return entries.every((entry): entry is [string, FetchedExport] => isFetchedExport(entry[1]))
    ? Object.fromEntries(entries)
    : undefined;
}

function isFetchedExport(value: unknown): value is FetchedExport {
  if (typeof value !== 'object' || value === null || !('at' in value) || !('chunkIds' in value)) return false;
  const { at, chunkIds } = value;
  return typeof at === 'number' && Array.isArray(chunkIds) && chunkIds.every((id) => typeof id === 'string');
}
