import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { readFileSync } from 'node:fs';
import { startStandIn } from '../broker/stand-in.ts';
import { listening } from '../support/listening.ts';
import { greeting, startFakeProvider, type FakeProvider } from '../verification/fake-provider.ts';
import { openVerifier } from '../verification/verifier.ts';
import { contractsAt, credentialsIn } from './broker-contracts.ts';
import { verify } from './verify.ts';

/** A broker with a contract, for one who verifies it. */
function startBroker(contract: object) {
  return startStandIn(({ target }, base) => {
    const answers: Record<string, object> = {
      'GET /': {
        _links: {
          'pb:provider-pacts-for-verification': {
            href: `${base}/pacts/provider/{provider}/for-verification`,
            templated: true,
          },
        },
      },
      'POST /pacts/provider/fake/for-verification': {
        _embedded: {
          pacts: [{ shortDescription: 'main', _links: { self: { href: `${base}/pacts/1`, name: 'a pact' } } }],
        },
      },
      'GET /pacts/1': {
        ...contract,
        _links: {
          self: { href: `${base}/pacts/1`, name: 'a pact' },
          'pb:publish-verification-results': { href: `${base}/pacts/1/verification-results` },
          'pb:provider': { href: `${base}/pacticipants/fake` },
        },
      },
      'GET /pacticipants/fake': {
        name: 'fake',
        _links: {
          self: { href: `${base}/pacticipants/fake` },
          'pb:version': { href: `${base}/pacticipants/fake/versions/{version}`, templated: true },
          'pb:version-tag': { href: `${base}/pacticipants/fake/versions/{version}/tags/{tag}`, templated: true },
          'pb:branch-version': {
            href: `${base}/pacticipants/fake/branches/{branch}/versions/{version}`,
            templated: true,
          },
        },
      },
      'PUT /pacticipants/fake/branches/main/versions/1.2.3': {},
      'POST /pacts/1/verification-results': { _links: { self: { href: `${base}/results/1` } } },
    };
    const body = answers[target];
    return body && { body };
  });
}

let provider: FakeProvider | undefined;
let broker: Awaited<ReturnType<typeof startBroker>> | undefined;
afterEach(async () => {
  await provider?.close();
  await broker?.close();
});

test.each([
  ['holds', { status: 200, body: { text: 'Hello' } }, true],
  ['does not hold', { status: 200, body: { text: 7 } }, false],
])('F12 a contract of a broker that %s is verified, and the broker is told so', async (_what, answer, success) => {
  provider = await startFakeProvider([greeting], { answer });
  broker = await startBroker(JSON.parse(readFileSync(provider.job.pact, 'utf8')));
  const [found, ...others] = await contractsAt(broker.url, 'fake', { token: 'secret' }, 'main');
  expect(others).toEqual([]);
  const verifier = openVerifier();
  const published = {
    url: '',
    ...found?.published,
    providerVersion: '1.2.3',
    providerBranch: 'main',
    buildUrl: 'https://ci.example/1',
  };
  const { failures, results } = await verifier.verify({ ...provider.job, published });
  verifier.close();
  expect(failures).toHaveLength(success ? 0 : 1);
  expect(results).toMatchObject([{ description: greeting.description, answer: { status: 200 } }]);
  const { asked } = broker;
  expect(asked.every(({ authorization }) => authorization === 'Bearer secret')).toBe(true);
  expect(asked[1]).toMatchObject({
    body: {
      consumerVersionSelectors: [{ mainBranch: true }, { deployedOrReleased: true }],
      providerVersionBranch: 'main',
    },
  });
  expect(asked.map(({ target }) => target)).toContain('PUT /pacticipants/fake/branches/main/versions/1.2.3');
  expect(asked.find(({ target }) => target === 'POST /pacts/1/verification-results')?.body).toMatchObject({
    success,
    providerApplicationVersion: '1.2.3',
    buildUrl: 'https://ci.example/1',
  });
});

