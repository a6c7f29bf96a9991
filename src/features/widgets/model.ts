import type { AccountOrder } from '#generated/order/model/index.ts';
import type { Widget } from '#generated/widget/model/index.ts';

/** A photo book of the customer, with its online version where there is one. */
export interface OnlineBook {
  /** The order code (A3.27). */
  productCode: string;
  /** Missing while there is no widget: it is to be asked for (A2.112). */
  widgetId?: string;
  title?: string;
  thumbnailUrl?: string;
  /** The online version; missing while there is none to view. */
  viewUrl?: string;
}

/** One page of the search for online photo books. */
export interface OnlineBookPage {
  books: OnlineBook[];
  /** The number of the page after it, null when this is the last one. */
  nextPage: number | null;
}

/** What the customer writes on the share screen, in the words of A3. */
export interface WidgetShare {
  SenderName: string;
  RecipientEmail: string;
  /** May be empty. */
  PersonalMessage: string;
}

/** Orders per page of the search (O144). */
export const PAGE_SIZE = 10;

/** How many orders come before a page; pages count from 1 (A7.36). */
export function offsetOf(pageNumber: number, pageSize: number = PAGE_SIZE): number {
  return (pageNumber - 1) * pageSize;
}

/** Whether an article is a photo book (A3.32). */
export function isPhotoBook(articleType: string | undefined): boolean {
  return articleType?.toLowerCase().includes('photobook') ?? false;
}

/**
 * The photo books among account orders, with the widgets that they have (A7.37). What the order leaves open, the widget
 * may say: its title and article type.
 */
export function onlineBooks(orders: readonly AccountOrder[], widgets: readonly Widget[]): OnlineBook[] {
  const byCode = new Map(widgets.map((widget) => [widget.orderCode, widget]));
  return orders.flatMap(({ code, articleType, title }) => {
    const widget = byCode.get(code);
    if (!isPhotoBook(articleType ?? widget?.articleType)) return [];
    return [{ ...(title !== undefined && { title }), ...(widget ? onlineBook(widget) : { productCode: code }) }];
  });
}

/** A widget as the screens show it. */
export function onlineBook({ widgetId, orderCode, title, thumbnailUrl, viewUrl }: Widget): OnlineBook {
  return {
    productCode: orderCode,
    widgetId,
    ...(title !== undefined && { title }),
    ...(thumbnailUrl !== undefined && { thumbnailUrl }),
    ...(viewUrl !== undefined && { viewUrl }),
  };
}
