import type { Schema } from '../support/spec.ts';

/** Replacement for the value of a place. */
export interface Candidate {
  /** Name of the change, in two or three words. */
  kind: string;
  /** The value to put there; without it the place is removed. */
  value?: unknown;
}

/** A number that is written so, digit for digit. @throws SyntaxError when JSON has no such number */
export function numberAs(text: string): object {
  return (JSON as typeof JSON & { rawJSON(text: string): object }).rawJSON(text);
}

const REMOVED: Candidate = { kind: 'field missing' };
const NULL: Candidate = { kind: 'null', value: null };

/** Texts that belong to a format, and texts that look as if they did. */
const BY_FORMAT: Record<string, Candidate[]> = {
  date: [
    { kind: 'another value', value: '2031-02-28' },
    { kind: 'bad date', value: '31/12/2031' },
    { kind: 'another value', value: '2028-02-29' },
    { kind: 'bad date', value: '2031-13-01' },
    { kind: 'bad date', value: '2031-02-30' },
    { kind: 'bad date', value: '2031-02-29' },
    { kind: 'bad date', value: '\u0662\u0660\u0663\u0661-01-01' },
    { kind: 'bad date', value: 'yesterday' },
  ],
  'date-time': [
    { kind: 'another value', value: '2031-02-28T23:59:59Z' },
    { kind: 'another value', value: '2031-02-28T23:59:59.123+02:00' },
    { kind: 'bad date', value: '2031-13-01T00:00:00Z' },
    { kind: 'bad date', value: '2031-02-30T00:00:00Z' },
    { kind: 'bad date', value: '2031-02-28T24:00:00Z' },
    { kind: 'bad date', value: '2031-02-28T23:59:60Z' },
    { kind: 'bad date', value: '2031-02-28 23:59:59Z' },
    { kind: 'bad date', value: '2031-02-28T23:59:59' },
    { kind: 'bad date', value: '31/12/2031 10:00' },
    { kind: 'bad date', value: '2031-02-28' },
    { kind: 'bad date', value: 'yesterday' },
  ],
  uri: [
    { kind: 'another value', value: 'https://elsewhere.example:8443/a%20b?c=d&e=f' },
    { kind: 'another value', value: 'https://user:secret@files.example:65535/a?b#c' },
    { kind: 'another value', value: 'https://[2001:db8::1]:8080/a' },
    { kind: 'another value', value: 'https://192.0.2.7/a' },
    { kind: 'another value', value: 'https://elsewhere.example/a b/\u00e9\u65e5' },
    { kind: 'another value', value: 'https://xn--mnchen-3ya.example/' },
    { kind: 'address of the browser', value: 'https://m\u00fcnchen.example/' },
    { kind: 'address of the browser', value: 'https:elsewhere.example/a' },
    { kind: 'bad address', value: 'https://elsewhere.example:99999/' },
    { kind: 'bad address', value: 'https://[2001:db8::1/' },
    { kind: 'bad address', value: 'https://[::g]/' },
    { kind: 'bad address', value: 'https://<host>/a' },
    { kind: 'bad address', value: 'https://300.1.1.1/' },
    { kind: 'bad address', value: 'https://' },
    { kind: 'bad address', value: 'no address' },
    { kind: 'bad address', value: '/only/a/path' },
  ],
  email: [
    { kind: 'another value', value: "mia.o'neil+photos@mail.example.com" },
    { kind: 'another value', value: 'a&b!@example.com' },
    { kind: 'another value', value: 'x/y=z#$%*?^`{|}~@a-b.co' },
    { kind: 'another value', value: 'olga@xn--e1aybc.xn--p1ai' },
    { kind: 'bad e-mail', value: 'mia' },
    { kind: 'bad e-mail', value: 'mia@example' },
    { kind: 'bad e-mail', value: 'mia..b@example.com' },
    { kind: 'bad e-mail', value: 'mia@ex\u00e4mple.com' },
    { kind: 'bad e-mail', value: 'Mia <mia@example.com>' },
  ],
  uuid: [
    { kind: 'another value', value: '0b6f1c1e-8f55-4d0a-9a3e-5f3c6f1d2a77' },
    { kind: 'bad id', value: '0b6f1c1e' },
  ],
};

