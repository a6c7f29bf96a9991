import { afterAll, beforeAll, expect, test } from 'vitest';
import { WIRE_FORMATS } from '#lib/wire-formats.ts';
import { wholeContract } from '../pact-files/kinds.ts';
import { operationOf } from '../pact-files/pact-file.ts';
import type { SpecResponse } from '../support/spec.ts';
import agreed from './exceptions.json' with { type: 'json' };
import { appBySpec } from './app.ts';
import { checkMutants, idleExceptions } from './check.ts';
import { subjectOf } from './subject.ts';
import type { BodyRule, ContractAnswer } from './mutants.ts';
import { openTrials, type TrialRunner } from './trial.ts';

let trials: TrialRunner;

beforeAll(async () => {
  trials = await openTrials({ lanes: 1 });
});
afterAll(() => trials.close());

// What contracts get wrong most easily: bounds, lengths, codes, values inside of lists, and no response at all.
test.each([
  ['customer', 'listAddresses'],
  ['photo-export', 'getBackup'],
  ['product', 'getProduct'],
  ['photo-push', 'tellImport'],
])(
  'the contract with %s about %s catches every harmful change and refuses no harmless one',
  async (service, operationId) => {
    const contract = wholeContract(service);
    if (!contract) throw new Error('There is no contract.');
    const subject = await subjectOf(contract);
    const interactions = subject.interactions.filter((one) => operationOf(one) === operationId);
    const { harmful, caught, harmless, passed, forms, askedFor, problems } = await checkMutants(
      { ...subject, interactions },
      trials,
      agreed,
    );
    expect(problems).toEqual([]);
    expect([caught, passed, askedFor]).toEqual([harmful, harmless, forms]);
    expect(Math.min(harmful, harmless)).toBeGreaterThan(20);
  },
);

const ANY_TEXT = { combine: 'AND', matchers: [{ match: 'type' }] };
const response: SpecResponse = {
  examples: {},
  schema: {
    type: 'object',
    required: ['at'],
    properties: {
      at: { type: 'string', format: 'date' },
      name: { type: 'string' },
      days: { type: 'array', items: { type: 'string' } },
    },
  },
};

test('a contract that takes any text for a date is found out', async () => {
  const { problems } = await check({ at: '2026-11-20' }, { '$.at': ANY_TEXT });
  expect(problems).toContainEqual(
    expect.stringMatching(/^harmful, but accepted: look 200: a day: bad date at at: 200 .*yesterday/),
  );
});

test('a contract that asks for a very value is found out, unless the case means it', async () => {
  const strict = { '$.at': { combine: 'AND', matchers: [{ match: 'regex', regex: '^2026-11-20$' }] } };
  expect((await check({ at: '2026-11-20' }, strict)).problems).toContainEqual(
    expect.stringMatching(/^harmless, but refused: .*another value at at/),
  );
  expect((await check({ at: '2026-11-20' }, {})).problems).toEqual([]);
  expect(
    (await check({ at: '2026-11-20' }, { '$.at': { combine: 'AND', matchers: [{ match: 'equality' }] } })).problems,
  ).toEqual([]);
});

test('a contract that means a value, but lets the rule of the list around it take any of its type, is found out', async () => {
  const list = { '$.days': { combine: 'AND', matchers: [{ match: 'type', min: 1 }] } };
  expect((await check({ at: '2026-11-20', days: ['Monday'] }, list)).problems).toContainEqual(
    expect.stringMatching(/^harmful, but accepted: .*another value at days\.0/),
  );
  const exact = { ...list, '$.days[*]': { combine: 'AND', matchers: [{ match: 'equality' }] } };
  expect(
    (await check({ at: '2026-11-20', days: ['Monday'] }, exact)).problems.filter((problem) =>
      problem.includes('days.0'),
    ),
  ).toEqual([]);
});

test('a field that may be missing must be allowed to be, or to be null, by one interaction at least', async () => {
  const rules = { '$.at': DATE, '$.name': ANY_TEXT };
  const alone = await check({ at: '2026-11-20', name: 'Anna' }, rules);
  expect(alone.problems).toEqual(
    ['field missing', 'null'].map((kind) =>
      expect.stringContaining(
        `a form that the app takes and no interaction asks for: look 200: a day: ${kind} at name`,
      ),
    ),
  );
  const beside = await check({ at: '2026-11-20', name: 'Anna' }, rules, { at: '2026-11-20' });
  expect(beside).toMatchObject({ problems: [], forms: 2, askedFor: 2 });
});

test('null in place of what one interaction leaves out is taken where the interactions differ in more than that', async () => {
  const isPage = { '$.at': { combine: 'AND', matchers: [{ match: 'equality' }] }, '$.name': ANY_TEXT };
  expect(
    (await check({ at: '2026-11-20', name: 'Anna' }, isPage, { at: '2026-11-21' })).problems.filter((problem) =>
      problem.startsWith('a form'),
    ),
  ).toEqual([]);
});

test('an exception excuses what it names and nothing else', async () => {
  const { problems, excepted } = await check(
    { at: '2026-11-20', name: 'Anna' },
    { '$.at': ANY_TEXT, '$.name': ANY_TEXT },
    undefined,
    'field missing',
  );
  expect(excepted).toBe(1);
  expect(problems.filter((problem) => problem.startsWith('a form'))).toEqual([expect.stringContaining('null at name')]);
});

test('an exception that excuses nothing is told', async () => {
  const look = (kind: string) =>
    check({ at: '2026-11-20', name: 'Anna' }, { '$.at': DATE, '$.name': ANY_TEXT }, undefined, kind);
  const [missing, wrong] = [await look('field missing'), await look('wrong type')];
  expect(idleExceptions(missing.used, [wrong, missing])).toEqual([]);
  expect(missing.used).toHaveLength(1);
  expect(wrong.used).toEqual([]);
  expect(idleExceptions(missing.used, [wrong])).toEqual([
    'the exception for days, field missing, name excuses nothing',
  ]);
});

const DATE = {
  combine: 'AND',
  matchers: [{ match: 'type' }, { match: 'regex', regex: WIRE_FORMATS['date']?.pattern ?? '' }],
};

function check(content: object, rules: Record<string, BodyRule>, other?: object, excused?: string) {
  const interactions = [
    interaction('look 200: a day', content, rules),
    ...(other ? [interaction('look 200: another day', other, rules)] : []),
  ];
  const operation = {
    operationId: 'look',
    method: 'GET',
    path: '/',
    auth: 'none' as const,
    responses: new Map([[200, response]]),
  };
  const spec = { operations: new Map([['look', operation]]) };
  const exceptions =
    excused === undefined ? [] : [{ service: 'days', kind: excused, place: 'name', reason: 'for the test' }];
  return checkMutants({ service: 'days', interactions, spec, app: appBySpec(spec) }, trials, exceptions);
}

function interaction(description: string, content: object, rules: Record<string, BodyRule>) {
  const answer: ContractAnswer = {
    status: 200,
    headers: { 'Content-Type': ['application/json'] },
    body: { content, contentType: 'application/json', encoded: false },
    matchingRules: { body: rules },
  };
  return {
    type: 'Synchronous/HTTP',
    description,
    comments: { references: { openapi: { operationId: 'look' } } },
    request: { method: 'GET', path: '/' },
    response: answer,
  };
}
