import type { Random } from '#lib/random.ts';
import { letter } from './texts.ts';

/** An answer as it travels, and what was done to it. */
export interface Broken {
  mistake: string;
  text: string;
  mediaType: string;
}

/** A place in a body: `holder[key]`. */
interface Place {
  holder: Record<string, unknown>;
  key: string;
}

const JSON_TYPE = 'application/json';
/** Deeper than a stack is. */
const DEEP = 20_000;

/**
 * A body with one mistake. Mistakes know nothing of the schema, so that they are what services get wrong and not what a
 * schema forbids; some of them leave a body valid.
 */
export function brokenBody(valid: unknown, random: Random): Broken {
  const root: Record<string, unknown> = { body: valid };
  const places = placesIn(root);
  const pick = random.next();
  if (pick < 0.08 || places.length === 0) return brokenText(JSON.stringify(valid), random);
  const inside = places.slice(1);
  const [first, ...others] = pick < 0.15 || inside.length === 0 ? places.slice(0, 1) : inside;
  if (!first) throw new Error('A body has at least one place.');
  const mistake = breakPlace(random.pick([first, ...others]), random);
  return { mistake, text: JSON.stringify(root['body']) ?? '', mediaType: JSON_TYPE };
}

/** A body with one mistake in one of its values, and the name of the mistake. */
export function mistakenBody(valid: unknown, random: Random): { mistake: string; body: unknown } {
  const root: Record<string, unknown> = { body: structuredClone(valid) };
  const [whole, ...inside] = placesIn(root);
  const [first, ...others] = inside.length > 0 ? inside : whole ? [whole] : [];
  if (!first) throw new Error('A body has at least one place.');
  const mistake = breakPlace(random.pick([first, ...others]), random);
  return { mistake, body: root['body'] };
}

/** Mistakes of what stands between: proxies, sign-in pages, cut connections. */
function brokenText(text: string, random: Random): Broken {
  if (random.next() < 0.03) return deepText(text, random);
  const [mistake, changed, mediaType = JSON_TYPE] = random.pick<[string, string, string?]>([
    ['cut', text.slice(0, random.between(1, Math.max(text.length - 1, 1)))],
    ['empty', ''],
    ['a page', '<!doctype html><title>Sign in</title><p>{"images":[],"cursor":null}', 'text/html'],
    ['a page called JSON', '<html><body>502 Bad Gateway</body></html>'],
    ['twice', `${text}${text}`],
    ['a comma too many', text.replace(/[}\]]$/, (end) => `,${end}`)],
    ['a guard in front', `)]}',\n${text}`],
    ['a byte order mark in front', `\uFEFF${text}`],
    ['a list around it', `[${text}]`],
    ['a number too large', text.replace(/-?\d+(\.\d+)?/, '1e999')],
    ['not a number', text.replace(/-?\d+(\.\d+)?/, 'NaN')],
    ['as text', JSON.stringify(text)],
    ['plain text', 'OK', 'text/plain'],
  ]);
  return { mistake, text: changed, mediaType };
}

/** What ends whoever reads by recursion. */
function deepText(text: string, random: Random): Broken {
  const [mistake, changed] = random.pick<[string, string]>([
    ['very deep', `${'['.repeat(DEEP)}${']'.repeat(DEEP)}`],
    [
      'very deep in an unknown field',
      text.replace(/^\{/, `{"further":${'{"a":'.repeat(DEEP)}1${'}'.repeat(DEEP)},`).replace(/,\}$/, '}'),
    ],
  ]);
  return { mistake, text: changed, mediaType: JSON_TYPE };
}

/** Makes a mistake at a place. */
function breakPlace({ holder, key }: Place, random: Random): string {
  const value = holder[key];
  const set = (mistake: string, to: unknown) => {
    Object.defineProperty(holder, key, { value: to, enumerable: true, configurable: true, writable: true });
    return mistake;
  };
  const pick = random.next();
  if (pick < 0.2) {
    if (Array.isArray(holder)) holder.splice(Number(key), 1);
    else Reflect.deleteProperty(holder, key);
    return 'dropped';
  }
  if (pick < 0.35) return set('null', null);
  if (pick < 0.4 && !Array.isArray(holder)) {
    Reflect.deleteProperty(holder, key);
    holder[`${key}_`] = value;
    return 'renamed';
  }
  if (typeof value === 'string' && pick < 0.75) return set('another text', otherText(value, random));
  if (typeof value === 'number' && pick < 0.75)
    return set(
      'another number',
      random.pick([-1, 0, -value, value + 0.5, value - 0.001, 1e21, 2 ** 53, -0.000_000_1, Math.round(value)]),
    );
  return set(
    'another type',
    random.pick([
      true,
      0,
      1.5,
      'text',
      '',
      [],
      {},
      [value],
      { 0: value },
      JSON.stringify(value),
      [null],
      { length: 1 },
      JSON.parse('{"__proto__":{"polluted":true}}'),
    ]),
  );
}

