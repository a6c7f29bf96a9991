import { describe, expect, test } from 'vitest';
import { KINDS, pactsOf } from '../pact-files/kinds.ts';
import { pactPath, readContract, type Contract, type Pact } from '../pact-files/pact-file.ts';
import { readSpec } from '../support/spec.ts';
import handedOut from '../verifier/handed-out.json' with { type: 'json' };
import type { HandedOut } from '../verifier/manifest.ts';
import {
  coverageOf,
  documentedCalls,
  documentedMessages,
  matrix,
  strayExceptions,
  type Documented,
} from './coverage.ts';

const spec = documentedCalls({
  slug: 'greetings',
  document: { paths: {} },
  operations: new Map([
    [
      'greet',
      {
        operationId: 'greet',
        method: 'GET',
        path: '/',
        auth: 'none',
        responses: new Map([
          [200, { examples: {} }],
          [500, { examples: {} }],
        ]),
      },
    ],
  ]),
});

function pact(...interactions: [operation: string, status: number][]): Pact {
  return {
    consumer: { name: 'photo-account' },
    provider: { name: 'greetings' },
    metadata: {},
    interactions: interactions.map(([operationId, status], index) => ({
      type: 'Synchronous/HTTP',
      description: `${index}`,
      comments: { references: { openapi: { operationId } } },
      request: { method: 'GET', path: '/' },
      response: { status },
    })),
  };
}

/** Contract whose interactions are each provoked by a back door. */
function provoked(...interactions: Parameters<typeof pact>): Pact {
  const contract = pact(...interactions);
  for (const interaction of contract.interactions) interaction.providerStates = [{ name: 'the service fails' }];
  return contract;
}

function messages(...names: string[]): Contract {
  const interactions = names.map((name) => ({
    type: 'Asynchronous/Messages',
    description: `tell ${name}: something`,
    comments: { references: { AsyncAPI: { operationId: 'tell' } } },
    contents: { content: {} },
  }));
  return { ...pact(), interactions };
}

const states = (...parameters: Parameters<typeof coverageOf>) =>
  coverageOf(...parameters).cells.map(({ pin, state }) => `${pin} ${state}`);

test('every status of the spec and every recommended pin is asked for', () => {
  expect(states(spec, pact(['greet', 200]), { greet: '404 timeout' }, [])).toEqual([
    '200 covered',
    '404 missing',
    '500 missing',
    'timeout missing',
  ]);
});

test('a service without a contract covers nothing', () => {
  expect(states(spec, undefined, {}, [])).toEqual(['200 missing', '500 missing']);
});

test('of alternatives that the spec does not document, one is enough', () => {
  expect(states(spec, pact(['greet', 200], ['greet', 500]), { greet: '400/422 404/500' }, [])).toEqual([
    '200 covered',
    '400/422 missing',
    '500 covered',
  ]);
});

test('an exception with a reason takes the place of an interaction', () => {
  const exception = {
    service: 'greetings',
    operation: 'greet',
    pin: 'timeout',
    reason: 'Nobody can be asked to be silent.',
  };
  const coverage = coverageOf(spec, pact(['greet', 200], ['greet', 500]), { greet: 'timeout' }, [exception]);
  expect(coverage.cells.map(({ state }) => state)).toEqual(['covered', 'covered', 'excepted']);
  expect(coverage.problems).toEqual([]);
});

test('an exception that is not needed, or gives no reason, is a problem', () => {
  const exceptions = [
    { service: 'greetings', operation: 'greet', pin: '200', reason: 'Covered all the same.' },
    { service: 'greetings', operation: 'greet', pin: '500', reason: ' ' },
    { service: 'others', operation: 'greet', pin: '200', reason: 'Of another service.' },
  ];
  expect(coverageOf(spec, pact(['greet', 200]), {}, exceptions).problems).toEqual([
    'the exception for greet 200 is not needed',
    'the exception for greet 500 gives no reason',
  ]);
});

test('an exception for a service that nothing documents is a problem', () => {
  const exceptions = ['greetings', 'greeting'].map((service) => ({
    service,
    operation: 'greet',
    pin: 'timeout',
    reason: 'Nobody can be asked to be silent.',
  }));
  expect(strayExceptions(exceptions, [spec])).toEqual([
    'the exception for greet timeout is of greeting, which there is not',
  ]);
});

test('an interaction that the spec does not have is a problem', () => {
  expect(
    coverageOf(spec, pact(['greet', 200], ['greet', 500], ['greet', 418], ['wave', 200]), {}, []).problems,
  ).toEqual([
    'the contract holds greet 418, which the spec does not have',
    'the contract holds wave 200, which the spec does not have',
  ]);
});

test('the matrix shows how often each cell is covered', () => {
  expect(matrix(coverageOf(spec, pact(['greet', 200], ['greet', 200]), { greet: '404' }, []))).toBe(
    'greetings\n       200  404  500\ngreet    2    ✗    ✗',
  );
});

test('of a service that sends messages, every message of the spec is asked for, and no other', () => {
  const sender = documentedMessages({
    slug: 'greetings',
    document: {},
    operations: new Map([
      [
        'tell',
        {
          operationId: 'tell',
          schema: {},
          examples: new Map([
            ['begun', {}],
            ['done', {}],
          ]),
        },
      ],
    ]),
  });
  const coverage = coverageOf(sender, messages('begun', 'begun', 'else'), {}, []);
  expect(matrix(coverage)).toBe('greetings\n      begun  done\ntell      2     ✗');
  expect(coverage.problems).toEqual(['the contract holds tell else, which the spec does not have']);
});

