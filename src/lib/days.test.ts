import { expect, it } from 'vitest';
import { formatDay } from './dates.ts';
import { dayFrom, formatDayRange, formatIsoDay, isoDay } from './days.ts';

const plain = (text: string) => text.replace(/\s/g, ' ');
const day = (iso: string) => dayFrom(iso) ?? new Date(Number.NaN);

it('O111 a date without a time is that day in every zone', () => {
  expect(plain(formatDay(day('2026-11-26'), 'en-GB'))).toBe('26 November 2026');
  expect(day('2026-11-26').getDate()).toBe(26);
});

it('O111 a moment is the day that it falls on where it is read', () => {
  expect(day('2026-11-26T23:30:00Z')).toEqual(new Date('2026-11-26T23:30:00Z'));
});

it.each([undefined, 'soon', '2026-13-01'])('%s is no day', (iso) => {
  expect(dayFrom(iso)).toBeUndefined();
});

it('O111 a range says once what both days have in common', () => {
  const range = (from: string, to: string, locale = 'en-GB') => plain(formatDayRange(day(from), day(to), locale)).replace(/ ?– ?/, '–');
  expect(range('2026-11-26', '2026-11-29')).toBe('26–29 November 2026');
  expect(range('2026-11-29', '2026-12-02')).toBe('29 November–2 December 2026');
  expect(range('2026-11-26', '2026-11-26')).toBe('26 November 2026');
  expect(range('2026-11-26', '2026-11-29', 'nl-NL')).toBe('26–29 november 2026');
});

it('A2.103 a calendar day is the same in every zone, and nothing but a day is one', () => {
  expect(formatIsoDay('1984-03-09', 'en-GB')).toBe('9 March 1984');
  expect(formatIsoDay('1984-03-09', 'de-AT')).toBe('9. März 1984');
  for (const odd of [undefined, '', '1984-03-09T10:00:00Z', 'yesterday', '1984-13-41']) expect(formatIsoDay(odd, 'en-GB')).toBeUndefined();
});

it('A2.103 today is what the calendar on the wall shows', () => {
  const late = new Date('2026-11-20T23:30:00Z');
  expect(isoDay(late, 'UTC')).toBe('2026-11-20');
  expect(isoDay(late, 'Europe/Stockholm')).toBe('2026-11-21');
  expect(isoDay(late, 'America/New_York')).toBe('2026-11-20');
});
