import * as fc from 'fast-check';
import type { Random } from '#lib/random.ts';
import type { SchemaObject } from '#sandbox/spec/document.ts';

const LETTERS = [
  'a',
  'Z',
  '7',
  ' ',
  '-',
  '_',
  '.',
  '/',
  '"',
  '\\',
  '\n',
  '\0',
  '<',
  '&',
  'é',
  'ß',
  'ı',
  '日',
  'ا',
  '\u200F',
  '\u{1F4F7}',
  '\u{1F469}\u200D\u{1F467}',
  '\uD800',
] as const;
/** Of one code point each, as lengths are counted, for texts whose length is limited. */
const SINGLE = ['a', 'Z', '7', '-', 'é', '日'] as const;

const FORMATS: Record<string, (random: Random) => string> = {
  'date-time': (random) => `${day(random)}T${time(random)}${fraction(random)}${zone(random)}`,
  date: day,
  uri: (random) =>
    `${random.pick(['https://', 'http://', 'HTTPS://'])}${random.pick(['photos.example', 'localhost:5174', 'xn--bcher-kva.example', '[::1]:8080', '192.0.2.7', 'user:secret@files.example'])}${random.pick(['', '/', '/a/b%20c', '/%E6%97%A5?x=1&y=%2F', '?q', '#f', '/a;v=1,2/(b)?c=d#e'])}`,
  email: (random) =>
    `${random.pick(['carl', 'anna.maria', 'o-brien+photos', "o'neill", 'A_1', '7', 'a!b', 'x/y=z', '{ok}'])}@${random.pick(['example.com', 'mail.photos.example', 'a-b.co', 'EXAMPLE.NL', 'xn--bcher-kva.example', 'mail.xn--p1ai'])}`,
  uuid: (random) => `${hex(random, 8)}-${hex(random, 4)}-4${hex(random, 3)}-a${hex(random, 3)}-${hex(random, 12)}`,
};

/** A text that fits a schema of type string. */
export function textOf(schema: SchemaObject, random: Random): string {
  const { pattern } = schema;
  if (pattern === undefined) return anyText(schema, random);
  const fits = new RegExp(String(pattern), 'u');
  for (let made = 0; made < 50; made += 1) {
    const text = anyText(schema, random);
    if (fits.test(text)) return text;
  }
  // Letters at random hardly ever fit: a country, a telephone number, a token.
  const [text] = fc.sample(fc.stringMatching(fits), { seed: random.between(1, 2 ** 30), numRuns: 1 });
  if (text !== undefined && hasLength(schema, text)) return text;
  throw new Error(`No text that was made fits ${String(pattern)}: teach one to texts.ts.`);
}

function hasLength({ minLength = 0, maxLength = Infinity }: SchemaObject, { length }: string): boolean {
  return length >= Number(minLength) && length <= Number(maxLength);
}

function anyText({ format, minLength = 0, maxLength }: SchemaObject, random: Random): string {
  if (format !== undefined) {
    const make = FORMATS[String(format)];
    if (!make) throw new Error(`Texts of the format ${String(format)} cannot be made: teach it to texts.ts.`);
    return make(random);
  }
  const least = Number(minLength);
  const isLimited = least > 1 || maxLength !== undefined;
  const length = random.between(least, Math.min(Number(maxLength ?? least + 8), least + 8));
  return Array.from({ length }, () => (isLimited ? random.pick(SINGLE) : random.pick(LETTERS))).join('');
}

/** Another letter, for a slip of the pen. */
export function letter(random: Random): string {
  return random.pick(LETTERS);
}

function day(random: Random): string {
  const date = new Date(Date.UTC(random.between(1971, 2099), random.between(0, 11), random.between(1, 31)));
  return random.next() < 0.1
    ? random.pick(['2024-02-29', '2000-02-29', '1970-01-01', '2026-12-31'])
    : date.toISOString().slice(0, 10);
}

function time(random: Random): string {
  return [random.between(0, 23), random.between(0, 59), random.between(0, 59)]
    .map((part) => String(part).padStart(2, '0'))
    .join(':');
}

function fraction(random: Random): string {
  return random.next() < 0.5 ? '' : `.${'123456789'.slice(0, random.between(1, 9))}`;
}

function zone(random: Random): string {
  return random.pick(['Z', 'Z', '+00:00', '-00:00', '+02:00', '-09:30', '+14:00', '+23:59']);
}

function hex(random: Random, length: number): string {
  return Array.from({ length }, () => random.between(0, 15).toString(16)).join('');
}
