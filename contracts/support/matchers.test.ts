import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PactV4 } from '@pact-foundation/pact';
import { describe, expect, test } from 'vitest';
import { numberAs } from '../mutation/candidates.ts';
import { faultOf, matchersFor } from './matchers.ts';
import type { Schema } from './spec.ts';

const folder = mkdtempSync(join(tmpdir(), 'matchers-'));

/** Whether Pact, with our matchers, takes a body for one that the contract asks for. It matches requests as it matches answers. */
async function accepts(
  schema: Schema,
  example: unknown,
  actual: unknown,
  exactly: string[] = [],
  isAsked = false,
): Promise<boolean> {
  const pact = new PactV4({ consumer: 'tests', provider: 'matchers', dir: folder, logLevel: 'error' });
  // In an object, or Pact would not look at a single value.
  const body = JSON.stringify({ value: matchersFor(schema, example, exactly, isAsked) });
  let status = 0;
  await pact
    .addInteraction()
    .uponReceiving('a body')
    .withRequest('POST', '/', (request) => request.jsonBody(body))
    .willRespondWith(200)
    .executeTest(async ({ url }) => {
      const options = {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ value: actual }),
      };
      status = (await fetch(url, options)).status;
    })
    .catch(() => undefined);
  return status === 200;
}

describe('a text', () => {
  const schema = { type: 'string', minLength: 1 };

  test.each([['another'], [' ']])('may be %j', async (actual) =>
    expect(await accepts(schema, 'text', actual)).toBe(true),
  );
  test.each([[null], [''], [7], [true], [[]], [{}]])('may not be %j', async (actual) =>
    expect(await accepts(schema, 'text', actual)).toBe(false),
  );
});

describe('a text with bounds', () => {
  const country = { type: 'string', minLength: 2, maxLength: 2 };

  test.each([['SE'], ['né']])('of two characters may be %j', async (actual) =>
    expect(await accepts(country, 'GB', actual)).toBe(true),
  );
  test.each([[''], ['G'], ['GBR'], [12], [null]])('of two characters may not be %j', async (actual) =>
    expect(await accepts(country, 'GB', actual)).toBe(false),
  );

  test.each([
    ['^[a-z]+$', ['abc'], ['abc\n', '\nabc', 'abc1']],
    ['(yes|no)$', ['yes', 'oh no'], ['yes\n', 'yes!']],
    ['^a|b$', ['ax', 'xb'], ['xa', 'bx']],
  ])(
    'fits the pattern %s as schemas have it: about a part of the text, or to its very end',
    async (pattern, good, bad) => {
      const [example = ''] = good;
      for (const text of [...good, ...bad]) {
        expect(faultOf({ type: 'string', pattern }, text) === undefined).toBe(good.includes(text));
        expect(await accepts({ type: 'string', pattern }, example, text), text).toBe(good.includes(text));
      }
    },
  );

  test('must fit its pattern beside its format and its length', async () => {
    const schema = { type: 'string', format: 'uri', pattern: '^(https|ftp)://', maxLength: 20 };
    expect(await accepts(schema, 'https://a.example/1', 'ftp://b.example/2')).toBe(true);
    expect(await accepts(schema, 'https://a.example/1', 'http://b.example/2')).toBe(false);
    expect(await accepts(schema, 'https://a.example/1', 'ftp:no-address')).toBe(false);
    expect(await accepts(schema, 'https://a.example/1', 'https://b.example/a/long/path')).toBe(false);
  });
});

