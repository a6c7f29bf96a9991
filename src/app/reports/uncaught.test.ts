import { beforeEach, expect, test, vi } from 'vitest';
import { reportTo } from '#lib/error-reporter.ts';
import { reportUncaught } from './uncaught.ts';

const capture = vi.fn();
let page: EventTarget;

beforeEach(() => {
  capture.mockReset();
  vi.spyOn(console, 'error').mockImplementation(() => {});
  reportTo({ capture });
  page = new EventTarget();
  reportUncaught(page);
  return () => {
    reportTo({ capture: () => {} });
    vi.restoreAllMocks();
  };
});

const event = (type: string, detail: object) => page.dispatchEvent(Object.assign(new Event(type), detail));

test('A8.5 A8.6 a rejected action that nobody caught is reported', () => {
  const reason = new Error('odd');
  event('unhandledrejection', { reason });
  expect(capture.mock.calls).toEqual([[reason, { action: 'unhandled-rejection' }]]);
});

test('A8.6 so is whatever else it is rejected with', () => {
  event('unhandledrejection', { reason: undefined });
  expect(capture.mock.calls).toEqual([[undefined, { action: 'unhandled-rejection' }]]);
});

test('A8.4 so is an error of a handler, but not what the scripts of others keep to themselves', () => {
  const error = new TypeError('odd');
  event('error', { error });
  event('error', { error: null, message: 'Script error.' });
  expect(capture.mock.calls).toEqual([[error, { action: 'uncaught-error' }]]);
});
