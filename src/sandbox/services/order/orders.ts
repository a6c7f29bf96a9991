import type { AccountOrder, SuperOrder, SuperOrderProduct } from '#generated/order/model/index.ts';
import type { Account } from '../../accounts/accounts.ts';
import type { Sandbox } from '../../core/sandbox.ts';
import type { Database } from '../../database/database.ts';
import { photoResource } from '../../library/images.ts';

export type { AccountOrder, SuperOrder };
export type Product = SuperOrderProduct;

/** An order as it is kept: a product may show one of its owner's photos. */
export type OrderRecord = Omit<SuperOrder, 'orders' | 'products'> & { orders?: (Product & { photoId?: string })[] };

/** An order with its owner. Its dates are those that the services tell now. */
export type StoredOrder = { owner: number; canReorder: boolean; record: OrderRecord };

/** The moment that seeded dates are written against; when they are told, it is the beginning of the seeded state. */
export const SEED_EPOCH = Date.parse('2026-01-01T00:00:00Z');

/** Statuses before production starts, compared like the client does. */
const BEFORE_PRODUCTION: ReadonlySet<string> = new Set([
  'received',
  'awaitingpayment',
  'paymentpending',
  'paymentfailed',
  'confirmed',
  'paymentsuccess',
  'paymentfree',
  'processing',
  'approved',
  'onhold',
  'verificationfailed',
  'processingfailed',
]);

export const orderTables = `
  CREATE TABLE super_order (
    code TEXT PRIMARY KEY,
    account INTEGER NOT NULL REFERENCES account (id) ON DELETE CASCADE,
    -- 1: the dates count from the beginning of the seeded state
    floats INTEGER NOT NULL,
    can_reorder INTEGER NOT NULL,
    record TEXT NOT NULL
  ) STRICT;
  CREATE INDEX super_order_by_account ON super_order (account);
`;

type OrderRow = { owner: number; floats: number; canReorder: number; record: string };
const COLUMNS = 'account AS owner, floats, can_reorder AS canReorder, record';

/** Keeps an order, in place of one with that code. */
export function saveOrder(
  database: Database,
  account: Pick<Account, 'id'>,
  record: OrderRecord,
  { floats = false, canReorder = false } = {},
): void {
  const sql = 'INSERT OR REPLACE INTO super_order (code, account, floats, can_reorder, record) VALUES (?, ?, ?, ?, ?)';
  database.run(sql, record.code, account.id, Number(floats), Number(canReorder), JSON.stringify(record));
}

/** Order with that code, of any customer. */
export function findOrder({ database, seededAt }: Sandbox, code: string): StoredOrder | undefined {
  const row = database.get<OrderRow>(`SELECT ${COLUMNS} FROM super_order WHERE code = ?`, code);
  return row && storedOrder(row, seededAt());
}

/** A customer's orders, newest first. */
export function ordersOf({ database, seededAt }: Sandbox, account: Account): StoredOrder[] {
  const rows = database.all<OrderRow>(`SELECT ${COLUMNS} FROM super_order WHERE account = ?`, account.id);
  return rows
    .map((row) => storedOrder(row, seededAt()))
    .toSorted((one, other) => placed(other) - placed(one) || one.record.code.localeCompare(other.record.code));
}

/** Puts the address into an order, its dates untouched. */
export function setDeliveryAddress(
  database: Database,
  code: string,
  change: Pick<OrderRecord, 'deliveryAddress' | 'deliveryType'>,
): void {
  const row = database.get<{ record: string }>('SELECT record FROM super_order WHERE code = ?', code);
  if (!row) return;
  database.run(
    'UPDATE super_order SET record = ? WHERE code = ?',
    JSON.stringify({ ...(JSON.parse(row.record) as OrderRecord), ...change }),
    code,
  );
}

/** Whether the address may still change: as the order itself says, else at home until production starts (O99). */
export function canChangeAddress({ canChangeDeliveryAddress, status = '', deliveryType }: OrderRecord): boolean {
  return (
    canChangeDeliveryAddress ??
    (deliveryType === 'Home' && BEFORE_PRODUCTION.has(status.toLowerCase().replace(/[\s_-]/g, '')))
  );
}

/** An order as the service hands it out. Pictures are signed links to photos that are still there. */
export function superOrderOf({ database, links, addresses }: Sandbox, { record }: StoredOrder): SuperOrder {
  const { orders, ...order } = record;
  const products = orders?.map(({ photoId, ...product }) => {
    const photo = photoId === undefined ? undefined : database.get('SELECT id FROM photo WHERE id = ?', photoId);
    if (photoId === undefined || !photo) return product;
    return {
      ...product,
      thumbnailUrl: `${addresses.sandbox}/photo-files/${encodeURIComponent(photoId)}/300?${links.queryFor(photoResource(photoId))}`,
    };
  });
  return { ...order, ...(products && { orders: products }) };
}

/** Each product of an order, as an order of its own. */
export function accountOrdersOf({ record }: StoredOrder): AccountOrder[] {
  return (record.orders ?? []).map(({ code, articleType, title, status, paymentChangedDate }) => ({
    code,
    ...(record.createdAt !== undefined && { createdAt: record.createdAt }),
    ...(articleType !== undefined && { articleType }),
    ...(title !== undefined && { title }),
    products: [
      { ...(status !== undefined && { status }), ...(paymentChangedDate !== undefined && { paymentChangedDate }) },
    ],
  }));
}

function storedOrder({ owner, floats, canReorder, record }: OrderRow, seededAt: number): StoredOrder {
  const kept = JSON.parse(record) as OrderRecord;
  return { owner, canReorder: canReorder === 1, record: floats === 1 ? movedBy(seededAt - SEED_EPOCH, kept) : kept };
}

function movedBy(shift: number, record: OrderRecord): OrderRecord {
  const moved = (iso: string) => new Date(Date.parse(iso) + shift).toISOString();
  return {
    ...record,
    ...(record.createdAt !== undefined && { createdAt: moved(record.createdAt) }),
    ...(record.orders && {
      orders: record.orders.map((product) => ({
        ...product,
        ...(typeof product.paymentChangedDate === 'string' && {
          paymentChangedDate: moved(product.paymentChangedDate),
        }),
      })),
    }),
  };
}

function placed({ record: { createdAt } }: StoredOrder): number {
  return createdAt === undefined ? 0 : Date.parse(createdAt);
}
