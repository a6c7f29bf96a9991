import { isPossiblePhoneNumber, isSupportedCountry } from 'libphonenumber-js/min';

/**
 * Whether numbers are as long as this one where it leads to. Knows the numbering plans of all countries, hence a script of its
 * own that only forms with a phone number load.
 * @param country where it is dialled from, an ISO 3166 code; from one that is not known only numbers that begin with + lead anywhere
 */
export function isPossible(text: string, country: string): boolean {
  return isPossiblePhoneNumber(text, isSupportedCountry(country) ? country : undefined);
}
