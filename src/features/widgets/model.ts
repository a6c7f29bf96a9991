import type { LeftOut } from '#api/left-out.ts';
import type { CurrentCustomer } from '#customer/queries.ts';
import { isPhotoBook } from '#vendor/photo-books.ts';
import type { AccountOrder } from '#generated/order/model/index.ts';
import type { Widget } from '#generated/widget/model/index.ts';
import { webAddress } from '#lib/web-address.ts';

/** A photo book of the customer, with its online version where there is one. */
export interface OnlineBook {
  /** The order code (A3.27). */
  productCode: string;
  /** Missing while there is no widget: it is to be asked for (A2.112). */
  widgetId?: string;
  title?: string;
  /** ISO date of the order; not known of a book that was opened by its address. */
  orderedAt?: string;
  thumbnailUrl?: string;
  /** The online version; missing while there is none to view. */
  viewUrl?: string;
  /** The service says that the online version is being made. */
  isInProgress?: true;
  /** Time of the request for an online version, in ms since 1970, until it can be viewed; forgotten after a while. */
  askedAt?: number;
}

/** A part of the customer's online photo books. */
export interface OnlineBookPage {
  books: OnlineBook[];
  /** Of the orders that it was made from. */
  leftOut?: LeftOut;
  /** The page of orders with which the search goes on, null at its end. */
  nextPage: number | null;
}

/** Values that the customer types on the share screen, in the words of A3. */
export interface WidgetShare {
  SenderName: string;
  RecipientEmail: string;
  /** May be empty. */
  PersonalMessage: string;
}

/** Whether there is an online version to view, one on its way, or one to be asked for (A2.111, A2.112, O114). */
export type OnlineState = 'ready' | 'inTheMaking' | 'notOnline';

/** Orders per page of the search (O144). */
export const PAGE_SIZE = 10;

/** Time, in ms, for which a requested online version counts as on its way although the service knows nothing of it. */
export const EXPECTED_MS = 5 * 60_000;

/** Number of orders before a page; pages count from 1 (A7.36). */
export function offsetOf(pageNumber: number, pageSize: number = PAGE_SIZE): number {
  return (pageNumber - 1) * pageSize;
}

/**
 * The photo books among account orders, with the widgets that they have (A7.37). What the order leaves open, the widget
 * may say: its title and article type.
 */
export function onlineBooks(orders: readonly AccountOrder[], widgets: readonly Widget[]): OnlineBook[] {
  const byCode = new Map(widgets.map((widget) => [widget.orderCode, widget]));
  return orders.flatMap(({ code, articleType, title, createdAt }) => {
    const widget = byCode.get(code);
    if (!isPhotoBook(articleType ?? widget?.articleType)) return [];
    const ordered = { ...(title !== undefined && { title }), ...(createdAt !== undefined && { orderedAt: createdAt }) };
    return [{ ...ordered, ...(widget ? onlineBook(widget) : { productCode: code }) }];
  });
}

/** A widget as the screens show it. Addresses that are none of the web are left out, as if there were none (S38). */
export function onlineBook({ widgetId, orderCode, title, status, ...widget }: Widget): OnlineBook {
  const thumbnailUrl = webAddress(widget.thumbnailUrl);
  const viewUrl = webAddress(widget.viewUrl);
  return {
    productCode: orderCode,
    widgetId,
    ...(title !== undefined && { title }),
    ...(thumbnailUrl !== undefined && { thumbnailUrl }),
    ...(viewUrl !== undefined && { viewUrl }),
    ...(viewUrl === undefined && status?.toLowerCase() === 'processing' && { isInProgress: true }),
  };
}

/** State of a photo book that decides what can be done with it. */
export function onlineState({
  viewUrl,
  isInProgress,
  askedAt,
}: Pick<OnlineBook, 'viewUrl' | 'isInProgress' | 'askedAt'>): OnlineState {
  if (viewUrl !== undefined) return 'ready';
  return isInProgress || askedAt !== undefined ? 'inTheMaking' : 'notOnline';
}

/**
 * Photo book after its widget was read again. What the customer asked for is on its way, even where the service has
 * nothing to show for it yet; after five minutes without, it may be asked for once more.
 * @param read null when the service has no widget
 */
export function afterReading(
  orderCode: string,
  read: OnlineBook | null,
  askedAt: number | undefined,
  now: number,
): OnlineBook | null {
  const isExpected = askedAt !== undefined && now - askedAt < EXPECTED_MS && read?.viewUrl === undefined;
  return isExpected ? { productCode: orderCode, ...read, askedAt } : read;
}

/** In the words of the list, what its widget says by now; null when it has none any more. */
export function withWidget({ productCode, title, orderedAt }: OnlineBook, widget: OnlineBook | null): OnlineBook {
  return {
    productCode,
    ...(title !== undefined && { title }),
    ...(orderedAt !== undefined && { orderedAt }),
    ...widget,
  };
}

/** All books of several pages. One that moved to another page while they were read is there once. */
export function distinctBooks(pages: readonly OnlineBookPage[]): OnlineBook[] {
  const books = pages.flatMap((page) => page.books);
  return [...new Map(books.map((book) => [book.productCode, book])).values()];
}

/** Name of the customer for those she shares with, as far as her record says. */
export function senderName(customer: CurrentCustomer | undefined): string {
  if (!customer || customer.accountDeleted) return '';
  return [customer.firstName, customer.lastName].filter((name) => name !== undefined && name !== '').join(' ');
}
