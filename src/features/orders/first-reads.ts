import type { QueryClient } from '@tanstack/react-query';
import { orderQueries } from './queries.ts';

/** Reads the orders before their page is drawn, which then begins with them (F13). */
export function startOrdersReads(client: QueryClient): Promise<unknown> {
  return client.prefetchQuery(orderQueries.list());
}

/** The same for the page of one order. */
export function startOrderReads(client: QueryClient, orderCode: string): Promise<unknown> {
  return client.prefetchQuery(orderQueries.detail(orderCode));
}
