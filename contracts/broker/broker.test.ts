import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterEach, expect, test } from 'vitest';
import { parse } from 'yaml';
import { pactPath, pactServices, type Pact } from '../pact-files/pact-file.ts';
import { CONSUMER } from '../support/consumer.ts';
import { greeting, startFakeProvider } from '../verification/fake-provider.ts';
import { openVerifier } from '../verification/verifier.ts';
import { startStandIn, type Asked, type Reply } from './stand-in.ts';

const ROOT = join(import.meta.dirname, '../..');

let broker: Awaited<ReturnType<typeof startStandIn>> | undefined;
afterEach(() => broker?.close());

/** Runs a command of package.json as a pipeline does. */
function run(
  command: string,
  words: string[],
  environment: Record<string, string> = { PACT_BROKER_TOKEN: 'secret' },
): Promise<{ code: number | null; said: string }> {
  const script = ['run', '--silent', `contracts:${command}`, '--', ...words];
  const access = { PACT_BROKER_BASE_URL: `${broker?.url ?? 'http://127.0.0.1:9'}/`, PACT_BROKER_HTTP_RETRIES: '0' };
  return new Promise((resolve) => {
    const child = execFile(
      'npm',
      script,
      { cwd: ROOT, env: { PATH: process.env.PATH, HOME: process.env.HOME, ...access, ...environment } },
      (_error, stdout, stderr) => resolve({ code: child.exitCode, said: stdout + stderr }),
    );
  });
}

const publish = (...words: string[]) => run('publish', words);
const canIDeploy = (...words: string[]) =>
  run('can-i-deploy', ['--version', 'abc123', '--to-environment', 'production', ...words]);
const link = (base: string, path: string) => ({ title: path, name: path, href: `${base}${path}` });

/** Starts a broker that takes contracts, or answers something else when one is published. */
async function startPublishing(other?: Reply) {
  broker = await startStandIn(({ target }, base) => {
    if (target === 'GET /') return { body: { _links: { 'pb:publish-contracts': link(base, '/contracts/publish') } } };
    if (target !== 'POST /contracts/publish') return undefined;
    const self = { self: link(base, '/self') };
    const version = { number: 'abc123', _links: self };
    return (
      other ?? {
        body: {
          notices: [{ type: 'success', text: 'Created photo-account version abc123' }],
          logs: [],
          _embedded: { pacticipant: { name: CONSUMER, _links: self }, version },
          _links: {
            'pb:pacticipant': link(base, '/pacticipant'),
            'pb:pacticipant-version': link(base, '/version'),
            'pb:pacticipant-version-tags': [],
            'pb:contracts': [link(base, '/contract')],
          },
        },
      }
    );
  });
  return broker.asked;
}

/** Starts a broker that answers the question for a deployment, in order; the last answer is repeated. */
async function startMatrix(...answers: Reply[]) {
  broker = await startStandIn(({ target }) => {
    if (!target.startsWith('GET /matrix?')) return undefined;
    return answers.length > 1 ? answers.shift() : answers[0];
  });
  return broker.asked;
}

/** Answer of a broker about a version; `deployable` is null while a verification is missing. */
function matrix(deployable: boolean | null): Reply {
  const result = deployable === null ? null : { success: deployable, _links: { self: { href: 'http://broker/1' } } };
  return {
    body: {
      summary: { deployable, reason: 'because', success: 1, failed: 0, unknown: deployable === null ? 1 : 0 },
      notices: [{ type: 'info', text: 'because' }],
      matrix: [
        {
          consumer: { name: CONSUMER, version: { number: 'abc123' } },
          provider: { name: 'voucher', version: result && { number: '7' } },
          pact: { createdAt: '2026-11-25T00:00:00+00:00' },
          verificationResult: result,
        },
      ],
    },
  };
}

const bodyOf = ({ body }: Asked) => body as { contracts: { providerName: string; content: string }[] };