describe('a text in a format', () => {
  const cases: [format: string, fitting: string, others: unknown[]][] = [
    [
      'date-time',
      '2024-05-12T14:03:00.123+02:00',
      [
        '2024-05-12',
        '2024-13-12T14:03:00Z',
        '2024-02-30T14:03:00Z',
        '٢٠٢٤-05-12T14:03:00Z',
        '12/05/2024',
        1_715_522_580,
        null,
      ],
    ],
    ['date', '1984-03-09', ['9 March 1984', '1984-3-9', '1985-02-29', 1984, null]],
    [
      'uri',
      'wss://push.example/import?x=1',
      ['/photos/1', 'photo-1', 'https://a.example:99999/', 'https://[::1/', 'https://<host>/', '', null, 7],
    ],
    ['email', 'anna.berg+photos@mail.example.com', ['anna', 'anna@', '@example.com', null, 7]],
    ['email', 'a&b!@xn--e1aybc.xn--p1ai', ['anna@example', 'anna@exämple.com']],
    ['uuid', '4f1c6f5e-0d0b-4c39-9a55-1d7e8f2b3a60', ['4f1c6f5e', null]],
  ];
  const examples: Record<string, string> = {
    'date-time': '2024-05-12T14:03:00Z',
    date: '2024-05-12',
    uri: 'https://photo-files.example/1',
    email: 'anna@example.com',
    uuid: '00000000-0000-4000-8000-000000000000',
  };

  test.each(cases)('%s may be %j and not %j', async (format, fitting, others) => {
    const schema = { type: 'string', format };
    expect(await accepts(schema, examples[format], fitting)).toBe(true);
    for (const other of others) expect([other, await accepts(schema, examples[format], other)]).toEqual([other, false]);
  });

  test('that nobody knows is an error, not a matcher that accepts everything', () => {
    expect(() => matchersFor({ type: 'string', format: 'hostname' }, 'example')).toThrow('hostname');
  });
});

test('one of several texts may be any of them and nothing else', async () => {
  const schema = { type: 'string', enum: ['ACTIVE', 'IMPORTING (1)'] };
  expect(await accepts(schema, 'ACTIVE', 'IMPORTING (1)')).toBe(true);
  expect(await accepts(schema, 'ACTIVE', 'SLEEPING')).toBe(false);
  expect(await accepts(schema, 'ACTIVE', null)).toBe(false);
});

describe('a number', () => {
  test('may be any number of its type', async () => {
    expect(await accepts({ type: 'integer' }, 3, -12)).toBe(true);
    expect(await accepts({ type: 'integer' }, 3, 1.5)).toBe(false);
    expect(await accepts({ type: 'number' }, 3, 1.5)).toBe(true);
    expect(await accepts({ type: 'number' }, 3, '3')).toBe(false);
    expect(await accepts({ type: 'integer' }, 3, '3')).toBe(false);
    expect(await accepts({ type: 'integer', minimum: 0 }, 3, '3')).toBe(false);
    expect(await accepts({ type: 'integer', minimum: 0 }, 3, [3])).toBe(false);
    expect(await accepts({ type: 'integer' }, 3, null)).toBe(false);
  });

  test('may be written with a fraction of zero when it is whole, and is one that JavaScript holds exactly', async () => {
    for (const fitting of ['3.0', '300e-2', '9007199254740991'])
      expect([fitting, await accepts({ type: 'integer' }, 3, numberAs(fitting))]).toEqual([fitting, true]);
    for (const other of ['3.1', '9007199254740993', '1e21'])
      expect([other, await accepts({ type: 'integer' }, 3, numberAs(other))]).toEqual([other, false]);
  });

  test('obeys its bounds', async () => {
    const seconds = { type: 'integer', minimum: 1, maximum: 3600 };
    for (const fitting of [1, 60, 3600])
      expect([fitting, await accepts(seconds, 60, fitting)]).toEqual([fitting, true]);
    for (const other of [0, -1, 3601, 1.5, '60', null, [60]])
      expect([other, await accepts(seconds, 60, other)]).toEqual([other, false]);
  });

  test('obeys its lower bound', async () => {
    expect(await accepts({ type: 'integer', minimum: 0 }, 3, 0)).toBe(true);
    expect(await accepts({ type: 'integer', minimum: 0 }, 3, -1)).toBe(false);
    expect(await accepts({ type: 'number', exclusiveMinimum: 0 }, 3, 0.5)).toBe(true);
    expect(await accepts({ type: 'number', exclusiveMinimum: 0 }, 3, 0)).toBe(false);
  });
});

