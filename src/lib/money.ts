/** An amount in its currency, as the language writes it: "£44.95". Undefined for a currency that is none. @param currency ISO 4217 */
export function formatMoney(
  { amount, currency }: { amount: number; currency: string },
  locale: string,
): string | undefined {
  try {
    return new Intl.NumberFormat(locale, { style: 'currency', currency }).format(amount);
  } catch {
    return undefined;
  }
}
