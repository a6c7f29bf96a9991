/** Invisible characters, which come along when text is copied from mails and lists of contacts. */
const INVISIBLE = /[\u00AD\u200B\u200E\u200F\u202A-\u202E\u2060\u2066-\u2069\uFEFF]/g;

/** Normalised text of one line: NFC, plain spaces, one at a time and none around. */
export function normaliseText(text: string): string {
  return text.normalize('NFC').replace(INVISIBLE, '').replace(/\s+/g, ' ').trim();
}

/** Normalised text of a code or a phone number: any dash becomes a hyphen, small letters become capitals. */
export function normaliseCode(text: string): string {
  return normaliseText(text)
    .replace(/[\u2010-\u2015\u2212]/g, '-')
    .toUpperCase();
}

/**
 * Normalised texts of all values of a form, also of nested ones. Forms are given it, or something that begins with it, as
 * `normalise`; the result is validated.
 */
export function normaliseTexts<Values extends object>(values: Values): Values {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]: [string, unknown]) => [name, normaliseValue(value)]),
  ) as Values;
}

function normaliseValue(value: unknown): unknown {
  if (typeof value === 'string') return normaliseText(value);
  return typeof value === 'object' && value !== null ? normaliseTexts(value) : value;
}
