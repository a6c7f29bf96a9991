import { utc } from '@date-fns/utc/utc';
import { addDays } from 'date-fns/addDays';
import type { VoucherOffer as DocumentedOffer } from '#generated/voucher/model/index.ts';
import type { Database } from '../../database/database.ts';
import type { Dataset } from '../../database/dataset.ts';

/** An offer as this service tells it: what it is worth, and of what, is more than is documented. */
export type VoucherOffer = DocumentedOffer & { discount?: object; articles?: string[] };

/** Offers end a number of days after the beginning of the seeded state. */
const SEEDS: readonly [code: string, daysLeft: number, offer: VoucherOffer][] = [
  [
    'SAVE10',
    60,
    {
      title: '10 % off photo books',
      discount: { percentage: 10 },
      articles: ['LargePhotoBook', 'SquarePhotoBook', 'LandscapePhotoBook'],
    },
  ],
  ['POSTER5', 14, { title: '£5 off posters', discount: { amount: 5, currency: 'GBP' } }],
  ['SUMMER', -90, { title: 'Free delivery in summer' }],
];

export const voucherDataset: Dataset = {
  name: 'voucher',
  tables: `
    CREATE TABLE voucher (
      code TEXT PRIMARY KEY COLLATE NOCASE,
      days_left INTEGER,
      offer TEXT NOT NULL
    ) STRICT;
  `,
  seed(database) {
    for (const [code, daysLeft, offer] of SEEDS) saveVoucher(database, code, offer, daysLeft);
  },
};

/** @param daysLeft null when the offer itself says when it ends, or never does */
export function saveVoucher(
  database: Database,
  code: string,
  offer: VoucherOffer,
  daysLeft: number | null = null,
): void {
  database.run(
    'INSERT OR REPLACE INTO voucher (code, days_left, offer) VALUES (?, ?, ?)',
    code,
    daysLeft,
    JSON.stringify(offer),
  );
}

/** The offer behind a code, however it is spelt. */
export function findVoucher(database: Database, code: string, seededAt: number): VoucherOffer | undefined {
  const row = database.get<{ daysLeft: number | null; offer: string }>(
    'SELECT days_left AS daysLeft, offer FROM voucher WHERE code = ?',
    code,
  );
  if (!row) return undefined;
  const offer = JSON.parse(row.offer) as VoucherOffer;
  return row.daysLeft === null
    ? offer
    : { ...offer, expiryDate: addDays(seededAt, row.daysLeft, { in: utc }).toISOString() };
}
