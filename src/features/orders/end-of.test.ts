import { afterAll, expect, it, vi } from 'vitest';
import type * as Ends from './end-of.ts';

/** A page that is opened in a zone: what writes dates keeps the zone of its first one. */
async function openIn(zone: string): Promise<typeof Ends> {
  vi.stubEnv('TZ', zone);
  vi.resetModules();
  const texts = await import('#i18n/texts.ts');
  const enGB = await import('#i18n/locales/en-GB.json', { with: { type: 'json' } });
  await texts.useTexts('en-GB', enGB.default);
  return import('./end-of.ts');
}

afterAll(() => vi.unstubAllEnvs());

it.each([
  ['Europe/Amsterdam', '1 February 2027 at 00:59'],
  ['Europe/London', '31 January 2027 at 23:59'],
  ['America/New_York', '31 January 2027 at 18:59'],
])('O110 O113 in %s a moment is told with its time, and over with it', async (zone, words) => {
  const { endOf, spellEnd } = await openIn(zone);
  const moment = '2027-01-31T23:59:59Z';
  const end = endOf(moment);
  expect(end).toEqual({ until: new Date(moment), isDay: false, over: new Date(moment) });
  expect(end && spellEnd(end)).toBe(words);
});

it.each([
  ['Pacific/Auckland', '2027-01-31T11:00:00Z'],
  ['Europe/Amsterdam', '2027-01-31T23:00:00Z'],
  ['Pacific/Pago_Pago', '2027-02-01T11:00:00Z'],
])('O110 O113 in %s a day is that day, and lasts to its end', async (zone, over) => {
  const { endOf, spellEnd } = await openIn(zone);
  const end = endOf('2027-01-31');
  expect(end).toMatchObject({ isDay: true, over: new Date(over) });
  expect(end && spellEnd(end)).toBe('31 January 2027');
});

it('O110 O113 what is missing or no date has no end', async () => {
  const { endOf } = await openIn('Europe/Amsterdam');
  for (const odd of [undefined, '', 'soon', '2027-02-30']) expect(endOf(odd)).toBeUndefined();
});
