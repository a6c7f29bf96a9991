import { afterAll, afterEach, expect, test, vi } from 'vitest';
import type { PactInteraction } from '../pact-files/pact-file.ts';
import { listening } from '../support/listening.ts';
import { REFUSED_TOKEN } from '../support/tokens.ts';
import { greeting, startFakeProvider, type Behaviour, type FakeProvider } from './fake-provider.ts';
import { openVerifier } from './verifier.ts';

const verifier = openVerifier();
let provider: FakeProvider | undefined;

afterEach(() => provider?.close());
afterAll(() => verifier.close());

async function verify(interactions: PactInteraction[] | string, behaviour?: Behaviour) {
  provider = await startFakeProvider(interactions, behaviour);
  return verifier.verify(provider.job);
}

test('a provider that serves what the contract says passes', async () => {
  expect(await verify([greeting])).toMatchObject({ passed: 1, failures: [] });
  expect(provider?.stateCalls).toEqual(['setup somebody is there', 'teardown somebody is there']);
});

test('a real token takes the place of the one in the contract, but for one that is to be refused', async () => {
  const refused = {
    ...greeting,
    description: 'greet 401: a refused token',
    request: { ...greeting.request, headers: { Authorization: [`Bearer ${REFUSED_TOKEN}`] } },
  };
  const bare = {
    ...greeting,
    description: 'greet 200: without a token',
    request: { method: 'GET', path: '/greeting' },
  };
  await verify([greeting, refused, bare]);
  expect(provider?.tokens).toEqual(['Bearer a-real-token', `Bearer ${REFUSED_TOKEN}`, undefined]);
});

test('another header may take its place, and without any the contract keeps its own', async () => {
  provider = await startFakeProvider([greeting]);
  await verifier.verify({ ...provider.job, authHeader: { name: 'authorization', value: 'Basic a-secret' } });
  await verifier.verify({ ...provider.job, authHeader: { name: 'x-api-key', value: 'a-secret' } });
  await verifier.verify({ ...provider.job, token: undefined });
  expect(provider.tokens).toEqual(['Basic a-secret', undefined, 'Bearer token-of-the-customer']);
});

test('an answer that breaks the contract fails and names the place', async () => {
  const { passed, failures } = await verify([greeting], { answer: { status: 200, body: { text: 7 } } });
  expect(passed).toBe(0);
  expect(failures).toEqual([expect.stringMatching(/^greet 200: a greeting\n.*\$\.text: /s)]);
});

test('a wrong status fails', async () => {
  const { failures } = await verify([greeting], { answer: { status: 500, body: { text: 'Hello' } } });
  expect(failures).toEqual([expect.stringMatching(/^greet 200: a greeting\n.*500/s)]);
});

test('a state that cannot be brought about fails its interaction, at once, though the answer would fit', async () => {
  const began = performance.now();
  const { passed, failures } = await verify([greeting], { setup: 500 });
  expect(passed).toBe(0);
  expect(failures).toEqual([
    expect.stringMatching(/^greet 200: a greeting\n {4}state: setup of "somebody is there" \{\}: 500/),
  ]);
  expect(provider?.tokens).toEqual([]);
  // Pact asks for a state again and again, for two minutes, after a 500.
  expect(performance.now() - began).toBeLessThan(60_000);
});

test('a redirect brings no state about, though what it leads to would answer', async () => {
  const { failures, stateFailures } = await verify([greeting], { statesMoved: '/states/' });
  expect(failures[0]).toBe('greet 200: a greeting\n    state: setup of "somebody is there" {}: 301 to /states/');
  expect(stateFailures).toEqual(['teardown of "somebody is there" {}: 301 to /states/']);
});

test('a state that does not answer fails its interaction alone, in the time that it has', async () => {
  const silent = {
    ...greeting,
    description: 'greet 200: b',
    providerStates: [{ name: 'somebody is there' }, { name: 'somebody sleeps', params: { id: 'a' } }],
  };
  const impatient = openVerifier({ answerMs: 6000 });
  provider = await startFakeProvider([greeting, silent, { ...greeting, description: 'greet 200: c' }], {
    states: ['somebody is there', 'somebody sleeps'],
    silent: ['somebody sleeps'],
  });
  const { passed, failures } = await impatient.verify(provider.job);
  impatient.close();
  expect(failures).toEqual(['greet 200: b\n    state: setup of "somebody sleeps" {"id":"a"}: no answer within 6 s']);
  expect(passed).toBe(2);
  const one = ['setup somebody is there', 'teardown somebody is there'];
  expect(provider.stateCalls).toEqual([...one, 'setup somebody is there', 'setup somebody sleeps', one[1], ...one]);
});

