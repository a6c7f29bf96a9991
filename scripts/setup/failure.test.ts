import { describe, expect, it } from 'vitest';
import { plainReason, SetupFailure, unreachable } from './failure.mjs';

describe('plainReason', () => {
  it.each([
    'npm error code ENOSPC\nnpm error nospc There appears to be insufficient space',
    'ENOSPC: no space left on device, write',
    'tar: write error: No space left on device',
  ])('tells a full disk: %s', (output) => {
    expect(plainReason(output)).toMatch(/no space left on the disk.* run the command again\.$/);
  });

  it.each([
    'npm error network request to https://example.com/-/ping failed, reason: getaddrinfo ENOTFOUND example.com',
    'connect ECONNREFUSED 127.0.0.1:9',
    'getaddrinfo EAI_AGAIN example.com',
  ])('tells a missing network: %s', (output) => {
    expect(plainReason(output)).toBe(unreachable);
  });

  it('names what may not be written', () => {
    const error = Object.assign(new Error("EACCES: permission denied, mkdir '/srv/app/.cache'"), { code: 'EACCES' });
    expect(plainReason(error)).toContain('/srv/app/.cache');
  });

  it('looks for the reason behind a reason', () => {
    expect(plainReason(new Error('the build failed', { cause: new Error('ENOSPC') }))).toMatch(/disk/);
  });

  it('makes nothing up for a failure that it does not know', () => {
    expect(plainReason(new TypeError('x is not a function'))).toBeUndefined();
    expect(plainReason("[UNRESOLVED_IMPORT] Could not resolve './page.ts' in src/app/start.tsx")).toBeUndefined();
  });
});

it('a failure that says what to do has no stack to show', () => {
  const failure = new SetupFailure('Do this.');
  expect(failure.stack).toBe(failure.message);
});
