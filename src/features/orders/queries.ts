import { queryOptions } from '@tanstack/react-query';
import { ApiError } from '#api/api-error.ts';
import { leftOutOf, sameLeftOut } from '#api/left-out.ts';
import { type Distance, readOfItem } from '#api/limiter.ts';
import { operationKey } from '#api/query-options.ts';
import { withNulls } from '#api/read-answer.ts';
import { ordersPage } from '#customer/orders-page.ts';
import { normaliseCode } from '#forms/normalise.ts';
import { newCorrelationId } from '#lib/correlation-id.ts';
import { readWithProgress, type OnProgress } from '#lib/files.ts';
import {
  getGetCutoffCampaignQueryOptions,
  getListCutoffArticleGroupsQueryOptions,
} from '#generated/order-cutoff/queries.ts';
import { getGetOrderDeliveryDatesQueryOptions } from '#generated/order-delivery-dates/queries.ts';
import { getSuperOrder, listMySuperOrders, updateDeliveryAddress } from '#generated/order/calls.ts';
import type { DeliveryAddress } from '#generated/order/model/index.ts';
import { getProductPdfArchive } from '#generated/product-unzip/calls.ts';
import type { Product } from '#generated/product/model/index.ts';
import { getGetProductQueryOptions } from '#generated/product/queries.ts';
import { createDirectReorder } from '#generated/reorder/calls.ts';
import { getGetReorderStatusQueryOptions } from '#generated/reorder/queries.ts';
import { getGetVoucherOfferQueryOptions } from '#generated/voucher/queries.ts';
import { webAddress } from '#lib/web-address.ts';
import { isReorderable, type Order, orderOf, orderPageOf, voucherDetailsOf } from './model.ts';
import { noteUnknownStatuses } from './order-status.ts';

/** Purpose of the file that customers may have (A3.50). */
const PDF_PURPOSE = 'product.pdf';

/** Reads of orders and what surrounds them. */
export const orderQueries = {
  /**
   * All orders that have not expired, newest first, in one list: as many calls as it takes (A7.14). One that is placed between two calls
   * moves the others, so that the later page begins with what the earlier one ended with: each order stands once.
   */
  list: () =>
    queryOptions({
      queryKey: operationKey('listMySuperOrders', 'all'),
      queryFn: async ({ signal }): Promise<Order[]> =>
        firstOfEach(await allPages((offset) => ordersFrom(offset, signal))),
      structuralSharing: false,
    }),
  /**
   * One order; null when there is no such order ("Order not found"). Two calls, perhaps: a code that was typed is asked for as
   * services write them when there is none as it stands; the order tells what it is called.
   */
  detail: (orderCode: string) =>
    queryOptions({
      queryKey: operationKey('getSuperOrder', orderCode),
      queryFn: ({ signal }) => readOrder(orderCode, signal),
    }),
  /** Expected delivery of an order; without dates when it is not known (A7.19). */
  deliveryDates: getGetOrderDeliveryDatesQueryOptions,
  /** Whether an order can be ordered again (O112). */
  isReorderable: (orderCode: string) => ({ ...getGetReorderStatusQueryOptions(orderCode), select: isReorderable }),
  /** Offer behind a voucher code (A7.24). */
  voucher: (code: string, distance?: Distance) => ({
    ...readOfItem(getGetVoucherOfferQueryOptions(code), distance),
    select: voucherDetailsOf,
  }),
  /** Groups of articles with the same cut-off (A7.22). */
  cutoffGroups: getListCutoffArticleGroupsQueryOptions,
  /** The campaign that the vendor names, null when there is none (A7.23). */
  cutoffCampaign: getGetCutoffCampaignQueryOptions,
};

/** Reads an order; null when there is no such order. */
export async function readOrder(orderCode: string, signal?: AbortSignal): Promise<Order | null> {
  const options = { ...(signal && { signal }) };
  const usual = normaliseCode(orderCode);
  const superOrder =
    (await getSuperOrder(orderCode, options)) ?? (usual === orderCode ? null : await getSuperOrder(usual, options));
  return superOrder && noted(orderOf(superOrder));
}

/**
 * Sends an order somewhere else. Unknown fields of the address go back as they came.
 * @throws ApiError 409 when production has started; 400 and 422 with the names of refused fields
 */
export async function changeDeliveryAddress(orderCode: string, address: DeliveryAddress): Promise<void> {
  await updateDeliveryAddress(orderCode, withNulls(address));
}

/**
 * Orders the same again. Gives the address of the shop's basket, where the customer goes on (O139).
 * @throws ApiError 409 when the order can no longer be ordered again; Error when the address is none of a web page (S38), which names the call as its cause
 */
export async function reorder(orderCode: string): Promise<string> {
  const correlationId = newCorrelationId();
  const { ShopUrl } = await createDirectReorder({ OrderCode: orderCode }, { correlationId });
  const address = webAddress(ShopUrl);
  if (address !== undefined) return address;
  const message = 'The shop is at no http or https address';
  throw new Error(message, {
    cause: new ApiError(message, {
      service: 'reorder',
      operation: 'createDirectReorder',
      kind: 'schema',
      correlationId,
    }),
  });
}

/** Reads about the files of a product. */
export const productFileQueries = {
  /** Whether there is a PDF to offer; not of an unknown product. The page goes on without one when this fails. */
  hasPdf: (code: string, distance?: Distance) => ({
    ...readOfItem(
      getGetProductQueryOptions(code, { extendResponseCommand: 'none', extendResponseWithUrls: false }),
      distance,
    ),
    select: hasPdf,
  }),
};

/** Whether one of a product's files is its PDF (A3.50, A7.45). */
export function hasPdf({ files = [] }: Product): boolean {
  return files.some(({ purpose }) => purpose === PDF_PURPOSE);
}

/** Answer of the service for a product's PDF, in an archive or as it is; see `productPdf`. */
export function productPdfArchive(
  code: string,
  { correlationId, onLoaded }: { correlationId: string; onLoaded: OnProgress },
): Promise<Blob> {
  return getProductPdfArchive(code, { correlationId, readFile: (response) => readWithProgress(response, onLoaded) });
}

async function ordersFrom(Offset: number, signal: AbortSignal): Promise<{ items: Order[]; total: number }> {
  const page = await listMySuperOrders(ordersPage(Offset), { signal });
  const { orders, total } = orderPageOf(page);
  return { items: sameLeftOut([page], orders.map(noted)), total };
}

/** The orders, each once; after the reading, as offsets count what was read. */
function firstOfEach(orders: Order[]): Order[] {
  const first = new Map<string, Order>();
  for (const order of orders) if (!first.has(order.orderCode)) first.set(order.orderCode, order);
  return sameLeftOut([orders], [...first.values()]);
}

function noted(order: Order): Order {
  noteUnknownStatuses(order);
  return order;
}

/** One page of a list, and how many there are on all pages. */
interface Page<Item> {
  /** Items of the page, with what was left out of them. */
  items: Item[];
  total: number;
}

/**
 * A whole list, read page by page until the total is reached. An empty page ends it too: a total that is too high
 * must not ask for ever.
 * @param read gives the page that begins at an offset
 */
export async function allPages<Item>(read: (offset: number) => Promise<Page<Item>>): Promise<Item[]> {
  const pages: Item[][] = [];
  for (let offset = 0; ;) {
    const { items, total } = await read(offset);
    pages.push(items);
    const count = items.length + (leftOutOf(items)?.count ?? 0);
    offset += count;
    if (count === 0 || offset >= total) return sameLeftOut(pages, pages.flat());
  }
}
