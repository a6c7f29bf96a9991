import { differenceInCalendarDays } from 'date-fns/differenceInCalendarDays';
import { dayFrom } from '#lib/days.ts';
import type { DeliveryDates } from './model.ts';

/** When an order comes: between two days, from one on, until one, or on one. */
export type ExpectedDelivery = { isPast: boolean } & (
  | { kind: 'on' | 'from' | 'by'; day: Date }
  | { kind: 'between'; from: Date; to: Date }
);

/** What the dates of an order say, undefined when they say nothing (O111). */
export function expectedDelivery(
  { earliest, latest, deliveryDate }: DeliveryDates,
  now: Date,
): ExpectedDelivery | undefined {
  const day = dayFrom(deliveryDate);
  if (day) return { kind: 'on', day, isPast: isBefore(day, now) };
  const [from, to] = inOrder(dayFrom(earliest), dayFrom(latest));
  if (from && to) {
    const isPast = isBefore(to, now);
    return differenceInCalendarDays(to, from) === 0
      ? { kind: 'on', day: to, isPast }
      : { kind: 'between', from, to, isPast };
  }
  if (from) return { kind: 'from', day: from, isPast: false };
  return to && { kind: 'by', day: to, isPast: isBefore(to, now) };
}

function inOrder(from: Date | undefined, to: Date | undefined): [Date | undefined, Date | undefined] {
  return from && to && to < from ? [to, from] : [from, to];
}

/** On an earlier day: what comes today has not been missed. */
function isBefore(day: Date, now: Date): boolean {
  return differenceInCalendarDays(now, day) > 0;
}
