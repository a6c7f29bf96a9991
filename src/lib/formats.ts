/** An amount in its currency, as the language writes it: "£44.95". Undefined for an unknown currency. @param currency ISO 4217 */
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

/**
 * Pattern of an e-mail address: all that RFC 5322 allows before the @ without quotes, and a host whose last part may be of
 * another script (`xn--…`). Zod's own pattern accepts fewer; a customer whose address it rejects would have no account.
 */
export const EMAIL_ADDRESS =
  /^[\w!#$%&'*+/=?^`{|}~-]+(?:\.[\w!#$%&'*+/=?^`{|}~-]+)*@(?:[A-Za-z\d](?:[A-Za-z\d-]*[A-Za-z\d])?\.)+[A-Za-z](?:[A-Za-z\d-]*[A-Za-z\d])$/;

/** Text as standard base64 of its UTF-8 bytes, with padding (O129). */
export function toBase64(text: string): string {
  return btoa(String.fromCharCode(...new TextEncoder().encode(text)));
}
