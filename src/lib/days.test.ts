import { differenceInCalendarDays } from 'date-fns/differenceInCalendarDays';
import { formatISO } from 'date-fns/formatISO';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { formatDay } from './dates.ts';
import { dayFrom, formatDayRange, formatIsoDay } from './days.ts';

afterEach(() => vi.unstubAllEnvs());

const plain = (text: string) => text.replace(/\s/g, ' ');
const day = (iso: string) => dayFrom(iso) ?? new Date(Number.NaN);

it('O111 a date without a time is that day in every zone', () => {
  expect(plain(formatDay(day('2026-11-26'), 'en-GB'))).toBe('26 November 2026');
  expect(day('2026-11-26').getDate()).toBe(26);
});

it('O111 a moment is the day that it falls on where it is read', () => {
  expect(day('2026-11-26T23:30:00Z')).toEqual(new Date('2026-11-26T23:30:00Z'));
});

it.each([
  ['2026-12-18T23:59:59.9999999Z', '2026-12-18T23:59:59.999Z'],
  ['2026-12-18T23:59:59.9999999+01:00', '2026-12-18T22:59:59.999Z'],
])('O111 the end of a day to the last fraction of a second, %s, is in that day', (iso, moment) => {
  expect(day(iso)).toEqual(new Date(moment));
});

it.each([undefined, '', 'soon', '2026-13-01', '2026-02-30', '2026-02-30T10:00:00Z'])('%s is no day', (iso) => {
  expect(dayFrom(iso)).toBeUndefined();
});

it('O111 a range says once what both days have in common', () => {
  const range = (from: string, to: string, locale = 'en-GB') =>
    plain(formatDayRange(day(from), day(to), locale)).replace(/ ?– ?/, '–');
  expect(range('2026-11-26', '2026-11-29')).toBe('26–29 November 2026');
  expect(range('2026-11-29', '2026-12-02')).toBe('29 November–2 December 2026');
  expect(range('2026-11-26', '2026-11-26')).toBe('26 November 2026');
  expect(range('2026-11-26', '2026-11-29', 'nl-NL')).toBe('26–29 november 2026');
});

it('O111 O162 in French the first of a month is an ordinal in a range, too', () => {
  const range = (from: string, to: string) => formatDayRange(day(from), day(to), 'fr-FR');
  expect(plain(range('2026-12-01', '2026-12-05')).replace(/ ?– ?/, '–')).toBe('1er–5 décembre 2026');
  expect(range('2026-11-29', '2026-12-01')).toMatch(/^29\u00A0novembre.*[^\d]1er\u00A0décembre 2026$/u);
  expect(plain(range('2026-12-01', '2027-01-01')).replace(/ ?– ?/, '–')).toBe('1er décembre 2026–1er janvier 2027');
});

it('O111 no line of a range ends between a day and its month', () => {
  const range = (locale: string) => formatDayRange(day('2026-11-29'), day('2026-12-02'), locale);
  expect(range('en-GB')).toMatch(/^29\u00A0November.*\b2\u00A0December 2026$/u);
  expect(range('de-AT')).toMatch(/^29\.\u00A0November.*\b2\.\u00A0Dezember 2026$/u);
});

it.each(['Pacific/Auckland', 'Pacific/Pago_Pago', 'Europe/Amsterdam', 'Europe/Lisbon'])(
  'O111 A2.103 in %s a day is that day, and its words are those of that day',
  (zone) => {
    vi.stubEnv('TZ', zone);
    expect(day('2026-03-29')).toEqual(new Date(2026, 2, 29));
    expect(formatISO(day('2026-11-26'), { representation: 'date' })).toBe('2026-11-26');
  },
);

it('A2.103 a calendar day is the same in every zone, and nothing but a day is one', () => {
  expect(formatIsoDay('1984-03-09', 'en-GB')).toBe('9 March 1984');
  expect(formatIsoDay('1984-03-09', 'de-AT')).toBe('9. März 1984');
  for (const odd of [undefined, '', '1984-03-09T10:00:00Z', 'yesterday', '1984-13-41'])
    expect(formatIsoDay(odd, 'en-GB')).toBeUndefined();
});

it('A2.103 today is what the calendar on the wall shows', () => {
  const late = new Date('2026-11-20T23:30:00Z');
  const shown = (timeZone: string) => {
    vi.stubEnv('TZ', timeZone);
    return formatISO(late, { representation: 'date' });
  };
  expect(shown('UTC')).toBe('2026-11-20');
  expect(shown('Europe/Stockholm')).toBe('2026-11-21');
  expect(shown('America/New_York')).toBe('2026-11-20');
});

describe('O20 days of the calendar', () => {
  // Lisbon and Vienna go forward in the night to 29 March 2026 and back in that to 25 October 2026.
  it.each([
    ['2026-03-28T12:00:00Z', '2026-03-29T22:30:00Z', 'Europe/Lisbon', 1],
    ['2026-03-28T23:30:00Z', '2026-03-29T21:30:00Z', 'Europe/Vienna', 0],
    ['2026-03-28T22:30:00Z', '2026-03-29T21:30:00Z', 'Europe/Vienna', 1],
    ['2026-10-24T22:30:00Z', '2026-10-25T22:30:00Z', 'Europe/Vienna', 0],
    ['2026-10-24T21:30:00Z', '2026-10-25T22:30:00Z', 'Europe/Vienna', 1],
    ['2026-10-24T21:30:00Z', '2026-10-25T23:30:00Z', 'Europe/Vienna', 2],
  ])('P4.9 from %s to %s in %s are %i, whether days have 23, 24 or 25 hours', (from, to, timeZone, days) => {
    vi.stubEnv('TZ', timeZone);
    expect(differenceInCalendarDays(new Date(to), new Date(from))).toBe(days);
    expect(differenceInCalendarDays(new Date(from), new Date(to))).toBe(0 - days);
  });
});

it('O111 a page that is taken to another zone tells the days of that zone', () => {
  vi.stubEnv('TZ', 'Europe/London');
  expect(plain(formatDay(day('2026-11-25'), 'en-GB'))).toBe('25 November 2026');
  vi.stubEnv('TZ', 'Europe/Paris');
  expect(plain(formatDay(day('2026-11-25'), 'en-GB'))).toBe('25 November 2026');
  vi.stubEnv('TZ', 'Atlantic/Reykjavik');
  expect(plain(formatDay(day('2026-07-01'), 'en-GB'))).toBe('1 July 2026');
  vi.stubEnv('TZ', 'Europe/London');
  expect(plain(formatDay(day('2026-07-01'), 'en-GB'))).toBe('1 July 2026');
});
