import { describe, expect, test } from 'vitest';
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

test('O162 in French the first of a month is an ordinal, and other days are not', () => {
  const at = (iso: string) => plain(formatDateTime(new Date(iso), 'fr-FR', 'UTC'));
  expect(at('2026-12-01T01:01:00Z')).toBe('1er décembre 2026 à 01:01');
  expect(at('2026-01-11T01:01:00Z')).toBe('11 janvier 2026 à 01:01');
  expect(formatDay(new Date('2026-12-01T01:01:00Z'), 'fr-FR', 'UTC')).toBe('1er décembre 2026');
  expect(formatDay(new Date('2026-12-01T01:01:00Z'), 'nl-NL', 'UTC')).toBe('1 december 2026');
  // Two digits are a number (P2.98).
  expect(formatShortDay(new Date('2026-12-01T01:01:00Z'), 'fr-FR', 'UTC')).toBe('01 déc. 2026');
});

test.each([undefined, '', 'soon', '2024-13-45T00:00:00Z'])('%j is no date', (iso) => {
  expect(dateFrom(iso)).toBeUndefined();
});

test('P2.98 a short day is dd MMM yyyy, where the customer is', () => {
  expect(formatShortDay(new Date('2024-03-05T12:00:00Z'), 'en-GB', 'UTC')).toBe('05 Mar 2024');
  expect(formatShortDay(new Date('2024-12-31T12:00:00Z'), 'nl-NL', 'UTC')).toBe('31 dec 2024');
  expect(formatShortDay(new Date('2024-03-05T23:30:00Z'), 'en-GB', 'Europe/Amsterdam')).toBe('06 Mar 2024');
});

describe('O162 the eleven languages', () => {
  const moment = new Date('2026-01-05T13:04:00Z');

  test.each([
    ['en-GB', '05 Jan 2026', '5 January 2026 at 13:04', 'January 2026'],
    ['nl-NL', '05 jan 2026', '5 januari 2026 om 13:04', 'Januari 2026'],
    ['nl-BE', '05 jan 2026', '5 januari 2026 om 13:04', 'Januari 2026'],
    ['es-ES', '05 ene 2026', '5 de enero de 2026 a las 13:04', 'Enero de 2026'],
    ['fr-FR', '05 janv. 2026', '5 janvier 2026 à 13:04', 'Janvier 2026'],
    ['de-AT', '05. Jän. 2026', '5. Jänner 2026 um 13:04', 'Jänner 2026'],
    ['it-IT', '05 gen 2026', '5 gennaio 2026 alle ore 13:04', 'Gennaio 2026'],
    ['da-DK', '05. jan. 2026', '5. januar 2026 kl. 13.04', 'Januar 2026'],
    ['pt-PT', '05 jan. 2026', '5 de janeiro de 2026 às 13:04', 'Janeiro de 2026'],
    ['nb-NO', '05. jan. 2026', '5. januar 2026 kl. 13:04', 'Januar 2026'],
    ['sv-SE', '05 jan. 2026', '5 januari 2026 kl. 13:04', 'Januari 2026'],
  ])('P2.77 P2.98 %s writes days, times and months its own way', (locale, short, long, month) => {
    expect(plain(formatShortDay(moment, locale, 'UTC'))).toBe(short);
    expect(plain(formatDateTime(moment, locale, 'UTC'))).toBe(long);
    expect(plain(formatMonth(2026, 1, locale))).toBe(month);
  });

  test.each([
    ['en-GB', 'Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec', '05 '],
    ['nl-NL', 'jan|feb|mrt|apr|mei|jun|jul|aug|sep|okt|nov|dec', '05 '],
    ['nl-BE', 'jan|feb|mrt|apr|mei|jun|jul|aug|sep|okt|nov|dec', '05 '],
    ['es-ES', 'ene|feb|mar|abr|may|jun|jul|ago|sept|oct|nov|dic', '05 '],
    ['fr-FR', 'janv.|févr.|mars|avr.|mai|juin|juil.|août|sept.|oct.|nov.|déc.', '05 '],
    ['de-AT', 'Jän.|Feb.|März|Apr.|Mai|Juni|Juli|Aug.|Sep.|Okt.|Nov.|Dez.', '05. '],
    ['it-IT', 'gen|feb|mar|apr|mag|giu|lug|ago|set|ott|nov|dic', '05 '],
    ['da-DK', 'jan.|feb.|mar.|apr.|maj|jun.|jul.|aug.|sep.|okt.|nov.|dec.', '05. '],
    ['pt-PT', 'jan.|fev.|mar.|abr.|mai.|jun.|jul.|ago.|set.|out.|nov.|dez.', '05 '],
    ['nb-NO', 'jan.|feb.|mars|apr.|mai|juni|juli|aug.|sep.|okt.|nov.|des.', '05. '],
    ['sv-SE', 'jan.|feb.|mars|apr.|maj|juni|juli|aug.|sep.|okt.|nov.|dec.', '05 '],
  ])('P2.98 O20 in %s every month of a short day has its name', (locale, names, day) => {
    const short = names
      .split('|')
      .map((_, month) => plain(formatShortDay(new Date(Date.UTC(2026, month, 5)), locale, 'UTC')));
    expect(short).toEqual(names.split('|').map((name) => `${day}${name} 2026`));
  });
});
