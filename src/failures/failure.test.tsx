import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, expect, test } from 'vitest';
import { ApiError, GoneError } from '#api/api-error.ts';
import texts from '#i18n/locales/en-GB.json' with { type: 'json' };
import { useTexts } from '#i18n/texts.ts';
import { Failure } from './failure.tsx';

beforeAll(() => useTexts('en-GB', texts));

const call = new ApiError('refused', {
  service: 'merchandise',
  operation: 'listChannels',
  kind: 'http',
  correlationId: 'c-1',
  status: 500,
});

test('A4.1 a failed call is told with the text of its operation and its number', () => {
  const told = renderToStaticMarkup(<Failure of={{ failure: call }} />);
  expect(told).toContain('This did not work. Please try again.');
  expect(told).toContain('c-1');
});

test('A4.1 P4.49 so is a failure that such a call has caused', () => {
  const told = renderToStaticMarkup(
    <Failure of={{ failure: new Error('Unable to extract channel ID!', { cause: call }) }} />,
  );
  expect(told).toContain('This did not work. Please try again.');
  expect(told).toContain('c-1');
});

test('A5.6 a form can have words of its own for a failure', () => {
  expect(renderToStaticMarkup(<Failure of={{ failure: call }} text="Too many requests" />)).toContain(
    'Too many requests',
  );
});

test('R9 A4.1 that something is gone is told as that, with the way on, where a form knows one', () => {
  const gone = new GoneError('gone', { cause: call });
  const told = renderToStaticMarkup(
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
  expect(renderToStaticMarkup(<Failure of={{ failure: gone }} text="Please try again" />)).toContain(
    'Please try again',
  );
});
