import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import texts from '#i18n/locales/en-GB.json' with { type: 'json' };
import { useTexts } from '#i18n/texts.ts';
import { monthsOf } from '#photos/data/months.ts';
import { LookingBack } from './looking-back-line.tsx';

const now = vi.hoisted(() => ({ today: new Date() }));
vi.mock('#lib/timers.ts', async (original) => ({ ...(await original<object>()), useNow: () => now.today }));
vi.mock('#vendor/flags/flag-atoms.ts', async (original) => ({ ...(await original<object>()), isOpen: () => true }));

beforeAll(() => useTexts('en-GB', texts));
beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: new Date(2026, 10, 25, 23, 59) }));
afterEach(() => void vi.useRealTimers());

const months = monthsOf({ '2023': { '11': 4 }, '2019': { '11': 34 }, '2020': { '12': 7 } }, 'desc');

/** Year of which the panel speaks on a day, of a page that was opened on 25 November. */
function yearOn(day: Date): string | undefined {
  now.today = day;
  return /This month in (\d{4})/.exec(renderToStaticMarkup(<LookingBack months={months} place="panel" />))?.[1];
}

test('O181 a page that stays open looks back from the day that it is, as one does that is opened then', () => {
  const years = [yearOn(new Date(2026, 10, 25, 23, 59)), yearOn(new Date(2026, 10, 26))];
  expect(years.toSorted()).toEqual(['2019', '2023']);
  expect(yearOn(new Date(2026, 11, 1))).toBe('2020');
  expect(yearOn(new Date(2027, 0, 1))).toBeUndefined();
});
