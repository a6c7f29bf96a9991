import { formatMoney } from '#lib/money.ts';
import type { Invoice } from './model.ts';

/** What an invoice comes to; without a currency the bare number. Undefined for an invoice that does not say. */
export function amountText(
  { amount, currency }: Pick<Invoice, 'amount' | 'currency'>,
  locale: string,
): string | undefined {
  if (amount === undefined) return undefined;
  const money = currency === undefined ? undefined : formatMoney({ amount, currency }, locale);
  return money ?? amount.toLocaleString(locale, { minimumFractionDigits: 2, maximumFractionDigits: 2 });
}
