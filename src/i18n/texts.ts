import { createInstance } from 'i18next';
import { getLocale } from '#generated/app-config/hooks.ts';
import type enGB from './locales/en-GB.json';

type CatalogueKey = keyof typeof enGB;

/** A key of the catalogue; plural forms (`key_one`, `key_other`) are asked for by their common name. */
export type TextKey = CatalogueKey extends infer Key ? (Key extends `${infer Base}_${'zero' | 'one' | 'two' | 'few' | 'many' | 'other'}` ? Base : Key) : never;

/** Values for the placeholders of a text: numbers are written as the language writes them, and `count` chooses the plural form, too. */
export type TextParams = Record<string, string | number>;

/** The locale that is used when a vendor's own cannot be loaded (A9.12). */
const DEFAULT_LOCALE = 'en-GB';

const catalogue = createInstance();
let locale = DEFAULT_LOCALE;

/**
 * Loads the texts of a locale from /locales/{locale}.json; on any failure the bundled en-GB texts are used and the page
 * still works. The locale is fixed from then on: a vendor has one.
 * @returns the failure that led to the fallback, for the log
 */
export async function loadTexts(wanted: string): Promise<unknown> {
  try {
    await useTexts(wanted, await getLocale(wanted));
    return undefined;
  } catch (failure) {
    const bundled = await import('./locales/en-GB.json');
    await useTexts(DEFAULT_LOCALE, bundled.default);
    return failure;
  }
}

/** Puts texts into use without loading them; for tests and the fallback. */
export async function useTexts(next: string, texts: Record<string, string>): Promise<void> {
  locale = next;
  await catalogue.init({
    lng: next,
    fallbackLng: false,
    resources: { [next]: { translation: texts } },
    keySeparator: false,
    nsSeparator: false,
    // Served texts write {amount}; React escapes what it renders.
    interpolation: { prefix: '{', suffix: '}', escapeValue: false },
  });
}

/** The text of a key in the customer's language. */
export function t(key: TextKey, params: TextParams = {}): string {
  return catalogue.t(key, { ...params, replace: spelled(params) });
}

/** What a text is stays so. `count` itself has to stay a number, which says the plural form. */
function spelled(params: TextParams): Record<string, string> {
  return Object.fromEntries(Object.entries(params).map(([name, value]) => [name, value.toLocaleString(locale)]));
}

/** The BCP 47 tag of the language in use, for dates and numbers. */
export function currentLocale(): string {
  return locale;
}
