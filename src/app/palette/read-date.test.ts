import { describe, expect, test } from 'vitest';
import { formatMonth } from '#lib/dates.ts';
import { locales } from '#vendor/vendors.ts';
import { dateWords } from './date-words.ts';
import { isMeant, monthKeys, readDate } from './read-date.ts';

const today = { year: 2026, month: 1 };
const keys = (text: string, locale = 'en-GB') => {
  const date = readDate(text, locale, today);
  return date && (date.year === undefined ? date.months : monthKeys(date));
};

describe.each(locales)('X2 in %s', (locale) => {
  test('every month is read as the timeline writes it, in full and by its beginning, with years of four digits and of two', () => {
    for (let month = 1; month <= 12; month += 1) {
      const label = formatMonth(2019, month, locale);
      const key = `2019-${String(month).padStart(2, '0')}`;
      expect([label, keys(label, locale)]).toEqual([label, [key]]);
      expect(keys(label.replace('2019', '19'), locale)).toEqual([key]);
      expect(keys(label.toLocaleUpperCase(locale).normalize('NFD'), locale)).toEqual([key]);
      const short = new Intl.DateTimeFormat(locale, { month: 'short', year: 'numeric' }).format(
        new Date(2019, month - 1),
      );
      // In Danish the short July is Christmas, too.
      expect([short, keys(short, locale)?.at(-1)]).toEqual([short, key]);
      const day = new Intl.DateTimeFormat(locale, { dateStyle: 'long' }).format(new Date(2019, month - 1, 24));
      expect([day, keys(day, locale)]).toEqual([day, [key]]);
    }
  });

  test('every word of the table means what it says there, whatever other word begins like it', () => {
    const year = (of: number) =>
      Array.from({ length: 12 }, (_, index) => `${of}-${String(index + 1).padStart(2, '0')}`);
    const fromToday = { thisMonth: ['2026-01'], lastMonth: ['2025-12'], thisYear: year(2026), lastYear: year(2025) };
    for (const [word, meaning] of dateWords(locale.slice(0, 2))) {
      const isToldFromToday = typeof meaning === 'string' && meaning !== 'easter';
      const text = isToldFromToday ? word : `${word} 2020`;
      const meant = isToldFromToday
        ? fromToday[meaning]
        : monthKeys({ year: 2020, months: meaning === 'easter' ? [4] : meaning });
      // In Danish Christmas is the short July, too.
      expect([text, keys(text, locale)?.slice(0, meant.length)]).toEqual([text, meant]);
    }
  });

  test('English and numbers are understood everywhere', () => {
    for (const text of [
      '2019-07',
      '2019/7',
      '07/2019',
      '7.2019',
      '7.19',
      '24.7.2019',
      '2019-07-24',
      'July 2019',
      'july 19',
      "July '19",
    ])
      expect([text, keys(text, locale)]).toEqual([text, ['2019-07']]);
    expect(keys('christmas 2021', locale)).toEqual(['2021-12']);
    expect(keys('2019', locale)).toHaveLength(12);
  });

  test('what is no date is none', () => {
    for (const text of [
      '',
      ' ',
      '2019-13',
      '0/2019',
      '32.7.2019',
      '19',
      '7',
      '12345',
      'OR-2999',
      'xyz 2019',
      '2019 2020 2021',
      'ju',
    ])
      expect([text, keys(text, locale)]).toEqual([text, undefined]);
  });
});

test.each([
  ['da-DK', 'jul 2021', ['2021-12', '2021-07']],
  ['da-DK', 'juleaften 2021', ['2021-12']],
  ['da-DK', 'påske 2019', ['2019-04']],
  ['de-AT', 'juli 19', ['2019-07']],
  ['de-AT', 'Weihnachten 2021', ['2021-12']],
  ['de-AT', 'Jänner 2020', ['2020-01']],
  ['de-AT', 'Januar 2020', ['2020-01']],
  ['de-AT', 'maerz 20', ['2020-03']],
  ['de-AT', '24. März 2020', ['2020-03']],
  ['de-AT', '24. maerz 2020', ['2020-03']],
  ['de-AT', 'Feber 2019', ['2019-02']],
  ['de-AT', '3. Feber 19', ['2019-02']],
  ['de-AT', 'Jaenner 2020', ['2020-01']],
  ['de-AT', 'Frühling 2020', ['2020-03', '2020-04', '2020-05']],
  ['en-GB', 'winter 2019', ['2019-12', '2020-01', '2020-02']],
  ['en-GB', 'Easter 2024', ['2024-03']],
  ['en-GB', 'Easter 2025', ['2025-04']],
  ['en-GB', "New Year's Eve 99", ['1999-12']],
  ['en-GB', '24th of December 2021', ['2021-12']],
  ['en-GB', 'last month', ['2025-12']],
  ['en-GB', 'last', ['2025-12']],
  ['en-GB', 'new year 2020', ['2020-01']],
  ['en-GB', 'christm 2021', ['2021-12']],
  ['es-ES', 'julio de 2019', ['2019-07']],
  ['es-ES', 'Navidad 2021', ['2021-12']],
  ['es-ES', 'setiembre de 2019', ['2019-09']],
  ['es-ES', '24 de setiembre de 2019', ['2019-09']],
  ['es-ES', 'set 2019', ['2019-09']],
  ['fr-FR', 'été 2019', ['2019-06', '2019-07', '2019-08']],
  ['fr-FR', 'Noël 21', ['2021-12']],
  ['fr-FR', '1er août 2020', ['2020-08']],
  ['fr-FR', 'jui 2020', ['2020-06', '2020-07']],
  ['it-IT', 'capodanno 2020', ['2020-01']],
  ['it-IT', 'luglio ’19', ['2019-07']],
  ['nb-NO', 'høsten 2019', ['2019-09', '2019-10', '2019-11']],
  ['nl-BE', 'mrt 2019', ['2019-03']],
  ['nl-NL', 'Kerst 2021', ['2021-12']],
  ['pt-PT', 'verão de 2019', ['2019-06', '2019-07', '2019-08']],
  ['sv-SE', 'midsommar 2020', ['2020-06']],
  ['sv-SE', 'i fjol', Array.from({ length: 12 }, (_, index) => `2025-${String(index + 1).padStart(2, '0')}`)],
] as const)('X2 in %s "%s" is read', (locale, text, expected) => expect(keys(text, locale)).toEqual(expected));

test('X2 without a year all years are meant; a number before a month is a day, and one behind it that is no year of a photo', () => {
  const atThatTime = { year: 2026, month: 1 };
  expect(readDate('march 31', 'en-GB', atThatTime)).toEqual({ year: undefined, months: [3] });
  expect(readDate('March 28 2019', 'en-GB', atThatTime)).toEqual({ year: 2019, months: [3] });
  expect(readDate('march 27', 'en-GB', atThatTime)).toEqual({ year: 2027, months: [3] });
  expect(readDate('christmas', 'en-GB', today)).toEqual({ year: undefined, months: [12] });
  expect(readDate('24 dec', 'en-GB', today)).toEqual({ year: undefined, months: [12] });
  const winter = readDate('winter', 'en-GB', today);
  expect(winter && [isMeant(winter, { year: 2001, month: 2 }), isMeant(winter, { year: 2001, month: 3 })]).toEqual([
    true,
    false,
  ]);
  const july = readDate('july 2019', 'en-GB', today);
  expect(july && [isMeant(july, { year: 2019, month: 7 }), isMeant(july, { year: 2018, month: 7 })]).toEqual([
    true,
    false,
  ]);
});
