import type { ServerResponse } from 'node:http';
import { createServer as createEncryptedServer } from 'node:https';
import { createServer as createSocketServer } from 'node:net';
import { text } from 'node:stream/consumers';
import { generate } from 'selfsigned';
import { expect, onTestFinished, test } from 'vitest';
import { listening } from '../support/listening.ts';
import { forward, type Exchange } from './forward.ts';

const asked = { method: 'GET', target: '/greeting', headers: {} };

/** Exchange of a request with a provider that answers so. */
async function exchangeWith(answer: (response: ServerResponse) => void, answerMs = 10_000): Promise<Exchange> {
  const { url, close } = await listening((_request, response) => answer(response));
  onTestFinished(close);
  return forward(url, asked, answerMs);
}

test('a request has the path of the base URL before its own, its headers and its body, and the answer comes as it was sent', async () => {
  const { url, close } = await listening(async (request, response) => {
    const { method, url: target, headers } = request;
    const sent = [method, target, headers['x-own'], headers.host, headers['content-length'], await text(request)];
    response.writeHead(201, { 'X-Sent': sent.join(' '), 'Set-Cookie': ['a=1', 'b=2'] }).end('Grüß dich');
  });
  onTestFinished(close);
  const headers = { host: 'of-pact:1', 'x-own': 'mine', 'transfer-encoding': 'chunked' };
  const body = Buffer.from('Grüße');
  const { answer, fault } = await forward(
    `${url}/api/`,
    { method: 'PUT', target: '/a%2Fb?c=d', headers, body },
    10_000,
  );
  expect(fault).toBeUndefined();
  expect(answer).toMatchObject({
    status: 201,
    headers: {
      'x-sent': 'PUT /api/a%2Fb?c=d mine of-pact:1 7 Grüße',
      'set-cookie': ['a=1', 'b=2'],
    },
  });
  expect(answer?.body.toString()).toBe('Grüß dich');
});

test.each([
  ['closes the connection', (response: ServerResponse) => response.destroy()],
  [
    'resets it',
    (response: ServerResponse) => (response.socket as { resetAndDestroy?: () => void }).resetAndDestroy?.(),
  ],
])('the fault of a provider that %s has no answer', async (_what, answer) => {
  expect(await exchangeWith(answer)).toEqual({ fault: 'the provider closed the connection without an answer' });
});

test('an answer that ends early is kept as far as it came, and its fault says so', async () => {
  const { answer, fault } = await exchangeWith((response) => {
    response.writeHead(200, { 'Content-Length': 100 }).write('{"te', () => response.destroy());
  });
  expect(fault).toBe('the provider closed the connection before the end of its answer');
  expect([answer?.status, answer?.body.toString()]).toEqual([200, '{"te']);
});

test('what does not come in time is a fault, be it the answer or its end', async () => {
  expect(await exchangeWith(() => {}, 200)).toEqual({ fault: 'no answer within 0.2 s' });
  const begun = await exchangeWith((response) => response.writeHead(200).write('{'), 1000);
  expect(begun).toMatchObject({ answer: { status: 200 }, fault: 'its end did not come within 1 s' });
});

test('a provider that has ended refuses the connection', async () => {
  const { url, close } = await listening(() => {});
  await close();
  expect(await forward(url, asked, 10_000)).toEqual({ fault: `connection refused at 127.0.0.1:${new URL(url).port}` });
});

test('what is no HTTP is a fault', async () => {
  const server = createSocketServer((socket) => socket.end('Hello\r\n\r\n'));
  const port = await new Promise((open) => {
    server.listen(0, '127.0.0.1', () => open((server.address() as { port: number }).port));
  });
  onTestFinished(() => void server.close());
  const { answer, fault } = await forward(`http://127.0.0.1:${String(port)}`, asked, 10_000);
  expect(answer).toBeUndefined();
  expect(fault).toMatch(/^what the provider answered is no HTTP: /);
});

test('a certificate that this machine does not know is a fault, which says how it gets to know it', async () => {
  const { private: key, cert } = await generate([{ name: 'commonName', value: 'localhost' }]);
  const { url, close } = await listening(createEncryptedServer({ key, cert }));
  onTestFinished(close);
  const { fault } = await forward(url.replace('http:', 'https:'), asked, 10_000);
  expect(fault).toMatch(/self-signed certificate.*; NODE_EXTRA_CA_CERTS may name/);
});
