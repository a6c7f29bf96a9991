import { millisecondsInDay } from 'date-fns/constants';
import { createRandom } from '#lib/random.ts';
import { ensureAccount } from '../../accounts/accounts.ts';
import type { Account } from '../../accounts/accounts.ts';
import type { Database } from '../../database/database.ts';
import type { Dataset } from '../../database/dataset.ts';
import { SEED_EPOCH, orderTables, saveOrder } from './orders.ts';
import type { OrderRecord } from './orders.ts';

/** Every status that services use, in the order in which orders pass through them. */
const STATUSES = [
  'Received',
  'Confirmed',
  'AwaitingPayment',
  'paymentPending',
  'paymentFailed',
  'paymentSuccess',
  'paymentFree',
  'processing',
  'approved',
  'on_hold',
  'verification failed',
  'processing failed',
  'ProductionStarted',
  'producing',
  'delayed',
  'ProductionCompleted',
  'rejected',
  'Cancelled',
  'cancelled',
  'shipped',
  'Dispatched',
] as const;

const PAST_STATUSES = ['Dispatched', 'Dispatched', 'shipped', 'Dispatched', 'Cancelled', 'Dispatched'] as const;

type Article = { title: string; articleType: string; price: number };

const BOOKS = [
  { title: 'Our year', articleType: 'LargePhotoBook', price: 44.95 },
  { title: 'Summer in Skagen', articleType: 'SquarePhotoBook', price: 32.5 },
  { title: 'Grandma at eighty', articleType: 'LandscapePhotoBook', price: 38.95 },
  { title: 'The first twelve months', articleType: 'LargePhotoBook', price: 49.95 },
  { title: 'Across the Alps', articleType: 'LandscapePhotoBook', price: 41.5 },
] as const satisfies readonly Article[];

const POSTERS = [
  { title: 'Lighthouse at dusk', articleType: 'Poster', price: 18.95 },
  { title: 'The four of us', articleType: 'FramedPoster', price: 36.5 },
  { title: 'Mountain lake', articleType: 'Poster', price: 21.95 },
] as const satisfies readonly Article[];

const HOME = {
  id: 'address-1',
  firstName: 'Anna',
  lastName: 'Berg',
  streetName: 'Mill Lane',
  streetNumber: '12',
  postalCode: 'SW1A 1AA',
  city: 'London',
  countryCode: 'GB',
  phoneNumber: '+44 20 7946 0018',
};
const PICKUP_POINT = {
  firstName: 'Anna',
  lastName: 'Berg',
  companyName: 'Corner Shop',
  streetName: 'High Street',
  streetNumber: '148',
  postalCode: 'SW1A 2AB',
  city: 'London',
  countryCode: 'GB',
};

/** Orders of others than Anna: enough to have some, and for one of them more than a page of the service holds. */
const OTHERS: readonly [email: string, first: number, count: number][] = [
  ['large@example.com', 4001, 250],
  ['carl@example.com', 5001, 3],
  ['b2b@example.com', 6001, 6],
  ['warning@example.com', 7001, 1],
  ['critical@example.com', 7101, 1],
  ['inactive@example.com', 7201, 1],
];

/**
 * What people have ordered. Anna has an order in every status, most of them of the last month, and ten years of others.
 * Dates count from the beginning of the seeded state.
 */
export const orderDataset: Dataset = {
  name: 'order',
  tables: orderTables,
  seed(database) {
    seedAnna(database, ensureAccount(database, 'anna@example.com'));
    for (const [email, first, count] of OTHERS) {
      const account = ensureAccount(database, email);
      for (let index = 0; index < count; index += 1)
        save(database, account, pastOrder(first + index, 4 + index * 11, PAST_STATUSES[index % 6] ?? 'Dispatched'));
    }
  },
};

