import { rulesOf } from './address-rules.ts';
import { addressValues, type GivenAddress } from './address-values.ts';
import { countryName } from './countries.ts';

/** An address as it stands on an envelope of its country, a line each, the name first and the country last. */
export function addressLines(address: GivenAddress, locale: string): string[] {
  const values = addressValues(address, '');
  const { isNumberFirst, isPostalCodeLast, beforeAddition } = rulesOf(values.countryCode);
  const number = withAddition(values.streetNumber, values.streetNumberAddition, beforeAddition);
  const { postalCode, city } = values;
  return [
    words(values.firstName, values.lastName),
    values.companyName,
    isNumberFirst ? words(number, values.streetName) : words(values.streetName, number),
    values.addressLine2,
    ...(isPostalCodeLast ? [city, postalCode] : [words(postalCode, city)]),
    countryName(values.countryCode, locale),
  ].filter((line) => line.trim() !== '');
}

/** "12B", but "12 bis", and "12 2" by no means. */
function withAddition(number: string, addition: string, beforeDigit = ' '): string {
  if (number !== '' && /^\d/.test(addition)) return number + beforeDigit + addition;
  return /^\p{L}$/u.test(addition) ? number + addition : words(number, addition);
}

function words(...parts: string[]): string {
  return parts
    .map((part) => part.trim())
    .filter(Boolean)
    .join(' ');
}