test('a text that may be in one of several formats may be in any of them', async () => {
  const schema = { anyOf: ['date', 'date-time'].map((format) => ({ type: 'string', format })) };
  expect(await accepts(schema, '2024-05-12', '2024-05-12T14:03:00Z')).toBe(true);
  expect(await accepts(schema, '2024-05-12T14:03:00Z', '2024-05-12')).toBe(true);
  expect(await accepts(schema, '2024-05-12', '12/05/2024')).toBe(false);
});

test('a boolean may be either', async () => {
  expect(await accepts({ type: 'boolean' }, true, false)).toBe(true);
  expect(await accepts({ type: 'boolean' }, true, 'true')).toBe(false);
});

describe('null', () => {
  const schema = {
    anyOf: [{ type: 'object', properties: { id: { type: 'string' } }, required: ['id'] }, { type: 'null' }],
  };

  test('stays null', async () => {
    expect(await accepts(schema, null, null)).toBe(true);
    expect(await accepts(schema, null, { id: '1' })).toBe(false);
  });

  test('does not do where the example has a value', async () => {
    expect(await accepts(schema, { id: '1' }, { id: '2' })).toBe(true);
    expect(await accepts(schema, { id: '1' }, null)).toBe(false);
    expect(await accepts(schema, { id: '1' }, { id: 2 })).toBe(false);
  });
});

describe('null in a field that may be missing', () => {
  const paid = { type: ['string', 'null'], format: 'date' };
  const product: Schema = { type: 'object', required: ['cover'], properties: { paid, cover: paid } };
  const example = [{ paid: null, cover: null }];
  const list: Schema = { type: 'array', items: product };

  test('F12 is not asked of a provider, to whom it is the same as nothing', async () => {
    expect(await accepts(list, example, [{ cover: null }], [], true)).toBe(true);
  });
  test('is asked for where the client bears it, and where the field must be there', async () => {
    expect(await accepts(list, example, [{ cover: null }])).toBe(false);
    expect(await accepts(list, example, [{ paid: null }], [], true)).toBe(false);
    expect(await accepts(list, example, [{ cover: '2024-05-12' }], [], true)).toBe(false);
  });
});

describe('a list', () => {
  const schema = { type: 'array', items: { type: 'object', properties: { id: { type: 'string' } } } };

  test('with items asks for at least one, all like the first', async () => {
    expect(await accepts(schema, [{ id: '1' }], [{ id: '2' }, { id: '3' }])).toBe(true);
    expect(await accepts(schema, [{ id: '1' }], [])).toBe(false);
    expect(await accepts(schema, [{ id: '1' }], [{ id: '2' }, { id: 3 }])).toBe(false);
    expect(await accepts(schema, [{ id: '1' }], [{ id: '2' }, {}])).toBe(false);
  });

  test('asks for the very value in every item where that is meant, and for no other value of the item', async () => {
    const named = {
      type: 'array',
      items: { type: 'object', properties: { id: { type: 'string' }, code: { type: 'string' } } },
    };
    const example = [{ id: '1', code: 'A' }];
    expect(
      await accepts(
        named,
        example,
        [
          { id: '2', code: 'A' },
          { id: '3', code: 'A' },
        ],
        ['0.code'],
      ),
    ).toBe(true);
    expect(await accepts(named, example, [{ id: '1', code: 'B' }], ['0.code'])).toBe(false);
    expect(await accepts(named, example, [{ id: '1' }], ['0.code'])).toBe(false);
    expect(await accepts(named, example, [], ['0.code'])).toBe(false);
    expect(await accepts(named, example, [{ id: 2, code: 'A' }], ['0.code'])).toBe(false);
  });

  test('without items asks for a list, and for an empty one only where that is meant', async () => {
    expect(await accepts(schema, [], [{ id: '1' }])).toBe(true);
    expect(await accepts(schema, [], null)).toBe(false);
    expect(await accepts(schema, [], [{ id: '1' }], [''])).toBe(false);
    expect(() => matchersFor({ type: 'array', items: schema }, [[]], ['0'])).toThrow('cannot be asked for');
  });
});

