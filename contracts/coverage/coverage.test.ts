import { expect, test } from 'vitest';
import type { Contract, Pact } from '../pact-files/pact-file.ts';
import { coverageOf, documentedCalls, documentedMessages, matrix, strayExceptions } from './coverage.ts';

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

test('what the client bears is counted by itself, and covers a cell', () => {
  const coverage = coverageOf(spec, pact(['greet', 200]), {}, [], pact(['greet', 200], ['greet', 500]));
  expect(matrix(coverage)).toBe('greetings\n        200  500\ngreet  1+1c   1c');
  expect(coverage.problems).toEqual([]);
});

test('an operation that no provider is asked for as it succeeds, and a code that no contract holds, are problems', () => {
  const coded = { ...spec, coded: new Set(['greet 500']) };
  expect(coverageOf(coded, pact(['greet', 500]), {}, [], pact(['greet', 200])).problems).toEqual([
    'no provider is asked for greet as it succeeds',
    'no contract holds the code of greet 500',
  ]);
});
