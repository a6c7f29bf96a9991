import { beforeAll, describe, expect, test } from 'vitest';
import { lastExportDay } from './model.ts';

beforeAll(() => {
  // Vienna goes forward in the night to 29 March 2026.
  process.env.TZ = 'Europe/Vienna';
});

const dayOf = (deletesOn: string, now: string) => {
  const day = lastExportDay(new Date(deletesOn), new Date(now));
  return day && `${day.getFullYear()}-${day.getMonth() + 1}-${day.getDate()}`;
};

describe('the last day on which an export can be requested before photos are deleted', () => {
  test.each([
    ['2026-11-26T09:00:00', '2026-11-20T15:30:00', '2026-11-23'],
    ['2026-11-26T23:59:00', '2026-11-23T23:59:59', '2026-11-23'],
    ['2027-01-02T00:00:00', '2026-12-20T08:00:00', '2026-12-30'],
    // The night has an hour less: 48 hours before is 23:00 of the day before that.
    ['2026-03-30T09:00:00', '2026-03-01T08:00:00', '2026-3-27'],
    // The night has an hour more.
    ['2026-10-26T09:00:00', '2026-10-01T08:00:00', '2026-10-23'],
    ['2026-10-27T09:00:00', '2026-10-01T08:00:00', '2026-10-24'],
  ])('P9.9 photos that are deleted on %s, seen on %s: %s', (deletesOn, now, day) => {
    expect(dayOf(deletesOn, now)).toBe(day);
  });

  test.each([
    ['2026-11-26T23:59:00', '2026-11-24T00:00:00'],
    ['2026-11-26T09:00:00', '2026-11-25T09:00:00'],
    ['2026-11-26T09:00:00', '2026-11-26T08:00:00'],
    ['2026-11-26T09:00:00', '2026-12-24T08:00:00'],
    ['2026-10-26T09:00:00', '2026-10-24T00:30:00'],
  ])('P9.9 photos that are deleted on %s, seen on %s: it may come too late, whatever the hour', (deletesOn, now) => {
    expect(dayOf(deletesOn, now)).toBeUndefined();
  });
});
