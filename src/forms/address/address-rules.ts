/** How addresses are in a country. */
export interface CountryRules {
  postalCode: RegExp;
  /** Houses may have a name and no number. */
  isNumberOptional?: true;
  /** "12 Mill Lane" and not "Molenweg 12". */
  isNumberFirst?: true;
  /** The postal code has a line of its own, below the city. */
  isPostalCodeLast?: true;
}

/** What is surely wrong is refused here; about the rest the service decides (O126). */
const RULES: Readonly<Record<string, CountryRules>> = {
  GB: { postalCode: /^[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}$/i, isNumberOptional: true, isNumberFirst: true, isPostalCodeLast: true },
  NL: { postalCode: /^[1-9]\d{3} ?[A-Z]{2}$/i },
  BE: { postalCode: /^[1-9]\d{3}$/ },
  AT: { postalCode: /^[1-9]\d{3}$/ },
  DK: { postalCode: /^\d{4}$/ },
  NO: { postalCode: /^\d{4}$/ },
  DE: { postalCode: /^\d{5}$/ },
  FR: { postalCode: /^\d{5}$/, isNumberOptional: true, isNumberFirst: true },
  IT: { postalCode: /^\d{5}$/ },
  ES: { postalCode: /^\d{5}$/ },
  PT: { postalCode: /^\d{4}-?\d{3}$/ },
  SE: { postalCode: /^\d{3} ?\d{2}$/ },
};

const ELSEWHERE: CountryRules = { postalCode: /^(?=.*[A-Z\d])[A-Z\d -]{2,10}$/i };

/** How addresses are in a country, by its ISO 3166 code; one that is not known for its rules has the general ones. */
export function rulesOf(countryCode: string): CountryRules {
  const code = countryCode.toUpperCase();
  return (Object.hasOwn(RULES, code) ? RULES[code] : undefined) ?? ELSEWHERE;
}

/** Whether a postal code can be one of the country (O126). */
export function isPostalCode(text: string, countryCode: string): boolean {
  return rulesOf(countryCode).postalCode.test(text.trim());
}

/** Whether a street number begins with a digit and has at most 10 characters; in some countries there may be none (O126). */
export function isStreetNumber(text: string, countryCode: string): boolean {
  const number = text.trim();
  return number === '' ? rulesOf(countryCode).isNumberOptional === true : /^\d.{0,9}$/u.test(number);
}

/** Whether a street name has 2 to 100 characters, a letter among them, and none of < > ; (O126). */
export function isStreetName(text: string): boolean {
  return /^(?=.*\p{L})[^<>;]{2,100}$/su.test(text.trim());
}
