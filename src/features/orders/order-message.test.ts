import { addDays } from 'date-fns/addDays';
import { formatISO } from 'date-fns/formatISO';
import { startOfDay } from 'date-fns/startOfDay';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import enGB from '#i18n/locales/en-GB.json' with { type: 'json' };
import { useTexts } from '#i18n/texts.ts';
import type { DeliveryDates } from './model.ts';
import { isComing, orderMessage, type OrderMessage } from './order-message.ts';
import { type OrderStage, orderStage } from './order-status.ts';

beforeAll(() => useTexts('en-GB', enGB));
afterAll(() => vi.unstubAllEnvs());

/** A word of the services for each stage; `PartlySent` is one of products that differ. */
const WORDS: Readonly<Record<Exclude<OrderStage, 'PartlySent'>, string>> = {
  AwaitingPayment: 'Received',
  PaymentFailed: 'paymentFailed',
  Ordered: 'Confirmed',
  Unknown: 'teleported',
  InProduction: 'ProductionStarted',
  Delayed: 'delayed',
  Sent: 'Dispatched',
  Cancelled: 'Cancelled',
};
const STAGES = [...Object.keys(WORDS), 'PartlySent'] as OrderStage[];

function orderIn(stage: OrderStage): Parameters<typeof orderMessage>[0] {
  if (stage === 'PartlySent')
    return { products: ['Dispatched', 'producing'].map((status, index) => ({ code: `OR-${index}`, status })) };
  return { status: WORDS[stage], products: [] };
}

const ZONES = ['Pacific/Auckland', 'Pacific/Pago_Pago', 'Europe/London', 'America/Los_Angeles'];

/** Moments of 20 November 2026 on the customer's wall, wherever it hangs. */
const MOMENTS = [
  ['just after midnight', [2026, 10, 20, 0, 1]],
  ['at noon', [2026, 10, 20, 12, 0]],
  ['just before midnight', [2026, 10, 20, 23, 59]],
] as const;

/** Dates a number of days from today, spelled as services do. */
type InDays = Partial<Record<keyof DeliveryDates, number>>;

function datesIn(days: InDays, now: Date): DeliveryDates {
  return Object.fromEntries(
    Object.entries(days).map(([name, count]) => [
      name,
      formatISO(addDays(startOfDay(now), count), { representation: 'date' }),
    ]),
  );
}

const plain = (text: string) => text.replaceAll('\u00AD', '').replace(/\s/g, ' ').replace(/ ?– ?/, '–');
const said = ({ headline, sentence, action, tone }: OrderMessage) => [
  plain(headline),
  plain(sentence),
  action ?? 'nothing',
  tone,
];