test('a state that the provider does not know fails its interaction and is not asked for; the others are verified', async () => {
  const unknown = (description: string) => ({
    ...greeting,
    description,
    providerStates: [{ name: 'somebody is there' }, { name: 'nobody is there' }, { name: 'somebody is there' }],
  });
  const plain = { ...greeting, description: 'greet 200: without a state', providerStates: [] };
  const contract = [greeting, unknown('greet 200: b'), unknown('greet 200: c'), plain];
  const { passed, failures, results } = await verify([...contract, { ...greeting, description: 'greet 200: e' }]);
  expect(passed).toBe(3);
  expect(failures).toEqual([
    'greet 200: b\n    state: the provider knows no state "nobody is there"',
    'greet 200: c\n    state: the provider knows no state "nobody is there"',
  ]);
  expect(results.map(({ answer }) => answer?.status)).toEqual([200, undefined, undefined, 200, 200]);
  const one = ['setup somebody is there', 'teardown somebody is there'];
  const two = ['setup somebody is there', ...one];
  expect(provider?.stateCalls).toEqual([...one, ...two, ...two, ...one]);
});

test('results hold the answer that came, the target that was asked, the time and each difference by its place', async () => {
  const more = { content: { text: 'Hello', 'a-b': 1, list: [1] }, contentType: 'application/json', encoded: false };
  const [other] = [{ ...greeting, description: 'greet 200: more', response: { ...greeting.response, body: more } }];
  const { results } = await verify([greeting, other], { answer: { status: 200, body: { text: 7 } } });
  expect(results).toMatchObject([
    {
      target: '/greeting',
      answer: { status: 200, headers: { 'content-type': 'application/json' }, body: { text: 7 } },
      differences: [{ place: '$.text', got: '7' }],
    },
    {
      differences: expect.arrayContaining([
        { place: '$.list', told: 'is missing', got: 'nothing' },
        { place: "$['a-b']", told: 'is missing', got: 'nothing' },
      ]),
    },
  ]);
  expect(results.every(({ ms = 0 }) => ms > 0)).toBe(true);
});

test('results hold no token of the answer, be it what differs', async () => {
  const body = { content: { access_token: 'an-example', list: [1] }, contentType: 'application/json', encoded: false };
  const asked = { ...greeting, response: { status: 200, headers: {}, body } };
  const answer = { status: 200, body: { access_token: 'eyJ.a-real.token', list: { refresh_token: 'a-real-one' } } };
  const verification = await verify([asked], { answer });
  expect(verification.results).toMatchObject([
    {
      answer: { body: { access_token: '…', list: { refresh_token: '…' } } },
      differences: expect.arrayContaining([expect.objectContaining({ place: '$.access_token', got: '"…"' })]),
    },
  ]);
  expect(JSON.stringify([verification.results, verification.failures])).not.toContain('a-real');
});

test('a catalogue of states that cannot be read fails', async () => {
  provider = await startFakeProvider([greeting]);
  const { failures } = await verifier.verify({ ...provider.job, stateUrl: 'http://127.0.0.1:9/states' });
  expect(failures).toEqual([expect.stringContaining('the catalogue of provider states cannot be read')]);
});

test.each([
  ['a refusal', 404, '{"title":"Not Found"}', 'it answers 404'],
  ['no list', 200, '{"states":[]}', 'it is no list of names'],
  ['a list of something else', 200, '["somebody is there"]', 'it is no list of names'],
])('a catalogue of states that is %s fails and says so', async (_what, status, text, told) => {
  provider = await startFakeProvider([greeting]);
  const server = await listening((_request, response) => response.writeHead(status).end(text));
  const { failures } = await verifier.verify({ ...provider.job, stateUrl: `${server.url}/states` });
  await server.close();
  expect(failures).toEqual([expect.stringContaining(told)]);
});

test('a provider that takes a request and never answers is no provider, in the time that it has', async () => {
  const server = await listening(() => {});
  const impatient = openVerifier({ answerMs: 200 });
  provider = await startFakeProvider([greeting]);
  const { failures } = await impatient.verify({ ...provider.job, baseUrl: server.url });
  impatient.close();
  await server.close();
  expect(failures).toEqual([`no provider answers at ${server.url}: no answer within 0.2 s`]);
});

test('a contract without interactions fails', async () => {
  expect(await verify([])).toMatchObject({ passed: 0, failures: ['the contract holds no interactions'] });
});

test('a contract that is no JSON fails', async () => {
  expect(await verify('')).toMatchObject({ passed: 0, failures: [expect.stringContaining('is no contract')] });
});

test('a contract that is not there fails', async () => {
  provider = await startFakeProvider([greeting]);
  expect(await verifier.verify({ ...provider.job, pact: '/nowhere/pact.json' })).toMatchObject({
    passed: 0,
    failures: ['there is no contract at /nowhere/pact.json'],
  });
});

test('a contract with somebody else fails', async () => {
  provider = await startFakeProvider([greeting]);
  expect(await verifier.verify({ ...provider.job, service: 'other' })).toMatchObject({
    passed: 0,
    failures: ['the contract is with fake, not with other'],
  });
});

