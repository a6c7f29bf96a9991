import { differenceInCalendarDays } from 'date-fns/differenceInCalendarDays';
import { dayFrom } from '#lib/days.ts';
import type { ArticleGroup, Campaign } from '#generated/order-cutoff/model/index.ts';
import type { DeliveryDates } from '#generated/order-delivery-dates/model/index.ts';
import type {
  DeliveryAddress,
  Money,
  OrderAddress,
  SuperOrder,
  SuperOrderPage,
  SuperOrderProduct,
} from '#generated/order/model/index.ts';
import type { ReorderStatus } from '#generated/reorder/model/index.ts';
import type { VoucherOffer } from '#generated/voucher/model/index.ts';
import { orderStatus } from './order-status.ts';

export type { ArticleGroup, Campaign, DeliveryAddress, DeliveryDates, OrderAddress };

/** The brands that orders come from (O109). */
const ORDER_SOURCES = ['PHOTOBOOK_BRAND', 'POSTER_BRAND'] as const;
export type OrderSource = (typeof ORDER_SOURCES)[number];

/** Delivery type; undefined while a change is in progress (A4.35, A4.36), and where the service does not say. */
export type DeliveryType = DeliveryAddress['deliveryType'];

/** Offer behind a voucher code: the service's own fields, when it knows the code (A3.21, A3.22). */
export type VoucherDetails = (VoucherOffer & { isVoucherFound: true }) | { isVoucherFound: false };

/** A product of an order. Its voucher is a code; the details are there once they have been looked up. */
export type OrderProduct = Omit<SuperOrderProduct, 'voucher'> & { voucher?: string; voucherDetails?: VoucherDetails };

/** An order as the app knows it. */
export interface Order {
  orderCode: string;
  createdAt?: string;
  status?: string;
  source: OrderSource;
  products: OrderProduct[];
  /** Missing where the service neither says it nor lists products. */
  productCount?: number;
  deliveryType?: DeliveryType;
  /** The service's word on whether the address may change; it wins when it is there (O99). */
  canChangeDeliveryAddress?: boolean;
  deliveryAddress?: OrderAddress;
  /** With its currency; an amount alone cannot be shown. */
  total?: Money;
}

/** The app's order of a super-order: its code is the order code, its orders are the products (A3.15, A3.16, O108). */
export function orderOf(superOrder: SuperOrder): Order {
  const { code, createdAt, status, source, deliveryType, canChangeDeliveryAddress, deliveryAddress, total } =
    superOrder;
  const products = (superOrder.orders ?? superOrder.products ?? []).map(({ voucher, status: its, ...product }) => ({
    ...product,
    // Empty words say nothing.
    ...defined({ status: its || undefined, voucher: voucher || undefined }),
  }));
  return {
    orderCode: code,
    source: ORDER_SOURCES.find((one) => one === source) ?? 'PHOTOBOOK_BRAND',
    products,
    ...defined({
      // A list that is empty says nothing: no order is without products.
      productCount: superOrder.productCount ?? (products.length || undefined),
      createdAt,
      status: status || undefined,
      deliveryType: deliveryTypeOf(deliveryType),
      canChangeDeliveryAddress,
      deliveryAddress: deliveryAddress ?? undefined,
      total: typeof total === 'object' ? total : undefined,
    }),
  };
}

/** One page of orders, and how many there are on all pages. Either spelling of list and total is read (O108). */
export function orderPageOf(page: SuperOrderPage): { orders: Order[]; total: number } {
  const superOrders = 'superOrders' in page ? page.superOrders : page.items;
  return { orders: superOrders.map(orderOf), total: 'total' in page ? page.total : page.totalCount };
}

/** Name of a product; one without a title by its code. */
export function productName({ title, code }: Pick<OrderProduct, 'title' | 'code'>): string {
  return title?.trim() || code;
}

/** Whether the customer may change where the order goes: as the service says, else at home until production starts (O99). */
export function canChangeAddress(order: Order): boolean {
  if (order.canChangeDeliveryAddress !== undefined) return order.canChangeDeliveryAddress;
  const status = orderStatus(order);
  return order.deliveryType === 'Home' && (status === 'AwaitingPayment' || status === 'Ordered');
}

/** Whether the way that an order is delivered may still change: until it has been sent or cancelled. */
export function isDeliveryOpen(order: Order): boolean {
  const status = orderStatus(order);
  return status !== 'Sent' && status !== 'Cancelled';
}

/** Whether an order can be ordered again; anything but a clear yes hides the button (O112). */
export function isReorderable({ canReorder, status }: ReorderStatus): boolean {
  return canReorder === true || status?.toLowerCase() === 'available';
}

/** Details of a voucher code from the service's answer, which is null when it does not know the code (A7.24). */
export function voucherDetailsOf(offer: VoucherOffer | null): VoucherDetails {
  return offer ? { ...offer, isVoucherFound: true } : { isVoucherFound: false };
}

/** Expected delivery of an order: between two days, from one on, until one, or on one. */
export type ExpectedDelivery = { isPast: boolean } & (
  | { kind: 'on' | 'from' | 'by'; day: Date }
  | { kind: 'between'; from: Date; to: Date }
);

/** Expected delivery by the dates of an order, undefined when they say nothing (O111). */
export function expectedDelivery(
  { earliest, latest, deliveryDate }: DeliveryDates,
  now: Date,
): ExpectedDelivery | undefined {
  const day = dayFrom(deliveryDate);
  if (day) return { kind: 'on', day, isPast: isBefore(day, now) };
  const [from, to] = inOrder(dayFrom(earliest), dayFrom(latest));
  if (from && to) {
    const isPast = isBefore(to, now);
    return differenceInCalendarDays(to, from) === 0
      ? { kind: 'on', day: to, isPast }
      : { kind: 'between', from, to, isPast };
  }
  if (from) return { kind: 'from', day: from, isPast: false };
  return to && { kind: 'by', day: to, isPast: isBefore(to, now) };
}

function deliveryTypeOf(type: string | undefined): DeliveryType | undefined {
  return type === 'Home' || type === 'PickupPoint' ? type : undefined;
}

/** Only the fields that have a value. */
function defined<Fields extends object>(fields: Fields): { [Name in keyof Fields]?: Exclude<Fields[Name], undefined> } {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as {
    [Name in keyof Fields]?: Exclude<Fields[Name], undefined>;
  };
}

function inOrder(from: Date | undefined, to: Date | undefined): [Date | undefined, Date | undefined] {
  return from && to && to < from ? [to, from] : [from, to];
}

/** On an earlier day: what comes today has not been missed. */
function isBefore(day: Date, now: Date): boolean {
  return differenceInCalendarDays(now, day) > 0;
}