function seedAnna(database: Database, anna: Account): void {
  const photos = database
    .all<{ id: string }>('SELECT id FROM photo WHERE owner = ? ORDER BY seq LIMIT 400', anna.id)
    .map(({ id }) => id);
  STATUSES.forEach((status, index) => {
    const order = orderOf(2999 - index, 0.3 + index * 1.4, status, index % 4 === 3 ? POSTERS : BOOKS, 1 + (index % 3));
    // The first confirmed order carries a voucher that is known; the next one's is not.
    if (status === 'Confirmed') withVoucher(order, 'SAVE10');
    if (status === 'paymentSuccess') withVoucher(order, 'GONE2019');
    if (index % 5 === 4) Object.assign(order, { deliveryType: 'PickupPoint', deliveryAddress: PICKUP_POINT });
    // Some orders say themselves whether the address may change, the others leave it to the status.
    if (status === 'Confirmed') order.canChangeDeliveryAddress = true;
    if (status === 'on_hold') order.canChangeDeliveryAddress = false;
    save(database, anna, order, photos);
  });
  save(database, anna, orderOf(2950, 9.5, 'Dispatched', BOOKS, 1), photos);
  save(database, anna, mixedOrder(), photos);
  for (let index = 0; index < 36; index += 1)
    save(database, anna, pastOrder(2900 - index, 34 + index * 97, PAST_STATUSES[index % 6] ?? 'Dispatched'), photos);
}

/** An order that has no status of its own, its products being at different stages. */
function mixedOrder(): OrderRecord {
  const { status: _, ...order } = orderOf(2949, 6.2, 'Dispatched', BOOKS, 2);
  return {
    ...order,
    orders: order.orders?.map((product, index) => ({
      ...product,
      status: index === 0 ? 'Dispatched' : 'ProductionStarted',
    })),
  };
}

function pastOrder(number: number, daysAgo: number, status: string): OrderRecord {
  return orderOf(number, daysAgo, status, number % 3 === 0 ? POSTERS : BOOKS, 1 + (number % 2));
}

function orderOf(
  number: number,
  daysAgo: number,
  status: string,
  articles: typeof BOOKS | typeof POSTERS,
  count: number,
): OrderRecord {
  const random = createRandom(number);
  const placed = SEED_EPOCH - Math.round(daysAgo * millisecondsInDay);
  const isPaid = !['received', 'awaitingpayment', 'paymentpending', 'paymentfailed'].includes(status.toLowerCase());
  const chosen = Array.from({ length: count }, () => random.pick<Article>(articles));
  return {
    code: `SO-${number}`,
    createdAt: new Date(placed).toISOString(),
    status,
    productCount: count,
    source: articles === BOOKS ? 'PHOTOBOOK_BRAND' : 'POSTER_BRAND',
    deliveryType: 'Home',
    total: { amount: Math.round(chosen.reduce((sum, { price }) => sum + price, 3.95) * 100) / 100, currency: 'GBP' },
    deliveryAddress: HOME,
    orders: chosen.map(({ title, articleType }, index) => ({
      code: `OR-${number}-${index + 1}`,
      title,
      articleType,
      status,
      paymentChangedDate: isPaid ? new Date(placed + 7 * 60_000).toISOString() : null,
      voucher: null,
    })),
  };
}

function withVoucher(order: OrderRecord, voucher: string): void {
  const [first] = order.orders ?? [];
  if (first) first.voucher = voucher;
}

/** Photo books that have been sent can be ordered again for two years. Products show photos of their owner. */
function save(database: Database, account: Account, order: OrderRecord, photos: readonly string[] = []): void {
  const random = createRandom(Number(order.code.slice(3)) + 1);
  const orders = order.orders?.map((product) => {
    const photoId = photos[random.between(0, Math.max(0, photos.length - 1))];
    return { ...product, ...(photoId !== undefined && { photoId }) };
  });
  const isSent = order.status === 'Dispatched' || order.status === 'shipped';
  const isRecent = SEED_EPOCH - Date.parse(order.createdAt ?? '') < 730 * millisecondsInDay;
  saveOrder(
    database,
    account,
    { ...order, ...(orders && { orders }) },
    { floats: true, canReorder: isSent && isRecent && order.source === 'PHOTOBOOK_BRAND' },
  );
}
