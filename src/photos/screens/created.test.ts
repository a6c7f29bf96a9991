import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { useTexts } from '#i18n/texts.ts';
import texts from '#i18n/locales/en-GB.json' with { type: 'json' };
import { createdLatelyIn } from '#photos/testing/created-lately-in.ts';
import { createdOn } from './created.ts';

beforeAll(() => useTexts('en-GB', texts));
afterEach(() => vi.unstubAllEnvs());

test('P2.97 P2.98 a card says the date as dd MMM yyyy', () =>
  expect(createdOn('2024-03-05T10:30:00Z')).toBe('Created 05 Mar 2024'));

describe('on the page of an album', () => {
  // Each zone has modules of its own, which are evaluated once.
  const ofZone = new Map<string, ReturnType<typeof createdLatelyIn>>();
  const seenFrom = async (timeZone: string) => {
    vi.stubEnv('TZ', timeZone);
    const known = ofZone.get(timeZone) ?? createdLatelyIn(timeZone);
    ofZone.set(timeZone, known);
    const createdLately = await known;
    return (created: string, now: string) => createdLately(created, new Date(now));
  };

  test('P2.102 an album of the same day was created today', async () => {
    const seen = await seenFrom('Europe/London');
    expect(seen('2026-05-09T00:00:00Z', '2026-05-09T22:30:00Z')).toBe('Created today');
  });

  test('P2.103 an album of the day before was created yesterday, were it a minute ago', async () => {
    const seen = await seenFrom('Europe/London');
    expect(seen('2026-05-09T22:59:30Z', '2026-05-09T23:00:30Z')).toBe('Created yesterday');
    expect(seen('2026-05-08T23:00:00Z', '2026-05-10T22:59:00Z')).toBe('Created yesterday');
  });

  test('P2.104 an older album was created on its date', async () => {
    const seen = await seenFrom('Europe/London');
    expect(seen('2026-05-07T22:59:00Z', '2026-05-09T00:00:00Z')).toBe('Created 07 May 2026');
    expect(seen('2025-05-09T12:00:00Z', '2026-05-09T12:00:00Z')).toBe('Created 09 May 2025');
  });

  test('O20 the calendar is that of the customer, not that of the service', async () => {
    const seenInTheWest = await seenFrom('America/Los_Angeles');
    expect(seenInTheWest('2026-05-09T05:00:00Z', '2026-05-09T20:00:00Z')).toBe('Created yesterday');
    expect(seenInTheWest('2026-05-09T05:00:00Z', '2026-05-10T08:00:00Z')).toBe('Created 08 May 2026');
    const seenInTheEast = await seenFrom('Pacific/Auckland');
    expect(seenInTheEast('2026-05-08T12:30:00Z', '2026-05-09T09:00:00Z')).toBe('Created today');
  });

  test('O20 days of 23 and 25 hours are days like others', async () => {
    // London goes forward in the night to 29 March 2026 and back in that to 25 October 2026.
    const seen = await seenFrom('Europe/London');
    expect(seen('2026-03-28T23:30:00Z', '2026-03-29T22:30:00Z')).toBe('Created yesterday');
    expect(seen('2026-03-29T00:00:00Z', '2026-03-29T22:59:00Z')).toBe('Created today');
    expect(seen('2026-03-28T00:00:00Z', '2026-03-29T22:59:00Z')).toBe('Created yesterday');
    expect(seen('2026-10-24T23:00:00Z', '2026-10-25T23:59:00Z')).toBe('Created today');
    expect(seen('2026-10-24T22:30:00Z', '2026-10-25T23:30:00Z')).toBe('Created yesterday');
    expect(seen('2026-10-24T00:00:00Z', '2026-10-26T00:00:00Z')).toBe('Created 24 Oct 2026');
  });
});