test('F12 the command takes contracts from a broker and publishes what came of them; a broker that is not there fails', async () => {
  provider = await startFakeProvider([greeting]);
  broker = await startBroker(JSON.parse(readFileSync(provider.job.pact, 'utf8')));
  const said: string[] = [];
  const keep = (line: string) => void said.push(line);
  const spies = [
    vi.spyOn(console, 'log').mockImplementation(keep),
    vi.spyOn(console, 'error').mockImplementation(keep),
  ];
  const options = { provider: 'fake', 'base-url': provider.job.baseUrl, 'state-url': provider.job.stateUrl };
  try {
    const published = { 'broker-url': broker.url, 'provider-version': '1.2.3', 'provider-branch': 'main' };
    expect(await verify({ ...options, ...published }, '1')).toBe(0);
    expect(await verify({ ...options, 'broker-url': 'http://127.0.0.1:9' }, '1')).toBe(1);
  } finally {
    spies.forEach((spy) => spy.mockRestore());
  }
  expect(said).toContain('fake: 1 of 1 interactions hold: passed');
  expect(said.at(-1)).toMatch(/^✗ No broker answers/);
  expect(broker.asked.map(({ target }) => target)).toContain('POST /pacts/1/verification-results');
});

test('F12 the broker is told that a contract does not hold whose state the provider does not know', async () => {
  provider = await startFakeProvider([greeting], { states: [] });
  broker = await startBroker(JSON.parse(readFileSync(provider.job.pact, 'utf8')));
  const [found] = await contractsAt(broker.url, 'fake', {}, undefined);
  const verifier = openVerifier();
  const { failures } = await verifier.verify({
    ...provider.job,
    published: { url: '', ...found?.published, providerVersion: '1.2.3' },
  });
  verifier.close();
  expect(failures).toEqual([expect.stringContaining('the provider knows no state "somebody is there"')]);
  const told = broker.asked.find(({ target }) => target === 'POST /pacts/1/verification-results');
  expect(told?.body).toMatchObject({ success: false });
});

test('F12 without a version nothing is told to the broker', async () => {
  provider = await startFakeProvider([greeting]);
  broker = await startBroker(JSON.parse(readFileSync(provider.job.pact, 'utf8')));
  const [found] = await contractsAt(broker.url, 'fake', { username: 'me', password: 'mine' }, undefined);
  const verifier = openVerifier();
  expect((await verifier.verify({ ...provider.job, published: found?.published })).failures).toEqual([]);
  verifier.close();
  expect(broker.asked.map(({ target }) => target)).not.toContain('POST /pacts/1/verification-results');
  expect(new Set(broker.asked.map(({ authorization }) => authorization))).toEqual(new Set(['Basic bWU6bWluZQ==']));
});

test('F12 a broker without a contract of the app, and what is no broker, fail', async () => {
  broker = await startBroker({ consumer: { name: 'somebody-else' }, provider: { name: 'fake' }, interactions: [] });
  const { url } = broker;
  await expect(contractsAt(url, 'fake', {}, undefined)).rejects.toThrow('has no contract of photo-account with fake');
  await expect(contractsAt(url, 'other', {}, undefined)).rejects.toThrow('The broker answers 404');
  await expect(contractsAt('http://127.0.0.1:9', 'fake', {}, undefined)).rejects.toThrow('No broker answers');
  for (const page of ['<!doctype html><title>Sign in</title>', 'null', '[7'])
    await expect(contractsAt(await served(page), 'fake', {}, undefined)).rejects.toThrow(`is no broker: ${page}`);
});

/** Address that answers everything with a text, such as the page of a proxy before a broker. */
async function served(text: string): Promise<string> {
  const { url, close } = await listening((_request, response) => response.end(text));
  onTestFinished(close);
  return url;
}

test('F12 credentials come from the environment that Pact reads', () => {
  expect(credentialsIn({ PACT_BROKER_TOKEN: 't', PACT_BROKER_USERNAME: 'u' })).toEqual({ token: 't' });
  expect(credentialsIn({ PACT_BROKER_USERNAME: 'u', PACT_BROKER_PASSWORD: 'p' })).toEqual({
    username: 'u',
    password: 'p',
  });
  expect(credentialsIn({})).toEqual({});
});
