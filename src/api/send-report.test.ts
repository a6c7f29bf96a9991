import { afterEach, expect, test, vi } from 'vitest';
import { sendReport } from './send-report.ts';

afterEach(() => vi.unstubAllGlobals());

test('O161 S27 a report outlives the page, needs no preflight and brings no cookies along', () => {
  const fetch = vi.fn((_url: string, _options: RequestInit) => Promise.resolve(new Response()));
  vi.stubGlobal('fetch', fetch);
  sendReport('https://errors.example/report', '{"action":"render"}');
  const [url, options] = fetch.mock.calls[0] ?? ['', {}];
  expect(options).toMatchObject({ keepalive: true, credentials: 'omit', mode: 'no-cors' });
  expect(new Request(url, { ...options, keepalive: false }).headers.get('content-type')).toBe(
    'text/plain;charset=UTF-8',
  );
});

test('O161 one that does not arrive is no failure', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  expect(sendReport('https://errors.example/report', '{}')).toBeUndefined();
  // Nobody has caught it: the test run would fail.
  await Promise.resolve();
});