const anySuccess = { combine: 'AND', matchers: [{ match: 'statusCode', status: 'success' }] };

/** A contract without what the tool changes in it: its own version, and the form of the rule for a status. */
function asTheToolWrites({ metadata, interactions, ...contract }: Pact) {
  return {
    ...contract,
    metadata: { ...metadata, pactRust: undefined },
    interactions: interactions.map(({ response, ...interaction }) => {
      const { matchingRules } = (response ?? {}) as { matchingRules?: { status?: Record<string, unknown> } };
      const status = matchingRules?.status?.[''] ?? matchingRules?.status;
      return { ...interaction, response: response && { ...response, matchingRules: { ...matchingRules, status } } };
    }),
  };
}

test('F12 the contracts that a provider is asked for are published, one request each, with version, branch and run', async () => {
  const asked = await startPublishing();
  const { code, said } = await publish(
    '--consumer-app-version',
    'abc123',
    '--branch',
    'main',
    '--build-url',
    'https://ci.example/1',
  );
  expect(said).toContain('Created photo-account version abc123');
  expect(said).not.toContain('Warning');
  expect(code).toBe(0);
  const published = asked.filter(({ target }) => target === 'POST /contracts/publish');
  expect(published.flatMap((one) => bodyOf(one).contracts.map(({ providerName }) => providerName)).sort()).toEqual(
    pactServices(),
  );
  for (const one of published) {
    expect(one).toMatchObject({
      authorization: 'Bearer secret',
      body: {
        pacticipantName: CONSUMER,
        pacticipantVersionNumber: 'abc123',
        branch: 'main',
        buildUrl: 'https://ci.example/1',
        contracts: [{ consumerName: CONSUMER, specification: 'pact', contentType: 'application/json' }],
      },
    });
    const [contract] = bodyOf(one).contracts;
    expect(asTheToolWrites(JSON.parse(Buffer.from(contract?.content ?? '', 'base64').toString()))).toEqual(
      asTheToolWrites(JSON.parse(readFileSync(pactPath(contract?.providerName ?? ''), 'utf8'))),
    );
  }
});

test.each([
  [201, 0],
  [404, 1],
])("F12 Pact reads the tool's form of the rule for a status as ours: %s", async (status, failures) => {
  for (const rule of [anySuccess, { '': anySuccess }]) {
    const response = { ...greeting.response, matchingRules: { ...greeting.response.matchingRules, status: rule } };
    const provider = await startFakeProvider([{ ...greeting, response }], {
      answer: { status, body: { text: 'Hello' } },
    });
    const verifier = openVerifier();
    expect((await verifier.verify(provider.job)).failures).toHaveLength(failures);
    verifier.close();
    await provider.close();
  }
});

test.each([
  [
    'a conflict',
    { status: 409, body: { notices: [{ type: 'error', text: 'changed with the same version' }], errors: {} } },
    'changed with the same version',
  ],
  ['a refusal', { status: 401, body: { error: 'no such token' } }, '401 Unauthorized'],
  ['a page instead of a broker', { body: '<html>' }, 'Did not get a valid HAL response'],
])('F12 publishing fails on %s', async (_what, answer, message) => {
  const asked = await startPublishing(answer);
  expect(await publish('--consumer-app-version', 'abc123')).toMatchObject({
    code: 1,
    said: expect.stringContaining(message),
  });
  expect(asked).toHaveLength(2);
});

test('F12 publishing without version or broker fails and says what is missing', async () => {
  expect(await publish()).toMatchObject({ code: 2, said: expect.stringContaining('--consumer-app-version') });
  const words = ['--consumer-app-version', '1'];
  expect(await run('publish', words, { PACT_BROKER_BASE_URL: '' })).toEqual({
    code: 1,
    said: 'Set PACT_BROKER_BASE_URL to the address of the broker.\n',
  });
  expect(await publish(...words)).toMatchObject({
    code: 1,
    said: expect.stringContaining('Failed to access pact broker'),
  });
});