test('what only a back door brings about is counted by itself, and covers a cell', () => {
  const coverage = coverageOf(spec, pact(['greet', 200]), {}, [], provoked(['greet', 200], ['greet', 500]));
  expect(matrix(coverage)).toBe('greetings\n        200  500\ngreet  1+1c   1c');
  expect(coverage.cells.map(({ kind }) => kind)).toEqual(['provider', 'client']);
  expect(coverage.problems).toEqual([]);
});

test('what a state of the provider brings about is missing while the client alone shows it', () => {
  const client = pact(['greet', 500]);
  client.interactions.push(...provoked(['greet', 500]).interactions);
  const coverage = coverageOf(spec, pact(['greet', 200]), {}, [], client);
  expect(matrix(coverage)).toBe('greetings\n       200  500\ngreet    1  ✗2c');
  expect(coverage.problems).toEqual([]);
});

test('what providers were asked for once is missing while back doors alone show it', () => {
  const client = provoked(['greet', 500]);
  const handed = (...descriptions: string[]) =>
    coverageOf(spec, pact(['greet', 200]), {}, [], client, descriptions).cells.map(
      ({ pin, state }) => `${pin} ${state}`,
    );
  expect(handed('greet 500: it is asleep')).toEqual(['200 covered', '500 missing']);
  expect(handed('greet 200: a greeting', 'greets 500: it is asleep')).toEqual(['200 covered', '500 covered']);
});

test('an operation that no provider is asked for as it succeeds is a problem', () => {
  expect(coverageOf(spec, pact(['greet', 500]), {}, [], provoked(['greet', 200])).problems).toEqual([
    'no provider is asked for greet as it succeeds',
  ]);
});

test('each code that the spec shows is held by a contract of either kind, or is a problem', () => {
  const coded = { ...spec, codes: new Set(['greet 500 asleep', 'greet 500 away', 'greet 404 gone']) };
  const [asleep] = provoked(['greet', 500]).interactions;
  if (asleep) asleep.response.body = { content: { code: 'asleep' } };
  const client = { ...pact(), interactions: asleep ? [asleep] : [] };
  const coverage = coverageOf(coded, pact(['greet', 200]), {}, [], client);
  expect(coverage.codes).toEqual({ held: 1, all: 3 });
  expect(coverage.problems).toEqual(['no contract holds the code away of greet 500']);
});

test('a code in what succeeds is none of a failure, but for that of an error of GraphQL', () => {
  const examples = { one: { code: 'SO-1001' }, other: { errors: [{ extensions: { code: 'asleep' } }] } };
  const operation = {
    operationId: 'greet',
    method: 'GET',
    path: '/',
    auth: 'none' as const,
    responses: new Map([
      [200, { examples }],
      [404, { examples: { gone: { code: 'gone' } } }],
    ]),
  };
  const { codes } = documentedCalls({
    slug: 'greetings',
    document: { paths: {} },
    operations: new Map([['greet', operation]]),
  });
  expect([...(codes ?? [])]).toEqual(['greet 200 asleep', 'greet 404 gone']);
});

describe('of the contracts that are committed', () => {
  const coverage = (
    service: string,
    { but = [], more }: { but?: string[]; more?: (documented: Documented) => void },
  ) => {
    const documented = documentedCalls(readSpec(service));
    more?.(documented);
    const gone: string[] = [];
    const [asked, client] = KINDS.map((kind) => {
      const contract = readContract(pactPath(service, pactsOf(kind)));
      if (!contract) throw new Error(`There is no contract with ${service}.`);
      const left = Map.groupBy(contract.interactions, ({ description }) => !but.includes(description));
      gone.push(...(left.get(false) ?? []).map(({ description }) => description));
      return { ...contract, interactions: left.get(true) ?? [] };
    });
    expect(gone).toEqual(but);
    const handed = (handedOut as HandedOut)[service];
    const { cells, problems } = coverageOf(documented, asked, {}, [], client, handed);
    const missing = cells.filter(({ state }) => state === 'missing');
    return { missing: missing.map(({ operation, pin }) => `${operation} ${pin}`), problems };
  };

  test('nothing is missing', () => {
    for (const service of ['voucher', 'auth']) expect(coverage(service, {})).toEqual({ missing: [], problems: [] });
  });

  test('a refusal is missing that no provider is asked for any more, though the client bears its code', () => {
    const but = ['getVoucherOffer 404: no such voucher'];
    expect(coverage('voucher', { but })).toEqual({ missing: ['getVoucherOffer 404'], problems: [] });
  });

  test.each([
    ['widget-gallery', 'updateGalleryEntry 422: no such category'],
    ['widget', 'shareWidget 422: no e-mail address'],
  ])('a refusal of %s is missing though a provoked sibling is left: %s', (service, refusal) => {
    const { missing } = coverage(service, { but: [refusal, `${refusal}, by its code`] });
    expect(missing).toEqual([refusal.replace(/:.*/, '')]);
  });

  test('a code is missing that no interaction holds any more, though another of its status is held', () => {
    const { missing, problems } = coverage('auth', { but: ['confirmEmailChange 410: the link has expired'] });
    expect(missing).toEqual([]);
    expect(problems).toEqual([expect.stringMatching(/^no contract holds the code \S+ of confirmEmailChange 410$/)]);
  });

  test('a code is missing that the spec has a second example of', () => {
    const more = ({ codes }: Documented) => void codes?.add('getVoucherOffer 404 voucher-withdrawn');
    expect(coverage('voucher', { more }).problems).toEqual([
      'no contract holds the code voucher-withdrawn of getVoucherOffer 404',
    ]);
  });
});
