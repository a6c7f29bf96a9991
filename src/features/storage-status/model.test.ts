import { beforeAll, describe, expect, test } from 'vitest';
import enGB from '#i18n/locales/en-GB.json' with { type: 'json' };
import { useTexts } from '#i18n/texts.ts';
import { statusText, storageLeft, type StorageLeft } from './model.ts';

beforeAll(() => useTexts('en-GB', enGB));

const now = new Date(2026, 10, 20, 15, 30);
const until = ([year, month, day, hour = 9]: readonly [number, number, number, number?]) =>
  storageLeft(
    {
      lastOrderDate: null,
      registrationDate: '2016-02-11T18:00:00Z',
      projectedDeletionDate: new Date(year, month - 1, day, hour).toISOString(),
    },
    now,
  );

describe('how long photos are still kept', () => {
  test.each([
    [[2027, 2, 20], 'safe', 3, 92],
    [[2027, 11, 20], 'safe', 12, 365],
  ] as const)('P3.46 P3.47 P4.5 until %j: %s', (date, status, monthsRemaining, daysRemaining) => {
    expect(until(date)).toMatchObject({ status, monthsRemaining, daysRemaining });
  });

  test.each([
    [[2027, 2, 19, 23], 2],
    [[2027, 1, 20, 0], 2],
    [[2026, 12, 20, 0], 1],
  ] as const)('P3.46 P4.6 until %j: warning with %i whole months', (date, monthsRemaining) => {
    expect(until(date)).toMatchObject({ status: 'warning', monthsRemaining });
  });

  test.each([
    [[2026, 12, 19], 29],
    [[2026, 11, 21, 0], 1],
    [[2026, 11, 20, 23], 0],
    [[2026, 11, 20, 0], 0],
    [[2025, 3, 1], 0],
  ] as const)('P3.45 P4.7 O46 until %j: critical with %i days, never fewer than none', (date, daysRemaining) => {
    expect(until(date)).toMatchObject({ status: 'critical', monthsRemaining: 0, daysRemaining });
  });

  test('O46 a month ends on the last day of a shorter one', () => {
    const info = {
      lastOrderDate: null,
      registrationDate: '2016-02-11T18:00:00Z',
      projectedDeletionDate: new Date(2027, 1, 28, 8).toISOString(),
    };
    expect(storageLeft(info, new Date(2027, 0, 31, 12)).monthsRemaining).toBe(1);
    expect(
      storageLeft({ ...info, projectedDeletionDate: new Date(2027, 1, 27, 8).toISOString() }, new Date(2027, 0, 31, 12))
        .monthsRemaining,
    ).toBe(0);
  });
});

test('O46 a month from the 31st ends on the last day of each shorter month, and in leap years on 29 February', () => {
  const months = (from: Date, to: Date) =>
    storageLeft(
      { lastOrderDate: null, registrationDate: '2016-02-11T18:00:00Z', projectedDeletionDate: to.toISOString() },
      from,
    ).monthsRemaining;
  expect(months(new Date(2027, 0, 31, 12), new Date(2027, 3, 30, 8))).toBe(3);
  expect(months(new Date(2028, 0, 31, 12), new Date(2028, 1, 28, 18))).toBe(0);
  expect(months(new Date(2028, 0, 31, 12), new Date(2028, 1, 29, 8))).toBe(1);
});

describe('a service that does not name the date', () => {
  // Months are those of the customer's calendar, whatever the clocks did in between.
  const ordered = new Date(2026, 4, 20, 10);

  test('P9.7 photos are kept for 18 months after the last order', () => {
    expect(
      storageLeft({ lastOrderDate: ordered.toISOString(), registrationDate: '2016-02-11T18:00:00Z' }, now).deletesOn,
    ).toEqual(new Date(2027, 10, 20, 10));
  });

  test('P9.8 and after registration when nothing was ever ordered', () => {
    expect(storageLeft({ lastOrderDate: null, registrationDate: ordered.toISOString() }, now).deletesOn).toEqual(
      new Date(2027, 10, 20, 10),
    );
  });
});

const left = (status: StorageLeft['status'], monthsRemaining: number, daysRemaining: number) =>
  statusText({ status, monthsRemaining, daysRemaining, deletesOn: new Date() });

describe('the sentence', () => {
  test('O7 says that photos are safe', () => expect(left('safe', 4, 130)).toBe('Your photos are safe'));
  test('O7 counts months in a warning', () => {
    expect(left('warning', 2, 70)).toBe('Your photos will be deleted in 2 months');
    expect(left('warning', 1, 40)).toBe('Your photos will be deleted in 1 month');
  });
  test('P4.8 says today', () => expect(left('critical', 0, 0)).toBe('Your photos will be deleted today'));
  test('P4.9 says tomorrow', () => expect(left('critical', 0, 1)).toBe('Your photos will be deleted tomorrow'));
  test('P4.10 counts days', () => expect(left('critical', 0, 12)).toBe('Your photos will be deleted in 12 days'));
});
