import type { IncomingMessage, ServerResponse } from 'node:http';
import { afterAll, expect, onTestFinished, test } from 'vitest';
import { listening } from '../support/listening.ts';
import { greeting, startFakeProvider } from './fake-provider.ts';
import { openVerifier, type Verification } from './verifier.ts';

const verifier = openVerifier();
afterAll(() => verifier.close());

const others = ['/a', '/b', '/c'].map((path) => ({
  ...greeting,
  description: `greet 200: ${path}`,
  request: { ...greeting.request, path },
}));

/**
 * Verifies a provider that answers all but one path as the contract says.
 * @param answer answers `/a`
 * @param by left out: a verifier with the time-outs of the command
 */
async function verified(
  answer: (response: ServerResponse, request: IncomingMessage) => void,
  by = verifier,
): Promise<Verification & { asked: string[] }> {
  const states = await startFakeProvider(others);
  const asked: string[] = [];
  const provider = await listening((request, response) => {
    const { url = '' } = request;
    if (url !== '/') asked.push(url);
    if (url === '/a') answer(response, request);
    else response.writeHead(200, { 'Content-Type': 'application/json' }).end('{"text":"Good morning"}');
  });
  onTestFinished(() => Promise.all([states.close(), provider.close()]).then(() => undefined));
  return { ...(await by.verify({ ...states.job, baseUrl: provider.url })), asked };
}

test('F12 a connection that the provider closes without an answer fails its interaction alone, at once', async () => {
  const began = performance.now();
  const { passed, broken, failures, results, asked } = await verified((response) => response.destroy());
  expect(failures).toEqual(['greet 200: /a\n    answer: the provider closed the connection without an answer']);
  expect([passed, broken]).toEqual([2, []]);
  expect(results.map(({ target, answer }) => [target, answer?.status])).toEqual([
    ['/a', undefined],
    ['/b', 200],
    ['/c', 200],
  ]);
  expect(asked).toEqual(['/a', '/b', '/c']);
  expect(performance.now() - began).toBeLessThan(30_000);
});

test('F12 a provider that ends on the way fails what follows with the reason, at once', async () => {
  const began = performance.now();
  const { passed, failures } = await verified((response, request) => {
    const { server } = request.socket as typeof request.socket & { server: { close(): void } };
    server.close();
    response.destroy();
  });
  expect(passed).toBe(0);
  expect(failures).toEqual([
    'greet 200: /a\n    answer: the provider closed the connection without an answer',
    expect.stringMatching(/^greet 200: \/b\n {4}answer: connection refused at 127\.0\.0\.1:\d+$/),
    expect.stringMatching(/^greet 200: \/c\n {4}answer: connection refused at 127\.0\.0\.1:\d+$/),
  ]);
  expect(performance.now() - began).toBeLessThan(30_000);
});

test('F12 an answer that does not come in time is told so, and as no answer', async () => {
  const impatient = openVerifier({ answerMs: 3000 });
  onTestFinished(() => impatient.close());
  const { passed, failures, results } = await verified(() => {}, impatient);
  expect(failures).toEqual(['greet 200: /a\n    answer: no answer within 3 s']);
  expect(passed).toBe(2);
  expect(results[0]).not.toHaveProperty('answer');
});

test('F12 an answer that is shorter than it says is told so, with what came of it', async () => {
  const { failures, results } = await verified((response) => {
    response.writeHead(200, { 'Content-Type': 'application/json', 'Content-Length': 100 });
    response.write('{"text":', () => response.destroy());
  });
  expect(failures).toEqual([
    'greet 200: /a\n    answer: the provider closed the connection before the end of its answer',
  ]);
  expect(results[0]?.answer).toMatchObject({ status: 200, body: '{"text":' });
});

test('F12 an answer without a body differs in its body', async () => {
  const { results } = await verified((response) =>
    response.writeHead(200, { 'Content-Type': 'application/json', 'Content-Length': 0 }).end(),
  );
  expect(results[0]?.differences).toMatchObject([{ place: '$', got: 'no body' }]);
});

test('F12 a redirect that leads nowhere is told by where it leads', async () => {
  const { failures } = await verified((response) =>
    response.writeHead(302, { Location: 'http://127.0.0.1:9/sign-in' }).end(),
  );
  expect(failures).toEqual([
    'greet 200: /a\n    answer: the redirect to http://127.0.0.1:9/sign-in could not be followed',
  ]);
});

test('F12 an answer that cannot be decoded is told without the address of the proxy', async () => {
  const { failures } = await verified((response) =>
    response.writeHead(200, { 'Content-Type': 'application/json', 'Content-Encoding': 'gzip' }).end('{"text":"Hello"}'),
  );
  expect(failures).toEqual(['greet 200: /a\n    answer: error decoding response body']);
});
