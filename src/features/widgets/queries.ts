import { queryOptions } from '@tanstack/react-query';
import { hasStatus } from '#api/api-error.ts';
import { doneWhenMissing, orWhenMissing } from '#api/reactions.ts';
import { listOrdersByAccount } from '#generated/order/hooks.ts';
import type { AccountOrder } from '#generated/order/model/index.ts';
import {
  createOrRefreshWidget,
  deleteWidget,
  getGetWidgetQueryKey,
  getWidget,
  listWidgetsByOrderCodes,
  shareWidget,
} from '#generated/widget/hooks.ts';
import type { Widget } from '#generated/widget/model/index.ts';
import { toBase64 } from '#lib/base64.ts';
import { isPhotoBook, offsetOf, onlineBook, onlineBooks, PAGE_SIZE, type OnlineBook, type OnlineBookPage, type WidgetShare } from './model.ts';

/** Reads of the customer's photo books and their online versions. */
export const widgetQueries = {
  /**
   * One page of the customer's photo books (O144): account orders, then the widgets of those that may be photo books.
   * A page may hold fewer than ten, even none, and more may follow.
   * @param accountId the customerId, or the claim sub when the record has none
   * @param pageNumber from 1
   */
  search: (accountId: string, pageNumber: number) =>
    queryOptions({
      queryKey: ['searchWidgets', accountId, pageNumber],
      queryFn: async ({ signal }): Promise<OnlineBookPage> => {
        const offset = offsetOf(pageNumber);
        const { items, total } = await orWhenMissing(listOrdersByAccount(accountId, { offset, limit: PAGE_SIZE }, { signal }), { items: [], total: 0 });
        const widgets = await loadWidgets(codesToAskFor(items), signal);
        const isLast = total === undefined ? items.length < PAGE_SIZE : offset + items.length >= total;
        return { books: onlineBooks(items, widgets), nextPage: isLast ? null : pageNumber + 1 };
      },
    }),
  /** The online version of one photo book; null when there is none, or none for this customer (401, O120). */
  detail: (orderCode: string) => queryOptions({ queryKey: getGetWidgetQueryKey(orderCode), queryFn: ({ signal }) => loadWidget(orderCode, signal) }),
};

/** The widgets of up to 50 orders; those without one are left out (A7.35). */
export async function loadWidgets(orderCodes: string[], signal?: AbortSignal): Promise<Widget[]> {
  if (orderCodes.length === 0) return [];
  return orWhenMissing(listWidgetsByOrderCodes({ orderCodes }, { ...(signal && { signal }) }), []);
}

/**
 * Asks for the online version of a photo book, or for making it anew, and reads it again; one that is being made
 * already (409) is read all the same. It may have no viewUrl yet, and null means that there is nothing to read yet.
 */
export async function requestOnlineVersion(orderCode: string): Promise<OnlineBook | null> {
  await createOrRefreshWidget(orderCode).catch((error: unknown) => {
    if (!hasStatus(error, 409)) throw error;
  });
  return loadWidget(orderCode);
}

/** Removes the online version of a photo book; one that is gone already counts as removed. */
export function removeOnlineVersion(widgetId: string): Promise<void> {
  return doneWhenMissing(deleteWidget(widgetId));
}

/** Sends an online photo book to somebody by e-mail, in the words of the service (O129). */
export async function shareOnlineBook(widgetId: string, vendorId: string, { SenderName, RecipientEmail, PersonalMessage }: WidgetShare): Promise<void> {
  await shareWidget(widgetId, { vendorId, fromName: SenderName, personalMessage: PersonalMessage, toEmailAddress: toBase64(RecipientEmail) });
}

async function loadWidget(orderCode: string, signal?: AbortSignal): Promise<OnlineBook | null> {
  try {
    return onlineBook(await getWidget(orderCode, { ...(signal && { signal }) }));
  } catch (error) {
    if (hasStatus(error, 401, 404)) return null;
    throw error;
  }
}

/** Orders that say what they are, and are no photo books, have no widget to ask for. */
function codesToAskFor(orders: readonly AccountOrder[]): string[] {
  return orders.filter(({ articleType }) => articleType === undefined || isPhotoBook(articleType)).map(({ code }) => code);
}