test('a provider that is not there fails', async () => {
  provider = await startFakeProvider([greeting]);
  expect(await verifier.verify({ ...provider.job, baseUrl: 'http://127.0.0.1:9' })).toMatchObject({
    passed: 0,
    failures: ['no provider answers at http://127.0.0.1:9: bad port'],
  });
});

test('a provider that redirects from its root is there, wherever that leads', async () => {
  expect(await verify([greeting], { home: 'http://127.0.0.1:9/sign-in' })).toMatchObject({ passed: 1, failures: [] });
});

const farewell = { ...greeting, description: 'leave 200: a farewell', request: { method: 'POST', path: '/farewell' } };

/** Verifies what answers the greeting, and the farewell, otherwise than the contract says. */
async function verifyElsewhere(
  answers: Record<string, { status: number; type?: string; location?: string }>,
): Promise<{ baseUrl: string; broken: string[]; failures: string[] }> {
  const other = await listening(({ url = '' }, response) => {
    const { status, type = 'text/html; charset=utf-8', location } = answers[url] ?? { status: 200 };
    response
      .writeHead(status, { 'Content-Type': type, ...(location !== undefined && { Location: location }) })
      .end(type === 'application/json' ? '{}' : '<!doctype html><title>Welcome</title>');
  });
  provider = await startFakeProvider([greeting, farewell]);
  const { broken, failures } = await verifier.verify({ ...provider.job, baseUrl: other.url });
  await other.close();
  return { baseUrl: other.url, broken, failures };
}

test.each([
  ['HTML', {}],
  ['HTML, and refuses what writes', { '/farewell': { status: 405 } }],
  ['with a redirect to a sign-in page', { '/greeting': { status: 302, location: '/sign-in' } }],
])('a base URL that answers %s fails and says so', async (_what, answers) => {
  const { baseUrl, broken, failures } = await verifyElsewhere(answers);
  expect(broken).toEqual([`${baseUrl} answers HTML: it is the address of a website or a sign-in page, not of fake`]);
  expect(failures[0]).toBe(broken[0]);
});

test.each([
  ['has nothing yet and says so in HTML', { '/greeting': { status: 404 }, '/farewell': { status: 404 } }],
  ['has one answer that is HTML', { '/greeting': { status: 200, type: 'application/json' } }],
])('a provider that %s is no website', async (_what, answers) => {
  const { broken, failures } = await verifyElsewhere(answers);
  expect(broken).toEqual([]);
  expect(failures).toHaveLength(2);
});

test('a description that stands twice in the contract fails', async () => {
  expect(await verify([greeting, greeting])).toMatchObject({
    passed: 0,
    failures: ['the description stands twice in the contract: greet 200: a greeting'],
  });
});

test('a verification in which nothing was tried fails', async () => {
  process.env.PACT_DESCRIPTION = 'no description like this';
  const filtered = openVerifier();
  try {
    provider = await startFakeProvider([greeting]);
    expect(await filtered.verify(provider.job)).toMatchObject({
      passed: 0,
      failures: [expect.stringContaining('0 of 1 interactions were verified')],
    });
  } finally {
    delete process.env.PACT_DESCRIPTION;
    filtered.close();
  }
});

test('a verifier that cannot load Pact says why', async () => {
  vi.stubEnv('PACT_PREBUILD_PACKAGE_LOCATION', '/nowhere');
  const lame = openVerifier();
  try {
    provider = await startFakeProvider([greeting]);
    const { broken } = await lame.verify(provider.job);
    expect(broken[0]).toMatch(
      /^the verification broke off: the verifier ended with 1: Error: Couldn't find npm package \/nowhere\/\S+$/,
    );
  } finally {
    vi.unstubAllEnvs();
    lame.close();
  }
});

test('a verification that never ends fails, and the next one works', async () => {
  const impatient = openVerifier({ interactionMs: 4000 });
  try {
    provider = await startFakeProvider([greeting], { setup: 'never' });
    expect((await impatient.verify(provider.job)).failures).toEqual([
      'the verification broke off: it did not end within 8000 ms',
      '0 of 1 interactions were verified',
    ]);
    await provider.close();
    const { job } = (provider = await startFakeProvider([greeting]));
    // Once more where the machine is too slow for the limit.
    await vi.waitFor(async () => expect(await impatient.verify(job)).toMatchObject({ passed: 1, failures: [] }), {
      timeout: 90_000,
    });
  } finally {
    impatient.close();
  }
});

test('a verifier that dies fails', async () => {
  const dying = openVerifier();
  provider = await startFakeProvider([greeting], { setup: 'never' });
  const { stateCalls } = provider;
  const running = dying.verify(provider.job);
  await vi.waitUntil(() => stateCalls.length > 0, { timeout: 60_000 });
  dying.close();
  expect((await running).failures).toEqual([
    'the verification broke off: the verifier ended with SIGKILL',
    '0 of 1 interactions were verified',
  ]);
});
