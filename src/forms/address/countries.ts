import { normaliseCode } from '../normalise.ts';

/** Countries that the shops deliver to: their own, and those around. */
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

/** Name of a country in a language; its code where there is no name for it. @param code ISO 3166-1 alpha-2 */
export function countryName(code: string, locale: string): string {
  return /^[A-Z]{2}$/i.test(code)
    ? (new Intl.DisplayNames(locale, { type: 'region', fallback: 'code' }).of(code.toUpperCase()) ?? code)
    : code;
}

/**
 * The countries to choose from, in the order of the language.
 * @param extra a country to include although the shops do not deliver there: an address may be from elsewhere
 */
export function countriesIn(locale: string, extra?: string): Country[] {
  const { compare } = new Intl.Collator(locale);
  const codes = new Set<string>(extra ? [...COUNTRIES, extra] : COUNTRIES);
  return [...codes].map((code) => ({ code, name: countryName(code, locale) })).sort((a, b) => compare(a.name, b.name));
}

/** Format of addresses in a country. */
export interface CountryRules {
  /** Pattern of its postal codes; where it is not known, only the spec restricts them. */
  postalCode?: RegExp;
  /** Format of its postal codes, as a replacement for what `postalCode` finds. */
  written?: string;
  /** Country sign that may stand before a postal code beside the country's own code: "D-40212". */
  sign?: string;
  /** Houses may have a name and no number. */
  isNumberOptional?: true;
  /** "12 Mill Lane" and not "Molenweg 12". */
  isNumberFirst?: true;
  /** The postal code has a line of its own, below the city. */
  isPostalCodeLast?: true;
  /** Separator between the number and an addition that begins with a digit: "21/4/12", "5, 2º B". */
  beforeAddition?: string;
}

/** Rules for what is surely wrong, beside those of the spec for every country; about the rest the service decides. */
const RULES: Readonly<Record<string, CountryRules>> = {
  GB: {
    postalCode: /^([A-Z]{1,2}\d[A-Z\d]?) ?(\d[A-Z]{2})$/i,
    written: '$1 $2',
    isNumberOptional: true,
    isNumberFirst: true,
    isPostalCodeLast: true,
  },
  NL: { postalCode: /^([1-9]\d{3}) ?([A-Z]{2})$/i, written: '$1 $2', beforeAddition: '-' },
  BE: { postalCode: /^[1-9]\d{3}$/, written: '$&', sign: 'B' },
  AT: { postalCode: /^[1-9]\d{3}$/, written: '$&', sign: 'A', beforeAddition: '/' },
  DK: { postalCode: /^\d{4}$/, written: '$&', beforeAddition: ', ' },
  NO: { postalCode: /^\d{4}$/, written: '$&', sign: 'N' },
  DE: { postalCode: /^\d{5}$/, written: '$&', sign: 'D', beforeAddition: '/' },
  FR: { postalCode: /^\d{5}$/, written: '$&', sign: 'F', isNumberOptional: true, isNumberFirst: true },
  IT: { postalCode: /^\d{5}$/, written: '$&', sign: 'I', beforeAddition: '/' },
  ES: { postalCode: /^\d{5}$/, written: '$&', sign: 'E', beforeAddition: ', ' },
  PT: { postalCode: /^(\d{4})-?(\d{3})$/, written: '$1-$2', sign: 'P', beforeAddition: ', ' },
  SE: { postalCode: /^(\d{3}) ?(\d{2})$/, written: '$1 $2', sign: 'S' },
};

const ELSEWHERE: CountryRules = {};

/** Format of addresses in a country, by its ISO 3166 code; the general one where its own is not known. */
export function rulesOf(countryCode: string): CountryRules {
  const code = countryCode.toUpperCase();
  return (Object.hasOwn(RULES, code) ? RULES[code] : undefined) ?? ELSEWHERE;
}

/**
 * A postal code as its country writes it, however it was typed: "se-111  20" is 111 20, "1250 142" is 1250-142. What is none
 * of the country stays as it is but for capitals and spaces.
 */
export function normalisePostalCode(text: string, countryCode: string): string {
  const { postalCode, written, sign } = rulesOf(countryCode);
  const code = normaliseCode(text);
  if (postalCode === undefined || written === undefined) return code;
  const prefix = new RegExp(
    `^(?:${[countryCode.toUpperCase(), ...(sign === undefined ? [] : [sign])].join('|')})[ -]*(?=\\d)`,
  );
  const signs = code.replace(prefix, '').replace(/[ -]/g, '');
  return postalCode.test(signs) ? signs.replace(postalCode, written) : code;
}

/** Whether a postal code can be one of the country; any for an unknown country. */
export function isPostalCode(text: string, countryCode: string): boolean {
  return rulesOf(countryCode).postalCode?.test(text) ?? true;
}
