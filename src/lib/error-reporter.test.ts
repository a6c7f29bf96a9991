import { afterEach, beforeEach, expect, test, vi } from 'vitest';

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
  expect(logged.mock.calls).toEqual([['updateAlbum failed (c-1): Error: no album of [e-mail]']]);
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
    ['configuration failed (c-2): Error: Failed to parse response! getAppConfig: environment'],
  ]);
});
