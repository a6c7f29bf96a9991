import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { scrub } from './error-reporter.ts';

const logged = vi.fn();

beforeEach(() => {
  vi.resetModules();
  logged.mockReset();
  vi.spyOn(console, 'error').mockImplementation(logged);
});
afterEach(() => vi.restoreAllMocks());

const freshReporter = () => import('./error-reporter.ts');

test('A8.3 A8.5 a failure is logged at once, with its correlation id and scrubbed', async () => {
  const { reporter } = await freshReporter();
  reporter.capture(new Error('no album of anna@example.com'), { action: 'updateAlbum', correlationId: 'c-1' });
  expect(logged.mock.calls).toEqual([['no album of [e-mail] | updateAlbum failed (c-1): Error']]);
});

test.each(['Auth Error: The state is unknown here, used or too old', 'AccessToken Error: Failed to fetch'])(
  'A8.7 A8.8 the log of "%s" starts with it',
  async (message) => {
    const { reporter } = await freshReporter();
    reporter.capture(new Error(message), { action: 'sign-in', correlationId: 'c-1' });
    expect(logged.mock.calls).toEqual([[`${message} | sign-in failed (c-1): Error`]]);
  },
);

test('A8.3 what is no error is logged as it is, and a name that tells more than its message is there', async () => {
  const { reporter } = await freshReporter();
  reporter.capture('odd', { action: 'unhandled-rejection' });
  reporter.capture(new TypeError('x is undefined'), { action: 'render' });
  expect(logged.mock.calls).toEqual([
    ['odd | unhandled-rejection failed'],
    ['x is undefined | render failed: TypeError'],
  ]);
});

test('A8.4 A8.6 O161 the service gets what has waited for it, in order, and all that follows', async () => {
  const { reporter, reportTo } = await freshReporter();
  const capture = vi.fn();
  reporter.capture('first', { action: 'one' });
  reporter.capture('second', { action: 'two' });
  reportTo({ capture });
  reporter.capture('third', { action: 'three', correlationId: 'c-3' });
  expect(capture.mock.calls).toEqual([
    ['first', { action: 'one' }],
    ['second', { action: 'two' }],
    ['third', { action: 'three', correlationId: 'c-3' }],
  ]);
});

test('A8.3 A8.4 a failure that passes several hands is told once', async () => {
  const { reporter, reportTo } = await freshReporter();
  const capture = vi.fn();
  reportTo({ capture });
  const error = new Error('odd');
  reporter.capture(error, { action: 'deleteAlbum' });
  reporter.capture(error, { action: 'write' });
  expect(capture.mock.calls).toEqual([[error, { action: 'deleteAlbum' }]]);
  expect(logged).toHaveBeenCalledTimes(1);
});

test('A8.9 a configuration that cannot be loaded is logged without any service', async () => {
  const { reporter } = await freshReporter();
  reporter.capture(new Error('Failed to parse response! getAppConfig: environment'), {
    action: 'configuration',
    correlationId: 'c-2',
  });
  expect(logged.mock.calls).toEqual([
    ['Failed to parse response! getAppConfig: environment | configuration failed (c-2): Error'],
  ]);
});

test('S32 O160 e-mail addresses, also percent-encoded ones, do not leave', () => {
  expect(scrub('no account for anna@example.com here')).toBe('no account for [e-mail] here');
  expect(scrub('GET /profiles/anna%40example.com/confirm failed')).toBe('GET /profiles/[e-mail]/confirm failed');
});

test('S28 tokens do not leave', () => {
  expect(scrub('Authorization: Bearer abc.def')).toBe('Authorization: Bearer [token]');
  expect(scrub('got eyJhbGciOi.eyJzdWIi.c2ln back')).toBe('got [token] back');
});

test('O160 query strings and fragments do not leave, paths stay', () => {
  expect(scrub('from https://files.example/a/300?signature=1&expires=2 today')).toBe(
    'from https://files.example/a/300 today',
  );
  expect(scrub('at /my-photos?token=x#y')).toBe('at /my-photos');
});

test('O160 ordinary words stay as they are', () => {
  expect(scrub('Error not found; Status Code: 404')).toBe('Error not found; Status Code: 404');
});

test('S31 S32 tokens that confirm what a mail asks for do not leave', () => {
  const at = 'Error ; Status Code: 410 Received from https://auth.example/v2/identities/local/anna';
  expect(scrub(`${at}/deleteaccount/0b1c-2d/actions/confirm`)).toBe(`${at}/deleteaccount/[token]/actions/confirm`);
  expect(scrub(`${at}/emailchanges/0b1c-2d/actions/confirm`)).toBe(`${at}/emailchanges/[token]/actions/confirm`);
  expect(scrub('POST /api/v1/Profiles/anna%40example.com/subscription/confirm/0b1c-2d: Failed to fetch')).toBe(
    'POST /api/v1/Profiles/[e-mail]/subscription/confirm/[token]: Failed to fetch',
  );
  expect(scrub(`${at}/deleteaccount`)).toBe(`${at}/deleteaccount`);
});
