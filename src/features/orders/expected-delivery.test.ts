import { expect, it } from 'vitest';
import { expectedDelivery } from './expected-delivery.ts';

const NOW = new Date(2026, 10, 20, 12);
const day = (date: number) => new Date(2026, 10, date);
const expected = (dates: Parameters<typeof expectedDelivery>[0]) => expectedDelivery(dates, NOW);

it('O111 on one day', () => {
  expect(expected({ deliveryDate: '2026-11-26' })).toEqual({ kind: 'on', day: day(26), isPast: false });
  expect(expected({ earliest: '2026-11-26', latest: '2026-11-26' })).toEqual({
    kind: 'on',
    day: day(26),
    isPast: false,
  });
});

it('O111 between two days, whichever is called the first', () => {
  const between = { kind: 'between', from: day(26), to: day(29), isPast: false };
  expect(expected({ earliest: '2026-11-26', latest: '2026-11-29' })).toEqual(between);
  expect(expected({ earliest: '2026-11-29', latest: '2026-11-26' })).toEqual(between);
});

it('O111 from one day on, or until one', () => {
  expect(expected({ earliest: '2026-11-18' })).toEqual({ kind: 'from', day: day(18), isPast: false });
  expect(expected({ latest: '2026-11-26' })).toEqual({ kind: 'by', day: day(26), isPast: false });
});

it('O111 A7.19 nothing when there are no dates', () => {
  expect(expected({})).toBeUndefined();
});

it('what is expected today is not past, what was yesterday is', () => {
  expect(expected({ deliveryDate: '2026-11-20' })?.isPast).toBe(false);
  expect(expected({ deliveryDate: '2026-11-19' })?.isPast).toBe(true);
  expect(expected({ earliest: '2026-11-17', latest: '2026-11-20' })?.isPast).toBe(false);
  expect(expected({ earliest: '2026-11-16', latest: '2026-11-19' })?.isPast).toBe(true);
});
