import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import enGB from '#i18n/locales/en-GB.json' with { type: 'json' };
import { useTexts } from '#i18n/texts.ts';
import { deadlineOf, formatDeadline } from './deadline.ts';

beforeAll(() => useTexts('en-GB', enGB));
afterAll(() => vi.unstubAllEnvs());

it.each([
  ['Europe/Amsterdam', '1 February 2027 at 00:59'],
  ['Europe/London', '31 January 2027 at 23:59'],
  ['America/New_York', '31 January 2027 at 18:59'],
])('O110 O113 in %s a moment is told with its time, and over with it', (zone, words) => {
  vi.stubEnv('TZ', zone);
  const moment = '2027-01-31T23:59:59Z';
  const end = deadlineOf(moment);
  expect(end).toEqual({ until: new Date(moment), isDay: false, over: new Date(moment) });
  expect(end && formatDeadline(end)).toBe(words);
});

it.each([
  ['Pacific/Auckland', '2027-01-31T11:00:00Z'],
  ['Europe/Amsterdam', '2027-01-31T23:00:00Z'],
  ['Pacific/Pago_Pago', '2027-02-01T11:00:00Z'],
])('O110 O113 in %s a day is that day, and lasts to its end', (zone, over) => {
  vi.stubEnv('TZ', zone);
  const end = deadlineOf('2027-01-31');
  expect(end).toMatchObject({ isDay: true, over: new Date(over) });
  expect(end && formatDeadline(end)).toBe('31 January 2027');
});

it('O110 O113 what is missing or no date has no end', () => {
  for (const odd of [undefined, '', 'soon', '2027-02-30']) expect(deadlineOf(odd)).toBeUndefined();
});
