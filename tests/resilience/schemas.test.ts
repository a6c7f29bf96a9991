import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { ApiError } from '#api/api-error.ts';
import { connectForTest } from '#api/test-connection.ts';
import index from '#generated/index.json' with { type: 'json' };
import { createRandom } from '#lib/random.ts';
import type { SchemaObject } from '#sandbox/spec/document.ts';
import { extent, seed } from './extent.ts';
import { everyAnswer, type Answer } from './schemas/answers.ts';
import { brokenBody } from './schemas/broken-bodies.ts';
import { createFeeding, reported, type Fed } from './schemas/feeding.ts';
import { AGREEMENTS, createOracles, type Agreement } from './schemas/oracle.ts';
import { validBody } from './schemas/valid-bodies.ts';

/** Valid and invalid bodies for each answer. */
const AMOUNT = extent === 'all' ? 10_000 : 150;

const answers = await everyAnswer();
const oracleOf = createOracles();
const agreed = new Map<Agreement, number>();
let fed = 0;
let answering: Fed & { status: number };

beforeAll(() => {
  vi.stubGlobal('fetch', () =>
    Promise.resolve(
      new Response(answering.text, { status: answering.status, headers: { 'Content-Type': answering.mediaType } }),
    ),
  );
  connectForTest('https://services.example', {
    refreshAccessToken: () => Promise.resolve('token'),
    signInNeeded: () => expect.unreachable('sign-in'),
    failed: (error) => reported.push(error),
  });
});

afterAll(() => {
  vi.unstubAllGlobals();
  console.log(
    `R6: ${answers.length} answers of ${new Set(answers.map(({ operationId }) => operationId)).size} operations, ${AMOUNT} valid and ${AMOUNT} invalid bodies each, ${fed} in all, seed ${seed}`,
  );
  for (const [name, times] of agreed) console.log(`  ${times} × ${name}: ${AGREEMENTS[name]}`);
});

/** Feeds an answer until as many valid and invalid bodies have been as there should be. @returns the first fault */
async function firstFault(answer: Answer, amount: number): Promise<string | undefined> {
  const random = createRandom(seed + hash(`${answer.operationId} ${answer.status}`));
  const feed = createFeeding(answer, oracleOf);
  const judge = async (mistake: string, given: Fed): Promise<boolean> => {
    answering = { ...given, status: answer.status };
    fed += 1;
    const { verdict, fault } = await feed(given);
    if (verdict.agreement) agreed.set(verdict.agreement, (agreed.get(verdict.agreement) ?? 0) + 1);
    if (fault !== undefined)
      throw new Fault(
        `${fault}\nmistake: ${mistake}\nbody: ${given.text.slice(0, 3000)}\nagain: RESILIENCE_SEED=${seed}${extent === 'all' ? ' RESILIENCE=all' : ''} vitest run --project fuzz schemas -t '${answer.operationId} ${answer.status}'`,
      );
    return verdict.isValid;
  };
  try {
    for (let made = 0; made < amount; made += 1) {
      const text = JSON.stringify(validBody(answer.schema, random));
      if (!(await judge('none', { text, mediaType: 'application/json' })))
        return `made a body that does not fit: ${text}`;
    }
    for (let refused = 0, made = 0; refused < amount; made += 1) {
      if (made > 20 * amount) return `of ${made} broken bodies only ${refused} are invalid`;
      const { mistake, ...broken } = brokenBody(validBody(answer.schema, random), random);
      if (!(await judge(mistake, broken))) refused += 1;
    }
  } catch (error) {
    if (error instanceof Fault) return error.message;
    throw error;
  }
  return undefined;
}

class Fault extends Error {}

describe('every answer', () => {
  it.each(answers)(
    'R6 S39 S40 $slug $operationId $status: valid ones are taken as they are, all others are a failed call or, of a list, a failed item',
    async (answer) => {
      expect(await firstFault(answer, AMOUNT)).toBeUndefined();
    },
  );

  it('R6 none is left out', () => {
    const clients = index.services.map(({ slug }) =>
      readFileSync(join(import.meta.dirname, `../../generated/${slug}/calls.ts`), 'utf8'),
    );
    const checked = clients.flatMap((client) =>
      [...client.matchAll(/operationId: '(\w+)'(?:(?!\n\}).)*?\n\s+schema: \w+/gs)].map(
        ([, operationId]) => operationId,
      ),
    );
    expect(checked.length).toBeGreaterThan(50);
    expect(checked.filter((operationId) => !answers.some((answer) => answer.operationId === operationId))).toEqual([]);
  });

  it.each<[Agreement, SchemaObject, unknown, boolean]>([
    ['format uri', { type: 'string', format: 'uri' }, 'https://photos.example/a b', true],
    ['format uri', { type: 'string', format: 'uri' }, 'https://photos.example:99999/', false],
    ['format date-time', { type: 'string', format: 'date-time' }, '2026-03-05 12:00:00Z', false],
    ['format date-time', { type: 'string', format: 'date-time' }, '2026-12-31T23:59:60Z', false],
    ['format email', { type: 'string', format: 'email' }, 'carl@example.c', false],
    ['format email', { type: 'string', format: 'email' }, 'carl@example.7co', false],
    ['type integer', { type: 'integer' }, 2 ** 53, false],
    ['null', { type: 'object', properties: { name: { type: 'string' } } }, { name: null }, true],
    [
      'field __proto__',
      { type: 'object', additionalProperties: { type: 'string' } },
      JSON.parse('{"__proto__":1}'),
      true,
    ],
  ])('R6 %s is where the client means to differ: %j %j', (agreement, schema, body, isValid) => {
    expect(oracleOf(schema)(body)).toEqual({ isValid, agreement });
  });
});

describe('finds', () => {
  const counts = answers.find(({ operationId }) => operationId === 'getPhotoAccountCounts');
  const faultWith = (call: () => Promise<unknown>) => counts && firstFault({ ...counts, call }, 30);
  const body = (): unknown => JSON.parse(answering.text);

  it('R6 a client that takes everything, one that refuses everything, and one that crashes', async () => {
    expect(await faultWith(async () => body())).toMatch(/^took what is not valid|crashed/);
    expect(
      await faultWith(() =>
        Promise.reject(
          new ApiError('', {
            service: 'photo-management',
            operation: 'getPhotoAccountCounts',
            kind: 'schema',
            correlationId: 'fuzz-1',
          }),
        ),
      ),
    ).toMatch(/^refused what is valid/);
    expect(await faultWith(() => Promise.reject(new TypeError('images is undefined')))).toMatch(/^crashed: TypeError/);
  });

  it('R6 S39 a client that loses a field, makes one up, or lets the answer say what objects inherit', async () => {
    expect(await faultWith(async () => ({}))).toMatch(/got lost/);
    expect(await faultWith(async () => Object.assign({ more: 1 }, body()))).toMatch(/more was added/);
    expect(await faultWith(async () => Object.setPrototypeOf(body(), { polluted: true }))).toMatch(/has the prototype/);
    const pollute = async () => {
      Reflect.set(Object.prototype, 'polluted', true);
      return body();
    };
    const found = await faultWith(pollute);
    Reflect.deleteProperty(Object.prototype, 'polluted');
    expect(found).toMatch(/changed a prototype/);
  });
});

/** A number for a text, so that each answer has a seed of its own that does not depend on the others. */
function hash(text: string): number {
  let value = 0;
  for (const character of text) value = (Math.imul(value, 31) + (character.codePointAt(0) ?? 0)) >>> 0;
  return value;
}
