import { expect, test, vi } from 'vitest';
import { beaconReporter, noReporter } from './beacon-reporter.ts';
import { errorReport } from './error-report.ts';

const place = { environment: 'acceptance', vendor: 'folioleaf-uk', locale: 'en-GB', page: 'orders' };
const send = vi.fn((_url: string, _body: Blob) => true);
const reporter = () => {
  send.mockClear();
  return beaconReporter({ url: 'https://errors.example/report', report: (error, context) => errorReport(error, context, place), send });
};

test('A8.4 A8.6 O161 a failure goes to the configured address by beacon, as JSON that needs no leave', async () => {
  reporter().capture(new Error('odd'), { action: 'render', correlationId: 'c-1' });
  const [url, body] = send.mock.calls[0] ?? [];
  expect(url).toBe('https://errors.example/report');
  expect(body?.type).toBe('text/plain;charset=utf-8');
  expect(JSON.parse((await body?.text()) ?? '')).toMatchObject({ ...place, action: 'render', correlationId: 'c-1', error: { name: 'Error', message: 'odd' } });
});

test('O161 a page that fails over and over falls silent', () => {
  const one = reporter();
  for (let time = 0; time < 500; time += 1) one.capture(new Error('again'), { action: 'call' });
  expect(send).toHaveBeenCalledTimes(100);
});

test('O161 without an address nothing happens', () => {
  expect(noReporter.capture(new Error('odd'), { action: 'call' })).toBeUndefined();
});
