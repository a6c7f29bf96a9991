import { formatMonthName } from '#lib/dates.ts';
import { fold } from '#lib/lists.ts';
import { type DateMeaning, dateWords, fillers, otherMonthNames } from './date-words.ts';

/** A date as somebody types it, as exact as it is: months of one year, or of any. */
export interface TypedDate {
  /** Undefined where none was named: "christmas". */
  year: number | undefined;
  /** From 1 for January; 13 and 14 belong to the next year, as of a winter. */
  months: readonly number[];
}

/** Calendar of a day, month 1 for January. */
interface Day {
  year: number;
  month: number;
}

const WHOLE_YEAR = Array.from({ length: 12 }, (_, index) => index + 1);

/**
 * Reads a date in the customer's language or in English: "2019-07", "July 2019", "juli 19", "24.12.2021", "christmas 2021",
 * "summer", "2019". Case, accents and signs between the parts do not matter. Days count in the order of Europe, and are left out.
 * @param today what "last month" and years of two digits are counted from
 * @returns undefined for what is no date
 */
export function readDate(text: string, locale: string, today: Day): TypedDate | undefined {
  // Whole numbers of other kinds, as of an order, hold more than digits and these signs.
  const plain = fold(text).trim();
  return readNumbers(plain, today) ?? readWords(plain, locale, today);
}

/** The key of each month that is meant, `YYYY-MM`; none without a year. */
export function monthKeys({ year, months }: TypedDate): string[] {
  if (year === undefined) return [];
  return months.map((month) => keyOf({ year: year + Math.floor((month - 1) / 12), month: monthOfYear(month) }));
}

/** Whether a month is among those that are meant. */
export function isMeant(date: TypedDate, { year, month }: Day): boolean {
  return date.year === undefined
    ? date.months.some((one) => monthOfYear(one) === month)
    : monthKeys(date).includes(keyOf({ year, month }));
}

function readNumbers(text: string, today: Day): TypedDate | undefined {
  const parts = /^'?(\d{1,4})(?:[-/. ]+(\d{1,4}))?(?:[-/. ]+(\d{1,4}))?\.?$/.exec(text)?.slice(1);
  const [first, second, third] = parts?.filter((part) => part !== undefined) ?? [];
  if (first === undefined) return undefined;
  if (second === undefined) return first.length === 4 ? { year: Number(first), months: WHOLE_YEAR } : undefined;
  // Years first, else last; between them is the month, before it the day.
  const [year, month, day] =
    first.length === 4 ? [first, second, third] : third === undefined ? [second, first] : [third, second, first];
  const isYear = year.length === 4 || (year.length === 2 && first.length < 4);
  const isDay = day === undefined || isBetween(Number(day), 1, 31);
  if (!isYear || !isDay) return undefined;
  const named = Number(month);
  if (isBetween(named, 1, 12)) return { year: fullYear(year, today), months: [named] };
  // The American order, where it can be nothing else.
  return day !== undefined && first.length < 4 && isBetween(named, 1, 31) && isBetween(Number(day), 1, 12)
    ? { year: fullYear(year, today), months: [Number(day)] }
    : undefined;
}

function readWords(text: string, locale: string, today: Day): TypedDate | undefined {
  const plain = text
    .replaceAll(/(\d)(?:st|nd|rd|th|er|º|ª)(?!\p{L})/gu, '$1')
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
  for (const language of new Set([locale, 'en-GB'])) {
    const found = [readPhrase(plain, language, today), readMonth(plain, language, today)].filter(
      (one) => one !== undefined,
    );
    // "jul" is Christmas in Danish, and short for July.
    if (found[0]) return { ...found[0], months: found.flatMap(({ months }) => months) };
  }
  return undefined;
}

