import { differenceInCalendarDays } from 'date-fns/differenceInCalendarDays';
import { currentLocale, t, type TextKey } from '#i18n/texts.ts';
import { formatDay } from '#lib/dates.ts';
import { formatDayRange } from '#lib/days.ts';
import { type DeliveryDates, expectedDelivery, type Order } from './model.ts';
import { type OrderStage, orderStage, type OrderStatus } from './order-status.ts';

/** Action that the customer can take about an order: pay it, or ask. */
export type OrderAction = 'pay' | 'contact';

/** `calm` is as planned, `unpaid` waits for her, `late` is bad news, `over` is what nothing comes of any more. */
export type OrderTone = 'calm' | 'unpaid' | 'late' | 'over';

/** Message of an order about itself, in the customer's language. */
export interface OrderMessage {
  /** Main fact for her: when it comes, if that is known and can be relied on. */
  headline: string;
  sentence: string;
  action?: OrderAction;
  tone: OrderTone;
}

/**
 * Meaning of an order's dates on a day: nothing, or nothing any more (`unknown`); after tomorrow (`ahead`); today or
 * tomorrow (`soon`); on a day that is over (`missed`).
 */
type OrderTime = 'unknown' | 'ahead' | 'soon' | 'missed';

interface Row {
  /** A text, or when the order comes: `arrives` where it is on its way or on time, `expected` where that is not certain. */
  headline: TextKey | 'arrives' | 'expected';
  sentence: TextKey;
  action?: OrderAction;
  tone?: OrderTone;
}

const LATE = {
  headline: 'order.news.late',
  sentence: 'order.news.late.about',
  action: 'contact',
  tone: 'late',
} as const;

/** Row of an order that may have arrived, as far as anybody knows. */
const DUE = {
  headline: 'order.news.due',
  sentence: 'order.news.due.about',
  action: 'contact',
  tone: 'late',
} as const;

/**
 * Messages of an order, by its stage and by what its dates mean (O123). No date stands in an order that is not paid,
 * nothing cheerful beside bad news, and whoever waits for too long reads that we are sorry and whom to ask. Where the
 * service does not say how far the order is, neither making nor sending it is promised or denied.
 */
const MESSAGES: Readonly<Record<OrderStage, Readonly<Record<OrderTime, Row>>>> = {
  AwaitingPayment: always({
    headline: 'order.news.awaitingPayment',
    sentence: 'order.news.awaitingPayment.about',
    action: 'pay',
    tone: 'unpaid',
  }),
  PaymentFailed: always({
    headline: 'order.news.paymentFailed',
    sentence: 'order.news.paymentFailed.about',
    action: 'pay',
    tone: 'unpaid',
  }),
  Ordered: {
    unknown: { headline: 'order.news.ordered', sentence: 'order.news.ordered.about' },
    ahead: { headline: 'arrives', sentence: 'order.news.ordered.about' },
    soon: { headline: 'expected', sentence: 'order.news.notSent.about' },
    missed: LATE,
  },
  Unknown: {
    unknown: { headline: 'order.news.unknown', sentence: 'order.news.unknown.about' },
    ahead: { headline: 'expected', sentence: 'order.news.unknown.about' },
    soon: { headline: 'expected', sentence: 'order.news.unknown.about' },
    missed: DUE,
  },
  InProduction: {
    unknown: { headline: 'order.news.inProduction', sentence: 'order.news.inProduction.about' },
    ahead: { headline: 'arrives', sentence: 'order.news.inProduction.about' },
    soon: { headline: 'expected', sentence: 'order.news.notSent.about' },
    missed: LATE,
  },
  Delayed: {
    unknown: {
      headline: 'order.news.delayed',
      sentence: 'order.news.delayed.undated',
      action: 'contact',
      tone: 'late',
    },
    ahead: { headline: 'expected', sentence: 'order.news.delayed.about', action: 'contact', tone: 'late' },
    soon: { headline: 'expected', sentence: 'order.news.delayed.about', action: 'contact', tone: 'late' },
    missed: LATE,
  },
  PartlySent: {
    unknown: { headline: 'order.news.partlySent', sentence: 'order.news.partlySent.undated' },
    ahead: { headline: 'arrives', sentence: 'order.news.partlySent.about' },
    soon: { headline: 'expected', sentence: 'order.news.partlySent.about' },
    missed: { ...LATE, sentence: 'order.news.late.partly' },
  },
  Sent: {
    unknown: { headline: 'order.news.sent', sentence: 'order.news.sent.about' },
    ahead: { headline: 'arrives', sentence: 'order.news.sent.about' },
    soon: { headline: 'arrives', sentence: 'order.news.sent.about' },
    missed: DUE,
  },
  Cancelled: always({
    headline: 'order.news.cancelled',
    sentence: 'order.news.cancelled.about',
    action: 'contact',
    tone: 'over',
  }),
};

