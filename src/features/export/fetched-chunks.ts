import { atom, getDefaultStore } from 'jotai/vanilla';
import type { Stored } from '#lib/storage.ts';
import { readStored, writeStored } from '#lib/storage.ts';
import { linksEnd } from './limits.ts';

/** What this browser has fetched of an export; `at` is when it did so last, in ms since 1970. */
interface FetchedExport {
  at: number;
  chunkIds: string[];
}

/** Export -> what has been fetched of it. */
export type FetchedChunks = Readonly<Record<string, FetchedExport>>;

/** Names of exports and files say nothing of a customer: they stay, so that who comes back tomorrow can go on. */
const stored: Stored<FetchedChunks> = { key: 'fetchedExportChunks', parse: parseFetched, store: () => localStorage };

export const fetchedChunksAtom = atom<FetchedChunks>(readStored(stored) ?? {});

/** Takes note that a file has been handed to the browser to be saved. */
export function rememberFetched(backupId: string, chunkId: string): void {
  // Another tab may have fetched something, too.
  const next = withFetched(readStored(stored) ?? {}, backupId, chunkId, Date.now());
  writeStored(stored, next);
  getDefaultStore().set(fetchedChunksAtom, next);
}

/** The same with one more; exports whose links have expired since are forgotten. */
export function withFetched(fetched: FetchedChunks, backupId: string, chunkId: string, now: number): FetchedChunks {
  const current = Object.entries(fetched).filter(([, { at }]) => now < linksEnd(at).getTime());
  const chunkIds = new Set(Object.fromEntries(current)[backupId]?.chunkIds).add(chunkId);
  return Object.fromEntries([
    ...current.filter(([id]) => id !== backupId),
    [backupId, { at: now, chunkIds: [...chunkIds] }],
  ]);
}

/** What was stored, when it is that. */
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
