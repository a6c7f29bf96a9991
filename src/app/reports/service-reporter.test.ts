import { expect, test, vi } from 'vitest';
import { errorReport } from './error-report.ts';
import { noReporter, serviceReporter } from './service-reporter.ts';

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
