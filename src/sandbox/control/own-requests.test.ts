import { describe, expect, it } from 'vitest';
import { isOwnRequest } from './own-requests.ts';

function request(remoteAddress: string, host: string, origin?: string) {
  return { socket: { remoteAddress }, headers: { host, ...(origin === undefined ? {} : { origin }) } };
}

describe('who may control the sandbox', () => {
  it.each([
    request('127.0.0.1', 'localhost:5174'),
    request('::1', '[::1]:5174'),
    request('::ffff:127.0.0.1', '127.0.0.1:5174', 'http://localhost:5174'),
  ])('this machine, by its own names', (own) => {
    expect(isOwnRequest(own)).toBe(true);
  });

  it.each([
    ['another machine', request('192.168.1.20', 'localhost:5174')],
    ['a page whose name was pointed here', request('127.0.0.1', 'rebound.example:5174')],
    ['a page elsewhere', request('127.0.0.1', 'localhost:5174', 'https://evil.example')],
    ['a page without origin', request('127.0.0.1', 'localhost:5174', 'null')],
  ])('not %s', (_who, foreign) => {
    expect(isOwnRequest(foreign)).toBe(false);
  });
});
