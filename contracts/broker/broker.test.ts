import { execFile } from 'node:child_process';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { pactServices } from '../pact-files/pact-file.ts';

interface Call {
  method: string | undefined;
  url: string;
  authorization: string | undefined;
  body: string;
}

let double: Server;
let base: string;
let calls: Call[];
/** Responses of the broker's double, in order; the last one is repeated. */
let answers: { status: number; body: string }[];

beforeEach(async () => {
  calls = [];
  double = createServer(async (request, response) => {
    calls.push({
      method: request.method,
      url: request.url ?? '',
      authorization: request.headers.authorization,
      body: await textOf(request),
    });
    const answer = answers.length > 1 ? answers.shift() : answers[0];
    response.writeHead(answer?.status ?? 500, { 'content-type': 'application/hal+json' }).end(answer?.body);
  });
  await new Promise<void>((listening) => double.listen(0, '127.0.0.1', listening));
  const address = double.address();
  base = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
});

afterEach(() => new Promise((closed) => double.close(closed)));

async function textOf(request: IncomingMessage): Promise<string> {
  let text = '';
  for await (const part of request.setEncoding('utf8')) text += part;
  return text;
}

/** Runs a script as a pipeline does. */
function run(
  script: string,
  words: string[],
  environment: Record<string, string> = { PACT_BROKER_TOKEN: 'secret' },
): Promise<{ code: number | null; said: string }> {
  const file = join(import.meta.dirname, '../../scripts', script);
  return new Promise((resolve) => {
    const child = execFile(
      process.execPath,
      [file, ...words],
      { env: { PATH: process.env.PATH, PACT_BROKER_BASE_URL: `${base}/`, ...environment } },
      (_error, stdout, stderr) => resolve({ code: child.exitCode, said: stdout + stderr }),
    );
  });
}

const publish = (...words: string[]) => run('contracts-publish.ts', words);
const canIDeploy = (...words: string[]) =>
  run('contracts-can-i-deploy.ts', ['--version', 'abc123', '--to', 'production', ...words]);
const summary = (deployable: boolean | null, unknown: number) => ({
  status: 200,
  body: JSON.stringify({ summary: { deployable, reason: 'because', success: 1, failed: 0, unknown } }),
});

test('all contracts are published in one call, with version, branch and run', async () => {
  answers = [
    {
      status: 200,
      body: JSON.stringify({ notices: [{ type: 'success', text: 'Created photo-account version abc123' }] }),
    },
  ];
  const { code, said } = await publish(
    '--version',
    'abc123',
    '--branch',
    'main',
    '--build-url',
    'https://ci.example/1',
  );
  expect(said).toContain('Created photo-account version abc123');
  expect(code).toBe(0);
  expect(calls).toMatchObject([{ method: 'POST', url: '/contracts/publish', authorization: 'Bearer secret' }]);
  const body = JSON.parse(calls[0]?.body ?? '');
  expect(body).toMatchObject({
    pacticipantName: 'photo-account',
    pacticipantVersionNumber: 'abc123',
    branch: 'main',
    buildUrl: 'https://ci.example/1',
  });
  expect(body.contracts.map(({ providerName }: { providerName: string }) => providerName)).toEqual(pactServices());
  const [first] = body.contracts;
  expect(first).toMatchObject({
    consumerName: 'photo-account',
    specification: 'pact',
    contentType: 'application/json',
  });
  expect(JSON.parse(Buffer.from(first.content, 'base64').toString())).toMatchObject({
    provider: { name: first.providerName },
  });
});

test.each([
  [
    'a conflict',
    { status: 409, body: '{"errors":["changed with the same version"]}' },
    'The broker answers 409: {"errors":["changed with the same version"]}',
  ],
  ['a page instead of a broker', { status: 200, body: '<html>' }, 'what answers there is not JSON'],
])('publishing fails on %s', async (_what, answer, message) => {
  answers = [answer];
  expect(await publish('--version', 'abc123')).toMatchObject({ code: 1, said: expect.stringContaining(message) });
});

test('publishing without version or broker fails and says what is missing', async () => {
  expect(await publish()).toMatchObject({ code: 1, said: expect.stringContaining('Give --version') });
  expect(await run('contracts-publish.ts', ['--version', '1'], { PACT_BROKER_BASE_URL: '' })).toMatchObject({
    code: 1,
    said: expect.stringContaining('Set PACT_BROKER_BASE_URL'),
  });
  expect(
    await run('contracts-publish.ts', ['--version', '1'], { PACT_BROKER_BASE_URL: 'http://127.0.0.1:9' }),
  ).toMatchObject({ code: 1, said: expect.stringContaining('No broker answers at') });
});

test('a version that is verified may be deployed', async () => {
  answers = [summary(true, 0)];
  expect(
    await run('contracts-can-i-deploy.ts', ['--version', 'abc123', '--to', 'production'], {
      PACT_BROKER_USERNAME: 'a',
      PACT_BROKER_PASSWORD: 'b',
    }),
  ).toEqual({ code: 0, said: 'Yes: because\n' });
  const url = new URL(calls[0]?.url ?? '', base);
  expect(url.pathname).toBe('/matrix');
  expect(Object.fromEntries(url.searchParams)).toEqual({
    'q[][pacticipant]': 'photo-account',
    'q[][version]': 'abc123',
    latestby: 'cvp',
    environment: 'production',
  });
  expect(calls[0]?.authorization).toBe(`Basic ${btoa('a:b')}`);
});

test('one that is refused may not, and is not asked for again', async () => {
  answers = [summary(false, 0)];
  expect(await canIDeploy('--retries', '3', '--pause', '0')).toEqual({ code: 1, said: 'No: because\n' });
  expect(calls).toHaveLength(1);
});

test('while a verification is missing, it asks again as often as it is told', async () => {
  answers = [summary(null, 1), summary(null, 1), summary(true, 0)];
  expect(await canIDeploy('--retries', '2', '--pause', '0')).toMatchObject({ code: 0 });
  answers = [summary(null, 1)];
  calls = [];
  expect(await canIDeploy('--retries', '1', '--pause', '0')).toMatchObject({ code: 1 });
  expect(calls).toHaveLength(2);
});

test('an answer that says nothing is no yes', async () => {
  answers = [{ status: 200, body: '{}' }];
  expect(await canIDeploy()).toMatchObject({ code: 1, said: expect.stringContaining('does not say') });
  expect(await run('contracts-can-i-deploy.ts', ['--version', 'abc123'])).toMatchObject({
    code: 1,
    said: 'Give --version and --to.\n',
  });
});