describe('an object', () => {
  const schema = {
    type: 'object',
    properties: { status: { type: 'string' }, note: { type: 'string' } },
    required: ['status'],
  };

  test('asks for what the example holds and not for more', async () => {
    expect(await accepts(schema, { status: 'on' }, { status: 'off' })).toBe(true);
    expect(await accepts(schema, { status: 'on', note: 'x' }, { status: 'off' })).toBe(false);
  });

  test('asks for the very whole number where that is meant, however it is written', async () => {
    const count = { type: 'object', properties: { total: { type: 'integer' } } };
    expect(await accepts(count, { total: 0 }, { total: numberAs('0.0') }, ['total'])).toBe(true);
    expect(await accepts(count, { total: 0 }, { total: 1 }, ['total'])).toBe(false);
  });

  test('asks for the very value where that is meant', async () => {
    expect(await accepts(schema, { status: 'on' }, { status: 'off' }, ['status'])).toBe(false);
    expect(await accepts(schema, { status: 'on' }, { status: 'on' }, ['status'])).toBe(true);
  });

  test('with names of its own matches their values', async () => {
    const months = { type: 'object', additionalProperties: { type: 'integer', minimum: 0 } };
    expect(await accepts(months, { '5': 30 }, { '5': 2 })).toBe(true);
    expect(await accepts(months, { '5': 30 }, { '5': '2' })).toBe(false);
    expect(await accepts(months, { '5': 30 }, {})).toBe(false);
  });

  test('of parts that have parts matches the values of all of them', async () => {
    const named = { properties: { code: { type: 'string', maxLength: 2 } } };
    const made = { allOf: [{ allOf: [named, { type: 'object', additionalProperties: {} }] }] };
    expect(await accepts(made, { code: 'GB' }, { code: 'SE' })).toBe(true);
    expect(await accepts(made, { code: 'GB' }, { code: 'SWE' })).toBe(false);
  });

  test('of parts that are choices matches the values of the fitting one', async () => {
    const page = {
      allOf: [
        {
          anyOf: ['items', 'orders'].map((name) => ({
            type: 'object',
            required: [name],
            properties: { [name]: { type: 'array', items: { type: 'integer' } } },
          })),
        },
      ],
    };
    expect(await accepts(page, { orders: [1] }, { orders: [2] })).toBe(true);
    expect(await accepts(page, { orders: [1] }, { orders: [2.5] })).toBe(false);
  });
});

describe('what the schema says nothing of', () => {
  const schema: Schema = { type: 'object', required: ['payload'], properties: { payload: {} } };

  test.each([['text'], [7], [null], [true], [[]], [{ of: ['any', 'kind'] }]])('may be %j', async (actual) => {
    expect(await accepts(schema, { payload: 'done' }, { payload: actual })).toBe(true);
    expect(await accepts(schema, { payload: null }, { payload: actual })).toBe(true);
  });
  test('must be there', async () => expect(await accepts(schema, { payload: null }, {})).toBe(false));
  test('has the fields of its example', async () => {
    expect(await accepts(schema, { payload: { imported: 24 } }, { payload: { imported: 'some' } })).toBe(true);
    expect(await accepts(schema, { payload: { imported: 24 } }, { payload: {} })).toBe(false);
  });
});

test('an example that breaks its schema is an error', () => {
  expect(() => matchersFor({ type: 'object', properties: { id: { type: 'string' } } }, { id: 7 })).toThrow(
    'The example breaks its schema: body/id must be string',
  );
  expect(faultOf({ type: 'string', format: 'date' }, 'yesterday')).toContain('date');
});