/** A text that is nearly the same, or looks like one of its kind to a careless eye. */
function otherText(text: string, random: Random): string {
  const at = random.between(0, text.length);
  const looksLike = lookalikes(text);
  if (looksLike && random.next() < 0.6) return random.pick(looksLike);
  return random.pick([
    '',
    ' ',
    ` ${text}`,
    `${text}x`,
    text.slice(0, -1),
    text.slice(1),
    `${text.slice(0, -2)}\u{1F4F7}`,
    text.toUpperCase(),
    text.toLowerCase(),
    `${text.slice(0, at)}${letter(random)}${text.slice(at)}`,
    `${text.slice(0, at)}${letter(random)}${text.slice(at + 1)}`,
    `${text.slice(0, at)}${text.slice(at + 1)}`,
  ]);
}

function lookalikes(text: string): readonly [string, ...string[]] | undefined {
  if (/^\d{4}-\d\d-\d\dT/.test(text)) {
    return [
      '2026-03-05',
      '2026-03-05T12:00:00',
      '2026-03-05T12:00Z',
      '2026-03-05 12:00:00Z',
      '2026-03-05t12:00:00z',
      '2026-13-05T12:00:00Z',
      '2026-02-30T12:00:00Z',
      '2023-02-29T00:00:00Z',
      '2026-03-05T24:00:00Z',
      '2026-03-05T23:59:60Z',
      '2026-03-05T12:60:00Z',
      '2026-03-05T12:00:00,5Z',
      '2026-03-05T12:00:00+2',
      '2026-03-05T12:00:00+0200',
      '2026-03-05T12:00:00+02',
      '2026-03-05T12:00:00+25:00',
      '2026-03-05T12:00:00.Z',
      '20260305T120000Z',
      '1772712000',
      '5 March 2026',
      'Thu, 05 Mar 2026 12:00:00 GMT',
      '+002026-03-05T12:00:00Z',
      '0000-00-00T00:00:00Z',
      '0001-01-01T00:00:00Z',
      '9999-12-31T23:59:59Z',
    ];
  }
  if (/^\d{4}-\d\d-\d\d$/.test(text))
    return [
      '2026-02-30',
      '2023-02-29',
      '2026-13-01',
      '2026-00-10',
      '2026-3-5',
      '05/03/2026',
      '20260305',
      '2026-03-05T00:00:00Z',
      '2026-03',
      '26-03-05',
      '0000-00-00',
    ];
  if (/^\w+:\/\//.test(text))
    return [
      '/a/b',
      'photos.example/a',
      '//photos.example/a',
      'https://',
      'https:',
      'https:/a',
      'https:a',
      'http://[::1',
      'https://photos.example/a b',
      'https://photos.example/ä',
      'https://münchen.example/',
      'https://photos.example:99999/',
      'https://photos.example/%zz',
      'https://a<b>.example/',
      'https://photos.example/"x"',
      'https://photos.example\\a',
      'urn:isbn:1',
      'mailto:carl@example.com',
      'data:text/html,x',
      'C:\\photos\\a.jpg',
      'http//photos.example',
      ' https://photos.example/',
    ];
  if (/^[^@\s]+@[^@\s]+$/.test(text))
    return [
      'carl',
      'carl@',
      '@example.com',
      'carl example.com',
      'carl@@example.com',
      'carl@example',
      'carl@example..com',
      '.carl@example.com',
      'carl.@example.com',
      'ca rl@example.com',
      'carl@example.com.',
      'carl@-example.com',
      'Carl <carl@example.com>',
      '"carl s"@example.com',
      'carl@[192.0.2.1]',
      'cärl@example.com',
      'carl@exämple.com',
      'carl@example.c',
    ];
  return undefined;
}

/** All places of a body, the body itself first. */
function placesIn(holder: Record<string, unknown>): Place[] {
  return Object.keys(holder).flatMap((key) => {
    const value = holder[key];
    const here: Place = { holder, key };
    return typeof value === 'object' && value !== null ? [here, ...placesIn(value as Record<string, unknown>)] : [here];
  });
}