/** A season, a feast, or a time that is told from today; the beginning of its word will do where no phrase is typed whole. */
function readPhrase(text: string, locale: string, today: Day): TypedDate | undefined {
  const phrases = dateWords(languageOf(locale));
  const words = text.split(' ');
  const whole = phrases.map(([phrase, meaning]) => ({ typed: phrase, meaning }));
  const begun = phrases.flatMap(([phrase, meaning]) => {
    const typed = words.find((word) => word.length > 3 && phrase.startsWith(word));
    return typed === undefined ? [] : [{ typed, meaning }];
  });
  for (const { typed, meaning } of [...whole, ...begun]) {
    const rest = ` ${text} `.split(` ${typed} `);
    if (rest.length !== 2) continue;
    const numbers = rest
      .join(' ')
      .split(' ')
      .filter((word) => word !== '' && !fillers.has(word));
    const [number, ...others] = numbers;
    if (others.length > 0 || (number !== undefined && !/^(?:\d\d|\d{4})$/.test(number))) continue;
    if (typeof meaning === 'string' && meaning !== 'easter') {
      if (number === undefined) return fromToday(meaning, today);
      continue;
    }
    const year = number === undefined ? undefined : fullYear(number, today);
    return { year, months: meaning !== 'easter' ? meaning : year === undefined ? [3, 4] : [easterMonth(year)] };
  }
  return undefined;
}

/** A month by its name, or by the beginning of it; a number behind it is a year, one before it a day. */
function readMonth(text: string, locale: string, today: Day): TypedDate | undefined {
  const words = text.split(' ').filter((word) => !fillers.has(word));
  const at = words.findIndex((word) => /^\p{L}/u.test(word));
  const [name = ''] = words.splice(at, 1);
  const months = monthsNamed(name, locale);
  if (at < 0 || months.length === 0 || words.some((word) => !/^(?:\d{1,2}|\d{4})$/.test(word))) return undefined;
  const years = words.filter((word) => word.length === 4);
  // "March 31" is a day: no photo was taken in 1931.
  const mayBeYear = (word: string) => word.length === 2 && !isBetween(Number(word), (today.year % 100) + 2, 31);
  const year = years[0] ?? words.findLast((word, index) => index >= at && mayBeYear(word));
  const days = words.toSpliced(words.lastIndexOf(year ?? ''), year === undefined ? 0 : 1);
  if (years.length > 1 || days.length > 1 || days.some((day) => !isBetween(Number(day), 1, 31))) return undefined;
  return { year: year === undefined ? undefined : fullYear(year, today), months };
}

/** More than one where a beginning fits several: "jui" in French. */
function monthsNamed(name: string, locale: string): number[] {
  const names = WHOLE_YEAR.map((month) => monthNames(month, locale));
  const whole = WHOLE_YEAR.filter((month) => names[month - 1]?.includes(name));
  if (whole.length > 0 || name.length < 3) return whole;
  return WHOLE_YEAR.filter((month) => names[month - 1]?.some((one) => one.startsWith(name)));
}

function monthNames(month: number, locale: string): string[] {
  const names = (['long', 'short'] as const).map((style) => fold(formatMonthName(month, locale, style)));
  return [...names.map((name) => name.replace('.', '')), ...otherMonthNames(month, languageOf(locale))];
}

function fromToday(meaning: Exclude<DateMeaning, readonly number[] | 'easter'>, { year, month }: Day): TypedDate {
  switch (meaning) {
    case 'thisMonth':
      return { year, months: [month] };
    case 'lastMonth':
      return month === 1 ? { year: year - 1, months: [12] } : { year, months: [month - 1] };
    case 'thisYear':
      return { year, months: WHOLE_YEAR };
    case 'lastYear':
      return { year: year - 1, months: WHOLE_YEAR };
  }
}

/** March or April, by the Gregorian calendar. */
function easterMonth(year: number): number {
  const golden = year % 19;
  const century = Math.floor(year / 100);
  const epact = (century - Math.floor(century / 4) - Math.floor((8 * century + 13) / 25) + 19 * golden + 15) % 30;
  const full = epact - Math.floor(epact / 28) * (1 - Math.floor(29 / (epact + 1)) * Math.floor((21 - golden) / 11));
  const weekday = (year + Math.floor(year / 4) + full + 2 - century + Math.floor(century / 4)) % 7;
  return 3 + Math.floor((full - weekday + 40) / 44);
}

/** Of two digits it is the last year that ends so, or the next. */
function fullYear(digits: string, today: Day): number {
  const year = Number(digits);
  if (digits.length > 2) return year;
  return year <= (today.year % 100) + 1 ? 2000 + year : 1900 + year;
}

function keyOf({ year, month }: Day): string {
  return `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}`;
}

function monthOfYear(month: number): number {
  return ((month - 1) % 12) + 1;
}

function isBetween(number: number, from: number, to: number): boolean {
  return number >= from && number <= to;
}

function languageOf(locale: string): string {
  return locale.slice(0, 2);
}