test('F12 a version that is verified may be deployed', async () => {
  const asked = await startMatrix(matrix(true));
  const words = ['--version', 'abc123', '--to-environment', 'production'];
  const { code, said } = await run('can-i-deploy', words, { PACT_BROKER_USERNAME: 'a', PACT_BROKER_PASSWORD: 'b' });
  expect(said).toContain('because');
  expect(said).toContain('Computer says yes');
  expect(code).toBe(0);
  const { searchParams } = new URL(asked[0]?.target.replace('GET ', '') ?? '', broker?.url);
  expect(Object.fromEntries(searchParams)).toEqual({
    'q[][pacticipant]': CONSUMER,
    'q[][version]': 'abc123',
    latestby: 'cvpv',
    environment: 'production',
  });
  expect(asked[0]?.authorization).toBe(`Basic ${btoa('a:b')}`);
});

test('F12 one that is refused may not, and is not asked for again', async () => {
  const asked = await startMatrix(matrix(false));
  const { code, said } = await canIDeploy('--retry-while-unknown', '3', '--retry-interval', '0');
  expect(said).toContain('Computer says no');
  expect(code).toBe(1);
  expect(asked).toHaveLength(1);
});

test('F12 while a verification is missing, it asks again as often as it is told, and that is no yes', async () => {
  let asked = await startMatrix(matrix(null), matrix(null), matrix(true));
  const words = ['--retry-while-unknown', '2', '--retry-interval', '0'];
  expect(await canIDeploy(...words)).toMatchObject({ code: 0 });
  expect(asked).toHaveLength(3);
  await broker?.close();
  asked = await startMatrix(matrix(null));
  expect(await canIDeploy()).toMatchObject({ code: 1 });
  expect(asked).toHaveLength(1);
  expect(await canIDeploy(...words)).toMatchObject({ code: 1 });
});

test.each([
  ['an empty answer', { body: {} }],
  ['no summary', { body: { matrix: [] } }],
  ['a summary that says nothing', { body: { summary: {}, notices: [], matrix: [] } }],
  ['a page', { body: '<html>' }],
  ['a failure', { status: 500, body: { error: 'boom' } }],
])('F12 %s is no yes', async (_what, answer) => {
  await startMatrix(answer);
  expect(await canIDeploy()).toMatchObject({ code: 1, said: expect.stringContaining('❌') });
});

test.each([
  [['--to-environment', 'production'], 'Give --version and --to-environment.'],
  [['--version', 'abc123'], 'Give --version and --to-environment.'],
  [['--version', '', '--to-environment', 'production'], 'There is no value: --version'],
  [['--version=abc123', '--to-environment='], 'There is no value: --version=abc123 --to-environment='],
])('F12 a question that lacks a part is not asked: %s', async (words, message) => {
  const asked = await startMatrix(matrix(true));
  expect(await run('can-i-deploy', words)).toEqual({ code: 1, said: expect.stringContaining(message) });
  expect(asked).toEqual([]);
});

test('F12 a tool that is killed is no yes', async () => {
  const { promise: asked, resolve: onAsked } = Promise.withResolvers<void>();
  broker = await startStandIn(() => {
    onAsked();
    return new Promise(() => {});
  });
  const words = ['can-i-deploy', '--pacticipant', CONSUMER, '--version', '1', '--to-environment', 'production'];
  const child = spawn(process.execPath, [join(ROOT, 'scripts/contracts-broker.ts'), ...words], {
    env: { PATH: process.env.PATH, PACT_BROKER_BASE_URL: broker.url },
  });
  const ended = once(child, 'exit');
  await asked;
  const { stdout } = await promisify(execFile)('pgrep', ['-P', String(child.pid)]);
  process.kill(Number(stdout), 'SIGKILL');
  expect(await ended).toEqual([1, null]);
});

