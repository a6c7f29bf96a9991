import type { QueryClient } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { readStored, writeStored, type Stored } from '#lib/storage.ts';
import { currentIdentity } from '#session/session.ts';
import { ARCHIVE_WAIT_MS } from './model.ts';

/** An archive that was ordered in this tab and has not come yet. */
export interface OrderedArchive {
  downloadId: string;
  /** In ms since 1970. */
  orderedAt: number;
}

const orderedArchive = z.object({ downloadId: z.string().check(z.minLength(1)), orderedAt: z.number() });

/** Of the tab, not of the browser: an archive comes once, in the tab that ordered it. Forgotten at sign-out (S14). */
const stored: Stored<OrderedArchive[]> = {
  key: 'orderedArchives',
  parse: (value) => z.array(orderedArchive).safeParse(value).data,
  store: () => sessionStorage,
};

/** Orders that are still awaited; a reload does not change that. */
function orderedArchives(now = Date.now()): OrderedArchive[] {
  return (readStored(stored) ?? []).filter(({ orderedAt }) => now - orderedAt < ARCHIVE_WAIT_MS);
}

export function rememberOrder(order: OrderedArchive): void {
  store([...others(order.downloadId), order]);
}

export function forgetOrder(downloadId: string): void {
  store(others(downloadId));
}

function others(downloadId: string): OrderedArchive[] {
  return orderedArchives().filter((order) => order.downloadId !== downloadId);
}

function store(orderedNow: OrderedArchive[]): void {
  writeStored(stored, orderedNow.length > 0 ? orderedNow : undefined);
}

/** Resumes waiting for the archives that were ordered in this tab before it was loaded anew. */
export async function resumeArchives(client: QueryClient): Promise<void> {
  const orders = currentIdentity() ? orderedArchives() : [];
  if (orders.length === 0) return;
  const { followArchive } = await import('./order-archive.ts');
  for (const order of orders) followArchive(client, order);
}
