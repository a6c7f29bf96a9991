import { beforeAll, expect, it } from 'vitest';
import { loadTexts } from '#i18n/texts.ts';
import { datePartOrder, partsOfDate, pastDateSchema } from './date-field.tsx';

beforeAll(() => loadTexts('en-GB'));

const parse = (day: string, month: string, year: string) =>
  pastDateSchema(() => '2026-11-20').safeParse({ day, month, year });
const problem = (day: string, month: string, year: string) =>
  parse(day, month, year).error?.issues.map(({ path, message }) => [path.join(), message])[0];

it('A2.103 an ISO date falls into its three parts, anything else into empty ones', () => {
  expect(partsOfDate('1984-03-09')).toEqual({ day: '9', month: '3', year: '1984' });
  for (const odd of [undefined, '', '9 March 1984', '1984-3-9'])
    expect(partsOfDate(odd)).toEqual({ day: '', month: '', year: '' });
});

it('A2.103 three parts become an ISO date, three empty ones none', () => {
  expect(parse('9', '03', '1984').data).toBe('1984-03-09');
  expect(parse('29', '2', '2024').data).toBe('2024-02-29');
  expect(parse('20', '11', '2026').data).toBe('2026-11-20');
  expect(parse('', '', '')).toEqual({ success: true, data: undefined });
});

it('A2.103 what is wrong with a date is said at the part that is to be changed', () => {
  expect(problem('', '3', '1984')).toEqual(['day', 'Enter the day']);
  expect(problem('9', '', '1984')).toEqual(['month', 'Enter the month']);
  expect(problem('9', '3', '')).toEqual(['year', 'Enter the year']);
  expect(problem('29', '2', '2023')).toEqual(['day', 'Enter a day that exists in this month']);
  expect(problem('9th', '3', '1984')?.[0]).toBe('day');
  expect(problem('9', 'March', '1984')?.[0]).toBe('month');
  expect(problem('9', '3', '84')).toEqual(['year', 'Enter the year as four digits, for example 1984']);
  expect(problem('21', '11', '2026')).toEqual(['year', 'Enter a date in the past']);
});

it('X20 the parts stand in the order of the language', () => {
  expect(datePartOrder('en-GB')).toEqual(['day', 'month', 'year']);
  expect(datePartOrder('en-US')).toEqual(['month', 'day', 'year']);
  expect(datePartOrder('sv-SE')).toEqual(['year', 'month', 'day']);
});
