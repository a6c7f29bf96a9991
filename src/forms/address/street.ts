import { rulesOf } from './countries.ts';

/** A street and what stands behind, or before, its name. */
export interface Street {
  streetName: string;
  streetNumber: string;
  streetNumberAddition: string;
}

/** Number of signs of the longest street; what is longer need not be looked through. */
const LONGEST_STREET = 120;

const NUMBER = String.raw`(?<number>\d{1,5}(?:-\d{1,5})?)(?!\d)`;
/** Words for "number" that may stand before one: "nº 5", "Nr. 12". */
const NUMBER_SIGN = String.raw`(?:n[º°]|n\.\s?[º°]|n[ro]\.|nr|n[uú]m\.?|no\.|numero|nummer|#)\s?`;
/** Words that begin what stands behind a number: floor, stair, door, box. */
const UNIT = String.raw`(?:bis|ter|quater|bus|bte|boîte|box|lgh|int|interno|scala|sc|esc|escalera|piso|planta|puerta|pta|bajo|ático|stiege|stg|tür|top|etg|etage|hs|huis|apt|apto|app|appt|lj|loja)(?!\p{L})`;

/** "B", "12/B", "12-bis"; then "/4/12" or "/Stiege 4/Top 12"; then ", 2º B", "- 2. tv", "bus 3". */
const ADDITION = [
  String.raw`(?:[\s/-]*\p{L}(?!\p{L})|[-/]\p{L}{2,4}(?!\p{L}))?`,
  String.raw`(?:\s?/\s?(?:\p{L}{1,8}\.?\s?)?\d{1,4}\p{L}?(?![\p{L}\d]))*`,
  String.raw`(?:(?:\s?,|\s-)\s*\d{1,3}[ºª°./-].{0,20}|[\s,]+(?:-\s)?${UNIT}.{0,20})?`,
].join('');

const NUMBER_LAST = new RegExp(
  String.raw`^(?<street>.*?[^\s,])(?<gap>[\s,]+|(?<=\.))(?<sign>${NUMBER_SIGN})?${NUMBER}(?<addition>${ADDITION})$`,
  'iu',
);
/** "12 bis rue", "12B, Mill Lane"; "2e avenue" and "1st Avenue" have no number. */
const NUMBER_FIRST = new RegExp(
  String.raw`^(?:${NUMBER_SIGN})?${NUMBER}(?<addition>[A-Za-df-z](?!\p{L})|\s?(?:bis|ter|quater|[A-H])(?=[\s,]))?[\s,]+(?<street>\p{L}.+)$`,
  'u',
);

/** A street may be called so: Plein 1944, Rue du 8 mai 1945. */
const YEAR = /^(?:1[789]|20)\d\d$/;

/**
 * The number taken out of a street that has it in its name, which is how browsers fill in streets: "Molenweg 12", "12 rue de la
 * Paix", "Kärntner Straße 21-23/4/12". Undefined where there is none, and where it is ambiguous ("Calle 8, 12").
 */
export function splitStreet(text: string, countryCode: string): Street | undefined {
  if (text.length > LONGEST_STREET) return undefined;
  const { groups } = (rulesOf(countryCode).isNumberFirst ? NUMBER_FIRST : NUMBER_LAST).exec(text) ?? {};
  const { street: streetName = '', number = '', gap, sign, addition = '' } = groups ?? {};
  const isNumberInName = gap !== undefined && gap.includes(',') && /\d\p{L}?$/u.test(streetName);
  const isYear = gap !== undefined && !gap.includes(',') && sign === undefined && addition === '' && YEAR.test(number);
  if (isNumberInName || isYear) return undefined;
  const [streetNumber, more] = rangeOrAddition(number);
  const streetNumberAddition = [more, addition.replace(/^[\s,/-]+/, '')].filter((part) => part !== '').join(' ');
  return /\p{L}/u.test(streetName) && streetNumber !== ''
    ? { streetName, streetNumber, streetNumberAddition }
    : undefined;
}

/** "12-14" are two houses, "12-2" is a part of one. */
function rangeOrAddition(number: string): [number: string, addition: string] {
  const [from = '', to = ''] = number.split('-');
  return Number(to) > Number(from) ? [number, ''] : [from, to];
}
