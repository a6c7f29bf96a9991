import type { Random } from '#lib/random.ts';

/** A month of a year, and how many photos were taken in it. */
export type MonthPlan = { year: number; month: number; count: number };

/** 120 months in order, the last one being October 2026. Seeds do not move with the calendar. */
function tenYears(): { year: number; month: number }[] {
  return Array.from({ length: 120 }, (_, index) => {
    const months = 2016 * 12 + 10 + index;
    return { year: Math.floor(months / 12), month: (months % 12) + 1 };
  });
}

/** Months that stand out in an ordinary decade: holidays, a wedding, a first winter with a child. */
const EVENTS: Readonly<Record<string, number>> = {
  '2017-8': 74,
  '2018-7': 112,
  '2019-5': 46,
  '2019-8': 168,
  '2020-10': 41,
  '2021-7': 97,
  '2021-12': 58,
  '2022-9': 143,
  '2023-7': 342,
  '2024-4': 36,
  '2024-8': 129,
  '2025-7': 118,
  '2026-2': 33,
  '2026-8': 87,
};

/** A decade of family photos: a handful in most months, many in some, none in a few. */
export function ordinaryDecade(random: Random): MonthPlan[] {
  return tenYears().map(({ year, month }) => {
    const event = EVENTS[`${year}-${month}`];
    if (event !== undefined) return { year, month, count: event };
    if (random.next() < 0.05) return { year, month, count: 0 };
    const isSummer = month >= 5 && month <= 9;
    return { year, month, count: random.between(isSummer ? 6 : 2, isSummer ? 18 : 13) };
  });
}

const LARGE_TOTAL = 100_000;
const LARGEST = { year: 2022, month: 7, count: 5_000 };

/** 100,000 photos over ten years, one month with 5,000. */
export function heavyDecade(random: Random): MonthPlan[] {
  const isLargest = ({ year, month }: { year: number; month: number }) =>
    year === LARGEST.year && month === LARGEST.month;
  const others = tenYears().filter((one) => !isLargest(one));
  const weights = others.map(() => 0.5 + random.next());
  const sum = weights.reduce((total, weight) => total + weight, 0);
  let left = LARGE_TOTAL - LARGEST.count;
  const plans = others.map((one, index) => {
    const isLast = index === others.length - 1;
    const share = Math.round(((LARGE_TOTAL - LARGEST.count) * (weights[index] ?? 1)) / sum);
    const count = isLast ? left : share;
    left -= count;
    return { ...one, count };
  });
  return [...plans, LARGEST].sort((a, b) => a.year - b.year || a.month - b.month);
}

/** A few photos in each of the last months. */
export function recentMonths(random: Random, months: number, most: number): MonthPlan[] {
  return tenYears()
    .slice(-months)
    .map(({ year, month }) => ({ year, month, count: random.between(1, most) }));
}
