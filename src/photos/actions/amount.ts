import { currentLocale } from '#i18n/texts.ts';

/** A number of photos as the customer writes numbers. */
export function spellAmount(amount: number): string {
  return amount.toLocaleString(currentLocale());
}
