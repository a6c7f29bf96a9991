import { beforeAll, describe, expect, test } from 'vitest';
import enGB from '#i18n/locales/en-GB.json' with { type: 'json' };
import { useTexts } from '#i18n/texts.ts';
import { stateText, storageLeft } from './model.ts';

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

describe('what the button says', () => {
  test.each([
    [[2028, 3, 14], 'Safe until March 2028'],
    [[2027, 2, 20], 'Safe until February 2027'],
    [[2027, 2, 19], '2 months left'],
    [[2026, 12, 20], '1 month left'],
    [[2026, 12, 19], '29 days left'],
    [[2026, 11, 22], '2 days left'],
    [[2026, 11, 21], 'Will be deleted tomorrow'],
    [[2026, 11, 20], 'Will be deleted today'],
    [[2026, 10, 3], 'Will be deleted today'],
  ] as const)('P2.22 O7 P4.8 P4.9 P4.10 of photos that are kept until %j: %s', (date, text) => {
    expect(stateText(until(date))).toBe(text);
  });
});
