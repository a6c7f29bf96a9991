import type { QueryClient } from '@tanstack/react-query';
import { getDefaultStore } from 'jotai/vanilla';
import * as z from 'zod/mini';
import { requestLock } from '#lib/locks.ts';
import { createEmitter, onShown, onStoredElsewhere } from '#lib/events.ts';
import { personalDataClear } from '#lib/personal-data.ts';
import { readStored, writeStored, type Stored } from '#lib/storage.ts';
import { storedUnder } from '#lib/stored-under.ts';
import type { PhotoReference } from '#photos/selection/collect.ts';
import type { SortablePage } from '#photos/sort/sort.ts';
import { currentIdentity } from '#session/session.ts';
import { hasNewArchivesAtom } from './downloads-link.tsx';

/*
 * [Note: Orders of archives are stored] An order is stored for the whole browser until its last archive has come: what it is of
 * once, and beside it how far it is. The tab that works on it has a Web Lock of the same name. Every page that is loaded waits for
 * the locks of the orders that it finds: whoever gets one and still finds the order goes on with it. So an order survives a reload
 * and the end of its tab, and no two tabs order the same archive. For one that the browser has no room for she is asked before she
 * leaves the page.
 */

/** Prefix of the id of an order's job on the card; the order's own follows. */
export const ORDER_JOB = 'archives ';

/** Fields of a photo that an order needs. */
export type OrderedPhoto = Pick<PhotoReference, 'imageId' | 'groupKey' | 'ownerId'>;

/** Photos that are downloaded as one archive, or as several, one after the other. */
export interface ArchiveOrder {
  id: string;
  /** Name of the album or month that they are all of. */
  name?: string;
  list: { kind: SortablePage; albumId?: string };
  photos: readonly OrderedPhoto[];
}

/** Progress of an order. */
export interface OrderState {
  /** Photos whose archives have come, or were given up. */
  done: number;
  /** Time at which the next archive was asked for, in ms since 1970. */
  askedAt?: number;
  /** Id of that archive, once it is known. */
  downloadId?: string;
  /** The customer has not tried again yet. */
  hasFailed?: boolean;
}

const PREFIX = 'archiveOrder ';

/**
 * An order as it is stored. What photos that follow one another have in common stands once for all of them: said with each, that of
 * 65,000 photos would fill the storage, and a library has 100,000.
 */
const storedAs = z.object({
  id: z.string(),
  name: z.optional(z.string()),
  list: z.object({ kind: z.enum(['photos', 'albumPhotos', 'sharedAlbumPhotos']), albumId: z.optional(z.string()) }),
  photos: z.array(z.object({ groupKey: z.string(), ownerId: z.optional(z.string()), imageIds: z.array(z.string()) })),
});

type StoredOrder = z.infer<typeof storedAs>;

const state = z.object({
  done: z.number(),
  askedAt: z.optional(z.number()),
  downloadId: z.optional(z.string()),
  hasFailed: z.optional(z.boolean()),
});

const storedOrder = (id: string): Stored<StoredOrder> => ({
  key: PREFIX + id,
  parse: (value) => storedAs.safeParse(value).data,
  store: () => localStorage,
});

const storedState = (id: string): Stored<OrderState> => ({
  key: `archiveState ${id}`,
  parse: (value) => state.safeParse(value).data,
  store: () => localStorage,
});

/** Archives that have come and that the customer has not looked at in the list. */
const storedNews: Stored<string[]> = {
  key: 'archiveNews',
  parse: (value) => z.array(z.string()).safeParse(value).data,
  store: () => localStorage,
};

/** Event: an archive has come in this tab. */
const arrival = createEmitter();

export function readOrder(id: string): ArchiveOrder | undefined {
  const order = readStored(storedOrder(id));
  return (
    order && {
      ...order,
      photos: order.photos.flatMap(({ imageIds, ...common }) => imageIds.map((imageId) => ({ imageId, ...common }))),
    }
  );
}

export function readState(id: string): OrderState {
  return readStored(storedState(id)) ?? { done: 0 };
}

/** Stores an order; undefined once it is over. @returns whether there was room for it */
export function writeOrder(id: string, value: ArchiveOrder | undefined): boolean {
  const isStored = writeStored(storedOrder(id), value && { ...value, photos: runsOf(value.photos) });
  if (!value) writeStored(storedState(id), undefined);
  updateNews();
  return isStored;
}

/** Stores how far an order is. @returns whether there was room for it */
export function writeState(id: string, value: OrderState): boolean {
  return writeStored(storedState(id), value);
}

function runsOf(photos: readonly OrderedPhoto[]): StoredOrder['photos'] {
  const runs: StoredOrder['photos'] = [];
  for (const { imageId, groupKey, ownerId } of photos) {
    const last = runs.at(-1);
    if (last && last.groupKey === groupKey && last.ownerId === ownerId) last.imageIds.push(imageId);
    else runs.push({ groupKey, ownerId, imageIds: [imageId] });
  }
  return runs;
}

/** Notes that an archive has come. */
export function noteArrived(downloadId: string): void {
  writeStored(storedNews, [...(readStored(storedNews) ?? []), downloadId]);
  updateNews();
  arrival.emit();
}

/**
 * The customer looks at the list: what has come is no news any more, nor what comes in any tab from now on, as long as she sees the
 * page.
 * @returns ends it
 */
export function markArchivesSeen(): () => void {
  const look = () => {
    if (document.hidden) return;
    writeStored(storedNews, undefined);
    updateNews();
  };
  look();
  const ends = [arrival.on(look), onStoredElsewhere(storedNews.key, look), onShown(look)];
  return () => ends.forEach((end) => end());
}

/** Runs work on an order if it is still to be done, once no other tab works on it. */
export function withOrderLock(id: string, work: () => Promise<void>): Promise<void> {
  return requestLock(PREFIX + id, work);
}

/** Goes on with what was ordered before the page was loaded, and follows what other tabs do. */
export async function resumeArchives(client: QueryClient): Promise<void> {
  if (!currentIdentity()) return;
  updateNews();
  onStoredElsewhere('archive', updateNews);
  personalDataClear.on(() => getDefaultStore().set(hasNewArchivesAtom, false));
  const ids = storedUnder(PREFIX);
  if (ids.length === 0) return;
  const { resumeOrder } = await import('./order-archive.ts');
  for (const id of ids) resumeOrder(client, id);
}

/** The entry of the list of downloads has a dot while something is under way, or has come and was not looked at. */
function updateNews(): void {
  getDefaultStore().set(
    hasNewArchivesAtom,
    storedUnder(PREFIX).length > 0 || (readStored(storedNews) ?? []).length > 0,
  );
}
