import { t } from '#i18n/texts.ts';
import { dateFrom } from '#lib/dates.ts';
import { findByWords } from '#lib/find-by-words.ts';
import type { Order } from './model.ts';

/** The orders that a customer looks for by code, as her mails and her lists spell it, by product or by year. */
export function findOrders(orders: readonly Order[], wanted: string): readonly Order[] {
  return findByWords(orders, wanted, ({ orderCode, products, createdAt }) => ({
    codes: [orderCode, ...products.map(({ code }) => code)],
    texts: [t('order.code', { code: orderCode }), ...products.map(({ title = '' }) => title)],
    // By the customer's calendar.
    year: dateFrom(createdAt)?.getFullYear().toString(),
  }));
}
