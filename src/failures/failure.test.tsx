import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { ApiError, GoneError } from '#api/api-error.ts';
import texts from '#i18n/locales/en-GB.json' with { type: 'json' };
import { useTexts } from '#i18n/texts.ts';
import { setOffline } from '#lib/offline.ts';
import { Failure } from './failure.tsx';

/** Drawn with what comes late, which the first drawing asks for. */
async function drawn(node: ReactNode): Promise<string> {
  renderToStaticMarkup(node);
  await vi.dynamicImportSettled();
  return renderToStaticMarkup(node);
}

beforeAll(() => useTexts('en-GB', texts));

afterEach(() => setOffline(false));

const call = new ApiError('refused', {
  service: 'merchandise',
  operation: 'listChannels',
  kind: 'http',
  correlationId: 'c-1',
  status: 500,
});

test('A4.1 a failed call is told with the text of its operation and its number', async () => {
  const told = await drawn(<Failure of={{ failure: call }} />);
  expect(told).toContain('That did not work. Try again.');
  expect(told).toContain('c-1');
});

test('A4.1 P4.49 so is a failure that such a call has caused', async () => {
  const told = await drawn(<Failure of={{ failure: new Error('Unable to extract channel ID!', { cause: call }) }} />);
  expect(told).toContain('That did not work. Try again.');
  expect(told).toContain('c-1');
});

test('A5.6 a form can have words of its own for a failure', async () => {
  expect(await drawn(<Failure of={{ failure: call }} text="Too many requests" />)).toContain('Too many requests');
});

test('R9 A4.1 that something is gone is told as that, with the way on, where a form knows one', async () => {
  const gone = new GoneError('gone', { cause: call });
  const told = await drawn(
    <Failure
      of={{ failure: gone }}
      text="Please try again"
      gone={{ text: 'It was deleted elsewhere', actions: <a href="/">All</a> }}
    />,
  );
  expect(told).toContain('It was deleted elsewhere');
  expect(told).toContain('<a href="/">All</a>');
  expect(told).toContain('c-1');
  expect(told).not.toContain('try again');
  expect(await drawn(<Failure of={{ failure: gone }} text="Please try again" />)).toContain('Please try again');
});

test('R5 without a connection a read that got no answer draws its place, and every other failure its words', async () => {
  const failure = (kind: 'network' | 'timeout' | 'http') =>
    new ApiError('failed', { service: 'merchandise', operation: 'listChannels', kind, correlationId: 'c-2' });
  const told = (error: unknown) => drawn(<Failure of={{ error, refetch: () => {} }} />);
  expect(await told(failure('network'))).toContain('That did not work');
  setOffline(true);
  expect(await told(failure('network'))).not.toMatch(/That did not work|c-2/);
  expect(await told(failure('timeout'))).not.toMatch(/That did not work|c-2/);
  expect(await told(new Error('no channel', { cause: failure('network') }))).not.toContain('c-2');
  expect(await told(failure('http'))).toContain('That did not work');
  expect(await drawn(<Failure of={{ failure: failure('network') }} />)).toContain('That did not work');
});
