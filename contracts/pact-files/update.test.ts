import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { pactPath, readPact, type PactInteraction } from './pact-file.ts';
import { recordedServices, updateContract, withoutCases } from './update.ts';

let recorded: string;
let pacts: string;
let count: number;

beforeEach(() => {
  recorded = mkdtempSync(join(tmpdir(), 'recorded-'));
  pacts = mkdtempSync(join(tmpdir(), 'pacts-'));
  count = 0;
});

function interaction(description: string, changes: Record<string, unknown> = {}): PactInteraction {
  const body = {
    content: {
      lastOrderDate: null,
      projectCount: 0,
      projectedDeletionDate: '2027-11-01T09:30:00Z',
      registrationDate: '2026-05-01T09:30:00Z',
      ...changes,
    },
  };
  return {
    type: 'Synchronous/HTTP',
    description,
    comments: { references: { openapi: { operationId: 'getAccountInformation' } } },
    request: { method: 'GET', path: '/accounts/getaccountinformation', headers: { Authorization: ['Bearer x'] } },
    response: {
      status: 200,
      headers: { 'Content-Type': ['application/json'] },
      body: { ...body, contentType: 'application/json', encoded: false },
    },
  } as PactInteraction;
}

/** Writes the output of a case: a folder of its own with one pact file. */
function record(...interactions: PactInteraction[]): void {
  const folder = join(recorded, 'photo-deletion', `case-${count++}`);
  mkdirSync(folder, { recursive: true });
  const pact = {
    consumer: { name: 'photo-account' },
    provider: { name: 'photo-deletion' },
    interactions,
    metadata: { pactRust: { ffi: String(Math.random()) } },
  };
  writeFileSync(join(folder, 'photo-account-photo-deletion.json'), JSON.stringify(pact));
}

const update = (options: { check?: boolean; fewer?: boolean } = {}) =>
  updateContract('photo-deletion', { kind: 'provider', recorded, pacts, check: false, fewer: false, ...options });
const file = () => pactPath('photo-deletion', pacts);

test('what the cases recorded becomes one contract, in order, the same bytes each time', async () => {
  record(interaction('b'));
  record(interaction('a'));
  expect(await update()).toEqual({ service: 'photo-deletion', interactions: 2, state: 'written', problems: [] });
  const text = readFileSync(file(), 'utf8');
  expect(readPact(file())?.interactions.map(({ description }) => description)).toEqual(['a', 'b']);
  expect(text).not.toContain('pactRust');
  expect(await update()).toMatchObject({ state: 'unchanged' });
  expect(readFileSync(file(), 'utf8')).toBe(text);
});

test('a contract that no case records any more is named, unless others alone were asked for', async () => {
  record(interaction('a'));
  await update();
  expect(withoutCases(pacts, recordedServices(recorded), [])).toEqual([]);
  expect(withoutCases(pacts, [], [])).toEqual([
    expect.stringContaining('photo-deletion: there is a contract, but no case'),
  ]);
  expect(withoutCases(pacts, [], ['photo-deletion'])).toHaveLength(1);
  expect(withoutCases(pacts, [], ['voucher'])).toEqual([]);
});

test('a description that two cases share is refused', async () => {
  record(interaction('a'));
  record(interaction('a'));
  expect(await update()).toMatchObject({
    state: 'refused',
    problems: ['The same description stands twice in the contract with photo-deletion: a'],
  });
});

test('a recording without an interaction is refused', async () => {
  record(interaction('a'));
  record();
  expect(await update()).toMatchObject({
    state: 'refused',
    problems: [expect.stringContaining('holds 0 interactions instead of one')],
  });
});

test('a contract that got smaller is refused, unless that is meant', async () => {
  record(interaction('a'));
  record(interaction('b'));
  await update();
  recorded = mkdtempSync(join(tmpdir(), 'recorded-'));
  record(interaction('b'));
  expect(await update()).toMatchObject({
    state: 'refused',
    problems: [expect.stringMatching(/it got smaller.* Gone: a$/)],
  });
  expect(readPact(file())?.interactions).toHaveLength(2);
  expect(await update({ fewer: true })).toMatchObject({ state: 'written', interactions: 1 });
});

test('a check writes nothing and refuses a contract that differs', async () => {
  record(interaction('a'));
  expect(await update({ check: true })).toMatchObject({
    state: 'refused',
    problems: [expect.stringContaining('npm run test:contracts')],
  });
  expect(readPact(file())).toBeUndefined();
  await update();
  expect(await update({ check: true })).toMatchObject({ state: 'unchanged', problems: [] });
});

test('a request that is too large for a verifier is refused', async () => {
  const large = interaction('a');
  record({ ...large, request: { ...large.request, body: { content: 'x'.repeat(100 * 1024) } } });
  expect((await update()).problems).toContain('a: a request of more than 100 KiB cannot be verified');
});

test.each([
  ['an answer of the wrong type', { projectCount: 'four' }, /projectCount|projectedDeletionDate|must be integer/],
  ['a null that the spec does not allow', { registrationDate: null }, /must be string/],
])('%s contradicts the spec', async (_, changes, problem) => {
  record(interaction('a', changes));
  expect(await update()).toMatchObject({ state: 'refused', problems: [expect.stringMatching(problem)] });
});

test('a status, a path or a missing token that the spec does not know contradicts it', async () => {
  const good = interaction('status');
  record({ ...good, response: { status: 418 } });
  record({ ...interaction('path'), request: { method: 'GET', path: '/accounts' } });
  record({ ...interaction('token'), request: { method: 'GET', path: '/accounts/getaccountinformation' } });
  const { problems } = await update();
  expect(problems.filter((problem) => problem.startsWith('status'))).toHaveLength(1);
  expect(problems.filter((problem) => problem.startsWith('path'))).toHaveLength(1);
  expect(problems.filter((problem) => problem.startsWith('token'))).toHaveLength(1);
});

test('F12 a back door is refused of a provider, and borne by the client', async () => {
  record({ ...interaction('door'), providerStates: [{ name: 'the service answers' }] });
  record(interaction('good'));
  expect((await update()).problems).toEqual(['door: no provider has the state "the service answers"']);
  expect(
    await updateContract('photo-deletion', { kind: 'client', recorded, pacts, check: false, fewer: false }),
  ).toMatchObject({ state: 'written', interactions: 2 });
});
