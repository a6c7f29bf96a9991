import { createServer } from 'node:https';
import { generate } from 'selfsigned';
import { expect, onTestFinished, test } from 'vitest';
import { listening } from './listening.ts';
import { reasonOf } from './reason.ts';

const failureOf = (url: string, signal?: AbortSignal) => fetch(url, { signal }).catch((error: unknown) => error);

test('what comes of a connection that is refused is said, of each address of a name', async () => {
  const { url, close } = await listening(() => {});
  await close();
  const { port } = new URL(url);
  expect(reasonOf(await failureOf(url))).toBe(`connection refused at 127.0.0.1:${port}`);
  expect(reasonOf(await failureOf(`http://localhost:${port}`))).toContain(`connection refused at 127.0.0.1:${port}`);
  expect(reasonOf(await failureOf('http://nowhere.invalid'))).toContain('nowhere.invalid');
});

test('of a certificate that this machine does not know, how it gets to know it', async () => {
  const { private: key, cert } = await generate([{ name: 'commonName', value: 'localhost' }]);
  const { url, close } = await listening(createServer({ key, cert }));
  onTestFinished(close);
  expect(reasonOf(await failureOf(url.replace('http:', 'https:')))).toMatch(
    /self-signed certificate.*; NODE_EXTRA_CA_CERTS may name/,
  );
});

test('how long was waited for what did not come', async () => {
  const { url, close } = await listening(() => {});
  onTestFinished(close);
  const late = await failureOf(url, AbortSignal.timeout(100));
  expect(reasonOf(late, 100)).toBe('no answer within 0.1 s');
  expect(reasonOf(late)).toBe('The operation was aborted due to timeout');
  expect(reasonOf('a text')).toBe('a text');
});
