import * as z from 'zod/mini';
import { readStored, writeStored, type Stored } from '#lib/storage.ts';
import { ARCHIVE_WAIT_MS } from './model.ts';

/** An archive that was ordered in this tab and has not come yet. */
export interface OrderedArchive {
  downloadId: string;
  /** In ms since 1970. */
  orderedAt: number;
}

const orders = z.array(z.object({ downloadId: z.string().check(z.minLength(1)), orderedAt: z.number() }));

/** Of the tab, not of the browser: an archive comes once, in the tab that ordered it. Forgotten at sign-out (S14). */
const stored: Stored<OrderedArchive[]> = {
  key: 'orderedArchives',
  parse: (value) => orders.safeParse(value).data,
  store: () => sessionStorage,
};

/** What is still awaited; a reload does not change that. */
export function orderedArchives(now = Date.now()): OrderedArchive[] {
  return (readStored(stored) ?? []).filter(({ orderedAt }) => now - orderedAt < ARCHIVE_WAIT_MS);
}

export function rememberOrder(order: OrderedArchive): void {
  keep([...others(order.downloadId), order]);
}

export function forgetOrder(downloadId: string): void {
  keep(others(downloadId));
}

function others(downloadId: string): OrderedArchive[] {
  return orderedArchives().filter((order) => order.downloadId !== downloadId);
}

function keep(orderedNow: OrderedArchive[]): void {
  writeStored(stored, orderedNow.length > 0 ? orderedNow : undefined);
}