/**
 * Number of days after its due date for which an order that has been sent, or may have been, is still asked about: then
 * it has arrived, or been asked about long ago.
 */
const ASKED_ABOUT_DAYS = 30;

/** Whether it matters when the order comes: not before it is paid, and not once it has been cancelled. */
export function isComing(status: OrderStatus): boolean {
  return status !== 'AwaitingPayment' && status !== 'Cancelled';
}

/**
 * Message of an order about itself.
 * @param dates undefined where they are not known
 */
export function orderMessage(
  order: Pick<Order, 'status' | 'products'>,
  dates: DeliveryDates | undefined,
  now: Date,
): OrderMessage {
  const stage = orderStage(order);
  const arrival = arrivalOf(dates ?? {}, now);
  const mayBeThere = stage === 'Sent' || stage === 'Unknown';
  const isForgotten = mayBeThere && arrival.time === 'missed' && arrival.daysAgo > ASKED_ABOUT_DAYS;
  const { headline, sentence, action, tone = 'calm' } = MESSAGES[stage][isForgotten ? 'unknown' : arrival.time];
  const date = arrival.time === 'missed' ? formatDay(arrival.day, currentLocale()) : '';
  return {
    headline:
      (headline === 'arrives' || headline === 'expected') && 'words' in arrival
        ? arrival.words[headline]
        : t(headline as TextKey, { date }),
    sentence: t(sentence, { date }),
    ...(action && { action }),
    tone,
  };
}

type Arrival =
  | { time: 'unknown' }
  | { time: 'ahead' | 'soon'; words: Record<'arrives' | 'expected', string> }
  | { time: 'missed'; day: Date; daysAgo: number };

function arrivalOf(dates: DeliveryDates, now: Date): Arrival {
  const expected = expectedDelivery(dates, now);
  if (!expected) return { time: 'unknown' };
  const locale = currentLocale();
  if (expected.kind === 'from') {
    // That it comes no sooner than on a day that is over says nothing.
    if (differenceInCalendarDays(expected.day, now) <= 0) return { time: 'unknown' };
    return {
      time: 'ahead',
      words: words('order.arrives.from', 'order.expected.from', formatDay(expected.day, locale)),
    };
  }
  const day = expected.kind === 'between' ? expected.to : expected.day;
  const days = differenceInCalendarDays(day, now);
  if (days < 0) return { time: 'missed', day, daysAgo: -days };
  if (days === 0) return { time: 'soon', words: words('order.arrives.today', 'order.expected.today', '') };
  const time = days === 1 ? 'soon' : 'ahead';
  if (expected.kind === 'between' && differenceInCalendarDays(expected.from, now) > 0)
    return {
      time,
      words: words('order.arrives.between', 'order.expected.between', formatDayRange(expected.from, day, locale)),
    };
  // What may come any day until then comes by then.
  if (expected.kind !== 'on')
    return { time, words: words('order.arrives.by', 'order.expected.by', formatDay(day, locale)) };
  return days === 1
    ? { time, words: words('order.arrives.tomorrow', 'order.expected.tomorrow', '') }
    : { time, words: words('order.arrives.on', 'order.expected.on', formatDay(day, locale)) };
}

function words(arrives: TextKey, expected: TextKey, date: string): Record<'arrives' | 'expected', string> {
  return { arrives: t(arrives, { date }), expected: t(expected, { date }) };
}

function always(row: Row): Readonly<Record<OrderTime, Row>> {
  return { unknown: row, ahead: row, soon: row, missed: row };
}