/** Message for one kind of dates, of an order on its way, of one that is not, or of one that is paid. */
type Cell = [headline: string, sentence: string, action?: string, tone?: string];
const UNPAID: Cell = [
  'Waiting for your payment',
  'We’ll start as soon as we receive it. If you have already paid, there is nothing more to do.',
  'pay',
  'unpaid',
];
const FAILED: Cell = [
  'Your payment did not go through',
  'Pay again, and we’ll start as soon as we receive your payment.',
  'pay',
  'unpaid',
];
const CANCELLED: Cell = [
  'This order was cancelled',
  'We will not make it. If you have a question about the order or your payment, contact us.',
  'contact',
  'over',
];
const SOON = 'We’ll start making it soon.';
const MADE = 'We make it with care, and send it as soon as it is ready.';
const NOT_SENT = 'It has not left us yet, so it may arrive later than planned.';
const REST = 'We have already sent part of it. The rest will follow.';
const SENT = 'It has been handed over for delivery.';
const LONGER = 'We are sorry: making it is taking longer than planned. Contact us if you need it by a certain day.';
const late = (date: string): Cell => [
  'We are sorry, your order is late',
  `It should have reached you by ${date}, but has not been sent yet. Contact us and we’ll tell you when it will arrive.`,
  'contact',
  'late',
];
const partlyLate = (date: string): Cell => [
  'We are sorry, your order is late',
  `It should have reached you by ${date}, but part of it has not been sent yet. Contact us and we’ll tell you when it will arrive.`,
  'contact',
  'late',
];
const due = (date: string): Cell => [
  `Should have arrived by ${date}`,
  'We are sorry if it has not reached you. Contact us and we’ll find out where it is.',
  'contact',
  'late',
];
const NO_NEWS = 'We have no further news of it at the moment.';
const undated: Partial<Record<OrderStage, Cell>> = {
  Ordered: ['We have your order', SOON],
  Unknown: ['Your order has been placed', NO_NEWS],
  InProduction: ['We are making your order', MADE],
  Delayed: [
    'We are sorry, this is taking longer than planned',
    'We are still making your order. Contact us if you need it by a certain day.',
    'contact',
    'late',
  ],
  PartlySent: ['Part of your order has been sent', 'The rest will follow as soon as it is ready.'],
  Sent: ['Your order has been sent', SENT],
};
/** On time: each says when it comes, the delayed one with regret. */
const ahead = (when: string, least = ''): Partial<Record<OrderStage, Cell>> => ({
  Ordered: [`Arrives ${when}${least}`, SOON],
  Unknown: [`Expected ${when}${least}`, NO_NEWS],
  InProduction: [`Arrives ${when}${least}`, MADE],
  Delayed: [`Expected ${when}${least}`, LONGER, 'contact', 'late'],
  PartlySent: [`Arrives ${when}${least}`, REST],
  Sent: [`Arrives ${when}${least}`, SENT],
});
/** Today or tomorrow: promised only of what has been sent. */
const soon = (when: string): Partial<Record<OrderStage, Cell>> => ({
  Ordered: [`Expected ${when}`, NOT_SENT],
  Unknown: [`Expected ${when}`, NO_NEWS],
  InProduction: [`Expected ${when}`, NOT_SENT],
  Delayed: [`Expected ${when}`, LONGER, 'contact', 'late'],
  PartlySent: [`Expected ${when}`, REST],
  Sent: [`Arrives ${when}`, SENT],
});
const missed = (date: string): Partial<Record<OrderStage, Cell>> => ({
  Ordered: late(date),
  Unknown: due(date),
  InProduction: late(date),
  Delayed: late(date),
  PartlySent: partlyLate(date),
  Sent: due(date),
});

const TABLE: readonly [what: string, dates: InDays | undefined, cells: Partial<Record<OrderStage, Cell>>][] = [
  ['dates that could not be read', undefined, undated],
  ['no date', {}, undated],
  ['a first day that is over', { earliest: -3 }, undated],
  ['a first day that is today', { earliest: 0 }, undated],
  ['a first day to come', { earliest: 1 }, ahead('21 November 2026', ' at the earliest')],
  ['one day', { deliveryDate: 6 }, ahead('26 November 2026')],
  ['the day after tomorrow', { deliveryDate: 2 }, ahead('22 November 2026')],
  ['days to come', { earliest: 6, latest: 9 }, ahead('26–29 November 2026')],
  ['days that have begun', { earliest: -2, latest: 3 }, ahead('by 23 November 2026')],
  ['days that begin today', { earliest: 0, latest: 3 }, ahead('by 23 November 2026')],
  ['a last day to come', { latest: 3 }, ahead('by 23 November 2026')],
  ['tomorrow', { deliveryDate: 1 }, soon('tomorrow')],
  ['today', { deliveryDate: 0 }, soon('today')],
  ['days that end tomorrow', { earliest: -1, latest: 1 }, soon('by 21 November 2026')],
  ['days that end today', { earliest: -3, latest: 0 }, soon('today')],
  ['a last day that is today', { latest: 0 }, soon('today')],
  ['yesterday', { deliveryDate: -1 }, missed('19 November 2026')],
  ['days that are over', { earliest: -20, latest: -17 }, missed('3 November 2026')],
  ['a last day that was 30 days ago', { latest: -30 }, missed('21 October 2026')],
  [
    'a day of long ago',
    { deliveryDate: -31 },
    { ...missed('20 October 2026'), Sent: undated.Sent, Unknown: undated.Unknown },
  ],
];

describe.each(ZONES)('O98 O108 O111 O122 O123 what an order says about itself in %s', (zone) => {
  beforeAll(() => void vi.stubEnv('TZ', zone));

  it.each(TABLE)('with %s, in each of its stages, at any time of the day', (_what, dates, cells) => {
    const all = { ...cells, AwaitingPayment: UNPAID, PaymentFailed: FAILED, Cancelled: CANCELLED };
    for (const [when, [year, month, day, hour, minute]] of MOMENTS)
      for (const stage of STAGES) {
        const now = new Date(year, month, day, hour, minute);
        const [headline, sentence, action = 'nothing', tone = 'calm'] = all[stage] ?? [];
        expect(said(orderMessage(orderIn(stage), dates && datesIn(dates, now), now)), `${stage} ${when}`).toEqual([
          headline,
          sentence,
          action,
          tone,
        ]);
      }
  });
});