test('F12 a deployment is recorded; one to an environment that the broker does not know fails', async () => {
  const deployed = '/pacticipants/photo-account/versions/abc123/deployed-versions/environment/1';
  broker = await startStandIn(({ target }, base) => {
    if (target === 'GET /pacticipants/photo-account/versions/abc123')
      return {
        body: { number: 'abc123', _links: { 'pb:record-deployment': [{ name: 'production', href: base + deployed }] } },
      };
    return target === `POST ${deployed}` ? { status: 201, body: { uuid: '2', currentlyDeployed: true } } : undefined;
  });
  const record = (environment: string) =>
    run('record-deployment', ['--version', 'abc123', '--environment', environment]);
  expect(await record('production')).toMatchObject({
    code: 0,
    said: expect.stringContaining('Recorded deployment of photo-account version abc123 to production'),
  });
  expect(broker.asked.map(({ target }) => target)).toContain(`POST ${deployed}`);
  expect(await record('moon')).toMatchObject({ code: 1, said: expect.stringContaining('moon does not exist') });
});

test('F12 a webhook is made, or replaced where its id is there, and starts the verification of a provider', async () => {
  const uuid = '6f3ac2de-6f0b-4d0e-9d0e-2f5f2d9a7c11';
  broker = await startStandIn(({ target }, base) => {
    if (target === 'GET /')
      return { body: { _links: { 'pb:webhook': { href: `${base}/webhooks/{uuid}`, templated: true } } } };
    return target === `PUT /webhooks/${uuid}` ? { status: 201, body: { uuid, description: 'x' } } : undefined;
  });
  const payload = { event_type: 'contract', client_payload: { version: '${pactbroker.providerVersionNumber}' } };
  const { code } = await run('webhook', [
    'https://api.github.com/repos/shop/voucher/dispatches',
    '--uuid',
    uuid,
    '--request',
    'POST',
    '--data',
    JSON.stringify(payload),
    '--header',
    'Content-Type: application/json',
    'Authorization: Bearer hook',
    '--consumer',
    CONSUMER,
    '--provider',
    'voucher',
    '--contract-requiring-verification-published',
  ]);
  expect(code).toBe(0);
  expect(broker.asked.at(-1)).toMatchObject({
    target: `PUT /webhooks/${uuid}`,
    authorization: 'Bearer secret',
    body: {
      consumer: { name: CONSUMER },
      provider: { name: 'voucher' },
      events: [{ name: 'contract_requiring_verification_published' }],
      request: {
        method: 'POST',
        url: 'https://api.github.com/repos/shop/voucher/dispatches',
        headers: { 'Content-Type': 'application/json', Authorization: 'Bearer hook' },
        body: payload,
      },
    },
  });
});

test('F12 what the documents say to copy are commands and options that are there', async () => {
  const text = readFileSync(join(ROOT, 'docs/backend-teams.md'), 'utf8');
  const blocks = [...text.matchAll(/^```(yaml|sh)\n(.*?)^```/gms)].map(([, kind, block = '']) =>
    kind === 'yaml' ? textsIn(parse(block)).join('\n\n') : block.replaceAll('\\\n', ' '),
  );
  const calls = blocks.flatMap((block) => [
    ...block.matchAll(
      /^(?:npm run contracts:(publish|can-i-deploy|record-deployment|webhook) --|\$BROKER (\S+)) (.*)/gm,
    ),
  ]);
  expect(calls).toHaveLength(12);
  for (const [line, script, command = 'none', words = ''] of calls) {
    // The provider's commands are those of the same tool.
    const { said } = await run(script ?? command, ['--help']);
    for (const [option] of words.replaceAll(/'[^']*'|"[^"]*"/g, '').matchAll(/(?<=\s)--[a-z-]+/g))
      expect(said, line).toMatch(new RegExp(`${option}\\b`));
  }
}, 300_000);

/** All texts in a pipeline's description. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}
