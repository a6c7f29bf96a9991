import { queryOptions } from '@tanstack/react-query';
import { ApiError } from '#api/api-error.ts';
import { sameLeftOut } from '#api/left-out.ts';
import { forEachItem } from '#api/limiter.ts';
import { withNulls } from '#api/read-answer.ts';
import { orWhenMissing } from '#api/reactions.ts';
import { normaliseCode } from '#forms/normalise.ts';
import { newCorrelationId } from '#lib/correlation-id.ts';
import { webAddress } from '#vendor/vendor-config.ts';
import { getCutoffCampaign, getGetCutoffCampaignQueryKey, getListCutoffArticleGroupsQueryKey, listCutoffArticleGroups } from '#generated/order-cutoff/hooks.ts';
import { getGetOrderDeliveryDatesQueryKey, getOrderDeliveryDates } from '#generated/order-delivery-dates/hooks.ts';
import {
  getGetOrderQueryKey,
  getGetSuperOrderQueryKey,
  getListMySuperOrdersQueryKey,
  getListOrdersByAccountQueryKey,
  getOrder,
  getSuperOrder,
  listMySuperOrders,
  listOrdersByAccount,
  updateDeliveryAddress,
} from '#generated/order/hooks.ts';
import type { DeliveryAddress } from '#generated/order/model/index.ts';
import { createDirectReorder, getGetReorderStatusQueryKey, getReorderStatus } from '#generated/reorder/hooks.ts';
import { getGetVoucherOfferQueryKey, getVoucherOffer } from '#generated/voucher/hooks.ts';
import { allPages } from './all-pages.ts';
import { isReorderable, orderOf, orderPageOf, withVoucherDetails, type Order, type VoucherDetails } from './model.ts';
import { noteUnknownStatuses } from './unknown-statuses.ts';

/** How many orders are read at a time (A7.13). */
const ORDERS_PAGE = 100;

/** How many account orders are read at a time (A7.17). */
const ACCOUNT_ORDERS_PAGE = 10;

/** Reads of orders and what surrounds them. Where a service answers 404 there is simply nothing. */
export const orderQueries = {
  /** All orders that have not expired, newest first, read 100 at a time (A7.14). */
  list: () =>
    queryOptions({
      queryKey: [...getListMySuperOrdersQueryKey(), 'all'] as const,
      queryFn: ({ signal }): Promise<Order[]> => allPages((offset) => ordersFrom(offset, signal)),
      structuralSharing: false,
    }),
  /**
   * One order; null when there is no such order ("Order not found"). A code that was typed is asked for as services write them when
   * there is none as it stands; the order tells what it is called.
   */
  detail: (orderCode: string) =>
    queryOptions({
      queryKey: getGetSuperOrderQueryKey(orderCode),
      queryFn: ({ signal }) => readOrder(orderCode, signal),
    }),
  /** A page of the account's orders of some articles; all articles when none are named. @param page 1 for the first */
  ofAccount: (accountId: string, { articleNames, page }: { articleNames?: string[]; page: number }) => {
    const params = { ...(articleNames && { articleNames }), offset: (page - 1) * ACCOUNT_ORDERS_PAGE, limit: ACCOUNT_ORDERS_PAGE };
    return queryOptions({
      queryKey: getListOrdersByAccountQueryKey(accountId, params),
      queryFn: ({ signal }) => orWhenMissing(listOrdersByAccount(accountId, params, { signal }), { items: [] }),
    });
  },
  /** One account order; null when there is no such order ("Order not found"). */
  accountOrder: (code: string) => queryOptions({ queryKey: getGetOrderQueryKey(code), queryFn: ({ signal }) => orWhenMissing(getOrder(code, { signal }), null) }),
  /** When an order is expected; without dates when that is not known (A7.19). */
  deliveryDates: (orderCode: string) =>
    queryOptions({ queryKey: getGetOrderDeliveryDatesQueryKey(orderCode), queryFn: ({ signal }) => orWhenMissing(getOrderDeliveryDates(orderCode, { signal }), {}) }),
  /** Whether an order can be ordered again (O112). */
  isReorderable: (orderCode: string) =>
    queryOptions({
      queryKey: getGetReorderStatusQueryKey(orderCode),
      queryFn: ({ signal }) => orWhenMissing(getReorderStatus(orderCode, { signal }).then(isReorderable), false),
    }),
  /** What is behind a voucher code (A7.24). */
  voucher: (code: string) => queryOptions({ queryKey: getGetVoucherOfferQueryKey(code), queryFn: ({ signal }) => forEachItem(signal, () => voucherDetails(code, signal)) }),
  /** Groups of articles with the same cut-off (A7.22). */
  cutoffGroups: () =>
    queryOptions({ queryKey: getListCutoffArticleGroupsQueryKey(), queryFn: ({ signal }) => orWhenMissing(listCutoffArticleGroups({ signal }), []) }),
  /** The campaign that the vendor names, null when there is none (A7.23). */
  cutoffCampaign: (name: string) =>
    queryOptions({ queryKey: getGetCutoffCampaignQueryKey(name), queryFn: ({ signal }) => orWhenMissing(getCutoffCampaign(name, { signal }), null) }),
};

/** Reads an order; null when there is no such order. */
export async function readOrder(orderCode: string, signal?: AbortSignal): Promise<Order | null> {
  const called = (code: string) => orWhenMissing(getSuperOrder(code, { ...(signal && { signal }) }), null);
  const usual = normaliseCode(orderCode);
  const superOrder = (await called(orderCode)) ?? (usual === orderCode ? null : await called(usual));
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
  throw new Error(message, { cause: new ApiError(message, { service: 'reorder', operation: 'createDirectReorder', kind: 'schema', correlationId }) });
}

/** The order with the voucher of one product looked up anew; as it is when that product has none (A7.25, O140). */
export async function refreshVoucher(order: Order, productCode: string): Promise<Order> {
  const voucher = order.products.find(({ code }) => code === productCode)?.voucher;
  return voucher === undefined ? order : withVoucherDetails(order, productCode, await voucherDetails(voucher));
}

async function ordersFrom(Offset: number, signal: AbortSignal): Promise<{ items: Order[]; total: number }> {
  const page = await orWhenMissing(listMySuperOrders({ Offset, Limit: ORDERS_PAGE, OrderState: 'notExpired' }, { signal }), { superOrders: [], total: 0 });
  const { orders, total } = orderPageOf(page);
  return { items: sameLeftOut([page], orders.map(noted)), total };
}

function noted(order: Order): Order {
  noteUnknownStatuses(order);
  return order;
}

function voucherDetails(code: string, signal?: AbortSignal): Promise<VoucherDetails> {
  return orWhenMissing(
    getVoucherOffer(code, { signal }).then((offer) => ({ ...offer, isVoucherFound: true as const })),
    { isVoucherFound: false as const },
  );
}