/**
 * Candidates in the place of a value: those for any place, and those that its schema makes likely. Whether a candidate
 * is allowed is not said here: the schema of the whole answer decides.
 * @param schemas those that describe the place, more than one where there is a choice
 */
export function candidatesFor(name: string, value: unknown, schemas: readonly Schema[]): Candidate[] {
  return [
    { ...REMOVED },
    { ...NULL, kind: /(?:^i|I)d$/.test(name) ? 'null id' : 'null' },
    ...likely(name, value, schemas),
  ];
}

function likely(name: string, value: unknown, schemas: readonly Schema[]): Candidate[] {
  if (Array.isArray(value)) return listCandidates(value);
  switch (typeof value) {
    case 'string':
      return [...wrongTypes(7, true, [value], { text: value }), ...textCandidates(name, schemas)];
    case 'number':
      return [
        ...wrongTypes(String(value), true, [value]),
        { kind: 'another value', value: value + 1 },
        { kind: 'a fraction', value: value + 0.25 },
        { kind: 'zero', value: 0 },
        { kind: 'negative', value: -1 },
        { kind: 'the same, written otherwise', value: numberAs(`${Math.trunc(value)}.0`) },
        { kind: 'the same, written otherwise', value: numberAs(`${Math.trunc(value) * 100}e-2`) },
        { kind: 'a count beyond 2^53', value: numberAs('9007199254740993') },
        { kind: 'a count beyond 2^53', value: 1e21 },
        { kind: 'the largest count', value: Number.MAX_SAFE_INTEGER },
      ];
    case 'boolean':
      return [...wrongTypes(String(value), Number(value)), { kind: 'another value', value: !value }];
    default:
      return value === null ? nullCandidates(schemas) : wrongTypes('text', 7, []);
  }
}

function textCandidates(name: string, schemas: readonly Schema[]): Candidate[] {
  const values = schemas.flatMap((schema) => schema.enum ?? []);
  const code = name === 'code' ? 'wrong code' : 'unknown value';
  return [
    { kind: 'empty text', value: '' },
    ...schemas.flatMap(({ format }) => BY_FORMAT[format ?? ''] ?? []),
    ...[...new Set(values)]
      .filter((one) => typeof one === 'string')
      .map((one) => ({ kind: name === 'code' ? 'another code' : 'another value', value: one })),
    {
      kind: values.length > 0 || name === 'code' ? code : 'another value',
      value: 'a completely-different "value" – é 1',
    },
  ];
}

function listCandidates(list: readonly unknown[]): Candidate[] {
  // The rules of items are in the cases that have some.
  const items = [
    { kind: 'longer list', value: [...list, ...list] },
    { kind: 'empty list', value: [] },
    { kind: 'wrong item', value: [...list, null] },
    { kind: 'wrong item', value: [...list, [7]] },
  ];
  return [
    ...wrongTypes('text', 7, {}),
    ...(list.length > 0 ? items : [{ kind: 'item in an empty list', value: [null] }]),
  ];
}

/** A value for what may be null and is. */
function nullCandidates(schemas: readonly Schema[]): Candidate[] {
  const samples: unknown[] = [
    'text',
    7,
    true,
    [],
    {},
    '2031-02-28T23:59:59Z',
    '2031-02-28',
    'https://elsewhere.example/',
    ...schemas.flatMap((schema) => schema.enum ?? []),
  ];
  return samples.filter((value) => value !== null).map((value) => ({ kind: 'a value for null', value }));
}

function wrongTypes(...values: unknown[]): Candidate[] {
  return values.map((value) => ({ kind: 'wrong type', value }));
}
