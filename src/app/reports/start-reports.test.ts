import { beforeEach, expect, test, vi } from 'vitest';
import { reportTo } from '#lib/error-reporter.ts';
import { errorReport } from './error-report.ts';
import { noReporter, reportUncaught, serviceReporter } from './start-reports.ts';

const place = { environment: 'acceptance', vendor: 'folioleaf-uk', locale: 'en-GB', page: 'orders' };
const send = vi.fn((_url: string, _text: string) => undefined);
const reporter = () => {
  send.mockClear();
  return serviceReporter({
    url: 'https://errors.example/report',
    report: (error, context) => errorReport(error, context, place),
    send,
  });
};

test('A8.4 A8.6 O161 a failure goes to the configured address, as JSON', () => {
  reporter().capture(new Error('odd'), { action: 'render', correlationId: 'c-1' });
  const [url, text] = send.mock.calls[0] ?? [];
  expect(url).toBe('https://errors.example/report');
  expect(JSON.parse(text ?? '')).toMatchObject({
    ...place,
    action: 'render',
    correlationId: 'c-1',
    error: { name: 'Error', message: 'odd' },
  });
});

test('O161 a page that fails over and over falls silent', () => {
  const one = reporter();
  for (let time = 0; time < 500; time += 1) one.capture(new Error('again'), { action: 'call' });
  expect(send).toHaveBeenCalledTimes(100);
});

test('O161 without an address nothing happens', () => {
  expect(noReporter.capture(new Error('odd'), { action: 'call' })).toBeUndefined();
});

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
