/** Orders that one call reads (A7.13). */
const ORDERS_PAGE = 100;

/** Parameters of a page of the list, from an offset on. They stand by themselves, as they are also sent ahead of the app. */
export function ordersPage(Offset: number) {
  return { Offset, Limit: ORDERS_PAGE, OrderState: 'notExpired' } as const;
}
