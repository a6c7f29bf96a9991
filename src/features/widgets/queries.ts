import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { hasStatus } from '#api/api-error.ts';
import { allLeftOut, withLeftOut } from '#api/left-out.ts';
import { forEachItem } from '#api/limiter.ts';
import { operationKey, staleByPages } from '#api/query-options.ts';
import { listOrdersByAccount } from '#generated/order/calls.ts';
import type { AccountOrder } from '#generated/order/model/index.ts';
import {
  createOrRefreshWidget,
  deleteWidget,
  getWidget,
  listWidgetsByOrderCodes,
  shareWidget,
} from '#generated/widget/calls.ts';
import type { ShareWidgetParams, Widget } from '#generated/widget/model/index.ts';
import { isPhotoBook } from '#vendor/photo-books.ts';
import {
  afterReading,
  offsetOf,
  onlineBook,
  type OnlineBook,
  type OnlineBookPage,
  onlineBooks,
  onlineState,
  PAGE_SIZE,
} from './model.ts';

/** Number of books that are worth a part of the list: the search goes on over posters until it has them. */
const WORTH_SHOWING = 6;

/** Number of pages of orders that one part of the list reads at most: among fifty orders there may be no photo book. */
const MOST_PAGES = 5;

/** Reads of the customer's photo books and their online versions. */
export const widgetQueries = {
  /** Beginning of the query keys of all lists of photo books. */
  lists: () => ({ queryKey: ['searchWidgets'] as const }),
  /**
   * The customer's photo books, part by part, each of several calls (O144). What a part says of their widgets is also what `detail` knows.
   * @param accountId the customerId, or the claim sub when the record has none
   */
  books: (accountId: string) =>
    infiniteQueryOptions({
      queryKey: [...widgetQueries.lists().queryKey, accountId] as const,
      queryFn: async ({ pageParam, signal, client }) => {
        const begun = Date.now();
        const part = await searchBooks(accountId, pageParam, signal);
        for (const { orderedAt: _, ...book } of part.books) {
          const { queryKey } = widgetQueries.detail(book.productCode);
          // What was written meanwhile is newer: one that has been removed would be back.
          if ((client.getQueryState(queryKey)?.dataUpdatedAt ?? 0) > begun) continue;
          const widget = book.widgetId === undefined ? null : book;
          client.setQueryData(queryKey, (known) => afterReading(book.productCode, widget, known?.askedAt, Date.now()));
        }
        return part;
      },
      initialPageParam: 1,
      getNextPageParam: ({ nextPage }) => nextPage,
      staleTime: staleByPages,
    }),
  /** The online version of one photo book; null when there is none, or none for this customer (401, O120). Two calls, perhaps. */
  detail: (orderCode: string) =>
    queryOptions({
      queryKey: operationKey('getWidget', orderCode),
      queryFn: async ({ signal, client, queryKey }): Promise<OnlineBook | null> => {
        const known = () => client.getQueryData<OnlineBook | null>(queryKey);
        const before = known();
        const isExpected = before && onlineState(before) !== 'notOnline';
        const widget = await forEachItem(signal, () =>
          isExpected ? loadExpected(orderCode, signal) : loadWidget(orderCode, signal),
        );
        return afterReading(orderCode, widget, known()?.askedAt, Date.now());
      },
    }),
};

/**
 * A part of the customer's photo books: page after page of orders until there are enough books to show.
 * It may hold fewer, even none, and more may follow.
 * @param pageNumber of the first page, from 1
 */
export async function searchBooks(
  accountId: string,
  pageNumber: number,
  signal?: AbortSignal,
): Promise<OnlineBookPage> {
  const books: OnlineBook[] = [];
  const pages: OnlineBookPage[] = [];
  let next: number | null = pageNumber;
  while (next !== null && pages.length < MOST_PAGES && books.length < WORTH_SHOWING) {
    const page: OnlineBookPage = await searchPage(accountId, next, signal);
    pages.push(page);
    books.push(...page.books);
    next = page.nextPage;
  }
  const leftOut = allLeftOut(pages);
  return { books, nextPage: next, ...(leftOut && { leftOut }) };
}

/** One page of orders, then the widgets of those that may be photo books (O144). */
async function searchPage(accountId: string, pageNumber: number, signal?: AbortSignal): Promise<OnlineBookPage> {
  const offset = offsetOf(pageNumber);
  const { items, total, leftOut } = withLeftOut(
    await listOrdersByAccount(accountId, { offset, limit: PAGE_SIZE }, { ...(signal && { signal }) }),
  );
  const length = items.length + (leftOut?.count ?? 0);
  const widgets = await loadWidgets(codesToAskFor(items), signal);
  // A page without orders is the last one, whatever the service counts.
  const isLast = length === 0 || (total === undefined ? length < PAGE_SIZE : offset + length >= total);
  return { books: onlineBooks(items, widgets), nextPage: isLast ? null : pageNumber + 1, ...(leftOut && { leftOut }) };
}

/** The widgets of up to 50 orders; those without one are left out (A7.35). */
export async function loadWidgets(orderCodes: string[], signal?: AbortSignal): Promise<Widget[]> {
  if (orderCodes.length === 0) return [];
  return listWidgetsByOrderCodes({ orderCodes }, { ...(signal && { signal }) });
}

/**
 * Asks for the online version of a photo book, or for making it anew, and reads it again; one that is being made
 * already (409) is read all the same. It may have no viewUrl yet, and null means that there is nothing to read yet:
 * also when it cannot be read, for it has been asked for all the same.
 */
export async function requestOnlineVersion(orderCode: string): Promise<OnlineBook | null> {
  await createOrRefreshWidget(orderCode).catch((error: unknown) => {
    if (!hasStatus(error, 409)) throw error;
  });
  return loadWidget(orderCode).catch(() => null);
}

/** Removes the online version of a photo book; one that is gone already counts as removed. */
export function removeOnlineVersion(widgetId: string): Promise<void> {
  return deleteWidget(widgetId);
}

/** Sends an online photo book by e-mail (O129). @param share made by `shareRules` */
export async function shareOnlineBook(widgetId: string, share: ShareWidgetParams): Promise<void> {
  await shareWidget(widgetId, share);
}

/** @param onRefusal what a refusal means: that there is none, unless told */
async function loadWidget(
  orderCode: string,
  signal?: AbortSignal,
  onRefusal: () => Promise<OnlineBook | null> = async () => null,
): Promise<OnlineBook | null> {
  try {
    const widget = await getWidget(orderCode, { ...(signal && { signal }) });
    return widget && onlineBook(widget);
  } catch (error) {
    if (hasStatus(error, 401)) return onRefusal();
    throw error;
  }
}

/**
 * The widget of a book that has an online version, or one on its way: a refusal says that the token has ended meanwhile rather than
 * that there is none. `getWidget` refreshes no token (O120), the list does.
 */
function loadExpected(orderCode: string, signal: AbortSignal): Promise<OnlineBook | null> {
  return loadWidget(orderCode, signal, async () => {
    const widget = (await loadWidgets([orderCode], signal)).find((one) => one.orderCode === orderCode);
    return widget ? onlineBook(widget) : null;
  });
}

/** Orders that say what they are, and are no photo books, have no widget to ask for. */
function codesToAskFor(orders: readonly AccountOrder[]): string[] {
  return orders
    .filter(({ articleType }) => articleType === undefined || isPhotoBook(articleType))
    .map(({ code }) => code);
}
