import { expect, test } from 'vitest';
import { dateFrom, formatDateTime, formatDay, formatMonth, formatShortDay } from './dates.ts';

/** Versions of the language data differ in which space they use. */
const plain = (text: string) => text.replace(/\s/g, ' ');
const taken = new Date('2024-05-05T14:03:00Z');

test('P2.77 day, month and year, then "at", then the time', () => {
  expect(plain(formatDateTime(taken, 'en-GB', 'UTC'))).toBe('5 May 2024 at 14:03');
});

test('P2.77 the words are those of the language', () => {
  expect(plain(formatDateTime(taken, 'nl-NL', 'UTC'))).toBe('5 mei 2024 om 14:03');
  expect(plain(formatDateTime(taken, 'de-AT', 'UTC'))).toBe('5. Mai 2024 um 14:03');
});

test('a time is told in the zone where it is read', () => {
  expect(plain(formatDateTime(taken, 'en-GB', 'Asia/Tokyo'))).toBe('5 May 2024 at 23:03');
  expect(plain(formatDay(new Date('2024-05-05T20:00:00Z'), 'en-GB', 'Asia/Tokyo'))).toBe('6 May 2024');
});

test('a month begins with a capital in every language', () => {
  expect(formatMonth(2024, 5, 'en-GB')).toBe('May 2024');
  expect(formatMonth(2024, 1, 'nl-NL')).toBe('Januari 2024');
  expect(formatMonth(99, 12, 'en-GB')).toBe('December 99');
});

test.each([undefined, '', 'soon', '2024-13-45T00:00:00Z'])('%j is no date', (iso) => {
  expect(dateFrom(iso)).toBeUndefined();
});

test('P2.98 a short day is dd MMM yyyy, where the customer is', () => {
  expect(formatShortDay(new Date('2024-03-05T12:00:00Z'), 'en-GB', 'UTC')).toBe('05 Mar 2024');
  expect(formatShortDay(new Date('2024-12-31T12:00:00Z'), 'nl-NL', 'UTC')).toBe('31 dec 2024');
  expect(formatShortDay(new Date('2024-03-05T23:30:00Z'), 'en-GB', 'Europe/Amsterdam')).toBe('06 Mar 2024');
});
