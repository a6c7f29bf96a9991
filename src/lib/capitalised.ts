/** A text that begins with a capital, as what stands alone does, also where its first word is written small. */
export function capitalised(text: string, locale: string): string {
  return text.charAt(0).toLocaleUpperCase(locale) + text.slice(1);
}
