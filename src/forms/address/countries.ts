/** Where the shops deliver to: the countries that they are in, and those around. */
const COUNTRIES = [
  'AD',
  'AT',
  'BE',
  'BG',
  'CH',
  'CY',
  'CZ',
  'DE',
  'DK',
  'EE',
  'ES',
  'FI',
  'FR',
  'GB',
  'GG',
  'GR',
  'HR',
  'HU',
  'IE',
  'IM',
  'IS',
  'IT',
  'JE',
  'LI',
  'LT',
  'LU',
  'LV',
  'MC',
  'MT',
  'NL',
  'NO',
  'PL',
  'PT',
  'RO',
  'SE',
  'SI',
  'SK',
  'SM',
  'VA',
] as const;

export interface Country {
  code: string;
  name: string;
}

/** What a country is called in a language; its code where there is no name for it. @param code ISO 3166-1 alpha-2 */
export function countryName(code: string, locale: string): string {
  return /^[A-Z]{2}$/i.test(code)
    ? (new Intl.DisplayNames(locale, { type: 'region', fallback: 'code' }).of(code.toUpperCase()) ?? code)
    : code;
}

/**
 * The countries to choose from, in the order of the language.
 * @param kept one that is to be among them even though nobody delivers there: an address may be from elsewhere
 */
export function countriesIn(locale: string, kept?: string): Country[] {
  const { compare } = new Intl.Collator(locale);
  const codes = new Set<string>(kept ? [...COUNTRIES, kept] : COUNTRIES);
  return [...codes].map((code) => ({ code, name: countryName(code, locale) })).sort((a, b) => compare(a.name, b.name));
}
