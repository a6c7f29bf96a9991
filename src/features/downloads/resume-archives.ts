import type { QueryClient } from '@tanstack/react-query';
import { currentIdentity } from '#session/session.ts';
import { orderedArchives } from './ordered-archives.ts';

/** Goes on waiting for the archives that were ordered in this tab before it was loaded anew. */
export async function resumeArchives(client: QueryClient): Promise<void> {
  const orders = currentIdentity() ? orderedArchives() : [];
  if (orders.length === 0) return;
  const { followArchive } = await import('./follow-archives.ts');
  for (const order of orders) followArchive(client, order);
}
