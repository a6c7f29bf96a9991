import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { useTexts } from '#i18n/texts.ts';
import texts from '#i18n/locales/en-GB.json' with { type: 'json' };
import { createdLatelyIn } from '#photos/testing/created-lately-in.ts';
import { monthKeyOfPhoto, monthLabel, takenDate } from './months.ts';
import { photoName, takenOn } from './photo-name.ts';

beforeAll(() => useTexts('en-GB', texts));
afterEach(() => vi.unstubAllEnvs());

test('P2.78 a valid date is the date taken', () => {
  expect(takenDate({ dateTaken: '2024-05-05T14:03:00Z' })).toEqual(new Date('2024-05-05T14:03:00Z'));
});

test('P2.78 a missing or invalid date is none', () => {
  expect(takenDate({})).toBeUndefined();
  expect(takenDate({ dateTaken: 'yesterday' })).toBeUndefined();
  expect(takenOn({ dateTaken: 'yesterday' }, 'day')).toBeUndefined();
});

test.each(['1970-01-01T00:00:00Z', '1970-01-15T12:00:00Z', '1970-01-31T23:59:59Z', '1970-02-01T00:30:00+01:00'])(
  'P5.17 P5.18 %s counts as absent',
  (dateTaken) => {
    expect(takenDate({ dateTaken })).toBeUndefined();
  },
);

test.each(['1970-02-01T00:30:00Z', '1969-12-31T23:59:59Z', '1971-01-01T00:00:00Z'])(
  'P5.17 the rule goes by UTC: %s is a date, wherever it is read',
  (dateTaken) => {
    expect(takenDate({ dateTaken })).toBeDefined();
  },
);

describe.each(['Pacific/Auckland', 'Pacific/Pago_Pago', 'Europe/Amsterdam', 'Europe/Lisbon'])('seen in %s', (zone) => {
  test.each([
    ['2024-12-31T23:30:00Z', '31 December 2024 at 23:30', '31 December 2024', 'December 2024'],
    ['2025-01-01T00:30:00Z', '1 January 2025 at 00:30', '1 January 2025', 'January 2025'],
    ['2024-07-01T00:00:00Z', '1 July 2024 at 00:00', '1 July 2024', 'July 2024'],
  ])(
    'R9 P2.77 X13 the title, the name and the month of a photo taken at %s are the same as anywhere',
    (dateTaken, title, day, month) => {
      vi.stubEnv('TZ', zone);
      expect(new Intl.DateTimeFormat().resolvedOptions().timeZone).toBe(zone);
      expect(takenOn({ dateTaken }, 'dateTime')?.replace(/\s/g, ' ')).toBe(title);
      expect(photoName({ dateTaken })).toBe(`Photo, taken on ${day}`);
      expect(monthLabel(monthKeyOfPhoto({ dateTaken }))).toBe(month);
    },
  );
});

test.each([
  // Noon of 31 December in UTC is one in the night of the next day in Auckland, and of the same day in Pago Pago.
  ['Pacific/Auckland', 'Created today', 'Created yesterday'],
  ['Pacific/Pago_Pago', 'Created today', 'Created yesterday'],
  ['Europe/Amsterdam', 'Created yesterday', 'Created 31 Dec 2024'],
  ['Europe/Lisbon', 'Created yesterday', 'Created 31 Dec 2024'],
])(
  'R9 P2.102 P2.103 an album is made at a moment: in %s that is told by the calendar there',
  async (zone, late, aDayLater) => {
    const createdLately = await createdLatelyIn(zone);
    const created = '2024-12-31T12:00:00Z';
    expect(createdLately(created, new Date('2025-01-01T10:30:00Z'))).toBe(late);
    expect(createdLately(created, new Date('2025-01-02T10:30:00Z'))).toBe(aDayLater);
  },
);