it('O111 a moment is the day that it falls on where it is read', () => {
  const at = (zone: string) => {
    vi.stubEnv('TZ', zone);
    return orderMessage(orderIn('Sent'), { deliveryDate: '2026-11-20T23:30:00Z' }, new Date('2026-11-20T12:00:00Z'))
      .headline;
  };
  expect(at('Europe/London')).toBe('Arrives today');
  expect(at('Europe/Vienna')).toBe('Arrives tomorrow');
});

it('O123 nothing cheerful stands beside bad news, and no date in an order that is not paid', () => {
  vi.stubEnv('TZ', 'Europe/London');
  const now = new Date(2026, 10, 20, 12);
  const all = TABLE.flatMap(([, dates]) =>
    STAGES.map((stage) => orderMessage(orderIn(stage), dates && datesIn(dates, now), now)),
  );
  const texts = (tone: OrderMessage['tone']) =>
    all
      .filter((message) => message.tone === tone)
      .map(({ headline, sentence, action }) => plain(`${headline} ${sentence} ${action}`));
  for (const text of [...texts('late'), ...texts('over'), ...texts('unpaid')])
    expect(text).not.toMatch(/with care|Arrives/);
  for (const text of texts('late')) expect(text).toMatch(/sorry.*Contact us.* contact$/);
  for (const text of texts('over')) expect(text).toMatch(/contact us.* contact$/);
  for (const text of texts('unpaid')) expect(text).toMatch(/^\D* pay$/);
});

describe('O122 O123 the stage of an order', () => {
  const products = (...statuses: (string | undefined)[]) => statuses.map((status) => ({ status }));

  it('is as its own word says, whatever its products are in', () => {
    expect(orderStage({ status: 'payment failed', products: products('Received') })).toBe('PaymentFailed');
    expect(orderStage({ status: 'Received', products: products('paymentFailed') })).toBe('AwaitingPayment');
    expect(orderStage({ status: 'producing', products: products('delayed') })).toBe('InProduction');
    expect(orderStage({ status: 'shipped', products: products('delayed') })).toBe('Sent');
  });

  it('is that of its products where it has none', () => {
    expect(orderStage({ products: products('paymentFailed', 'Received') })).toBe('PaymentFailed');
    expect(orderStage({ products: products('delayed', 'Dispatched') })).toBe('Delayed');
    expect(orderStage({ products: products('delayed', 'Confirmed') })).toBe('Ordered');
    expect(orderStage({ products: products('Confirmed', 'shipped') })).toBe('PartlySent');
    expect(orderStage({ products: products('Cancelled', 'shipped') })).toBe('Sent');
  });

  it('O108 is unknown where no word stands for its status', () => {
    expect(orderStage({ products: [] })).toBe('Unknown');
    expect(orderStage({ products: products(undefined) })).toBe('Unknown');
    expect(orderStage({ status: 'teleported', products: products('Dispatched') })).toBe('Unknown');
    expect(orderStage({ products: products('teleported', 'Dispatched') })).toBe('Unknown');
    expect(orderStage({ products: products('Cancelled', 'teleported') })).toBe('Unknown');
  });

  it('is that of the words that are known where one of them stands for it', () => {
    expect(orderStage({ products: products('Confirmed', 'teleported') })).toBe('Ordered');
    expect(orderStage({ products: products('Received', 'teleported') })).toBe('AwaitingPayment');
    expect(orderStage({ products: products('Dispatched', undefined) })).toBe('Sent');
  });

  it('is partly sent as well where the service has a word for the whole', () => {
    expect(orderStage({ status: 'producing', products: products('Dispatched', 'producing') })).toBe('PartlySent');
  });
});

it('O98 it matters when an order comes once it is paid, and not when it was cancelled', () => {
  expect((['AwaitingPayment', 'Ordered', 'InProduction', 'Sent', 'Cancelled'] as const).filter(isComing)).toEqual([
    'Ordered',
    'InProduction',
    'Sent',
  ]);
});
