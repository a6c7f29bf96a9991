import type { Database } from '../../database/database.ts';
import type { Dataset } from '../../database/dataset.ts';
import { vendors } from '../public-vendor-config/vendors.ts';
import type { Vendor } from '../public-vendor-config/vendors.ts';

/** A channel: one vendor in one locale. */
export type SalesChannel = {
  id: string;
  vendorId: string;
  locale: string;
  kind: Vendor['kind'];
  country: string;
  shop: string;
};

const COLUMNS = 'id, vendor_id AS vendorId, locale, kind, country, shop';

export const channelsDataset: Dataset = {
  name: 'merchandise',
  tables: `
    CREATE TABLE channel (
      id TEXT PRIMARY KEY,
      vendor_id TEXT NOT NULL,
      locale TEXT NOT NULL,
      kind TEXT NOT NULL,
      country TEXT NOT NULL,
      shop TEXT NOT NULL
    ) STRICT;
  `,
  seed(database) {
    for (const { key, locale, kind, country, host } of vendors) {
      putChannel(database, { id: `channel-${key}`, vendorId: key, locale, kind, country, shop: host });
    }
  },
};

/** Opens a channel, in place of one of that id. */
export function putChannel(database: Database, { id, vendorId, locale, kind, country, shop }: SalesChannel): void {
  const sql = 'INSERT OR REPLACE INTO channel (id, vendor_id, locale, kind, country, shop) VALUES (?, ?, ?, ?, ?, ?)';
  database.run(sql, id, vendorId, locale, kind, country, shop);
}

export function allChannels(database: Database): SalesChannel[] {
  return database.all<SalesChannel>(`SELECT ${COLUMNS} FROM channel ORDER BY rowid`);
}

export function channelById(database: Database, id: string): SalesChannel | undefined {
  return database.get<SalesChannel>(`SELECT ${COLUMNS} FROM channel WHERE id = ?`, id);
}

export function closeChannel(database: Database, id: string): void {
  database.run('DELETE FROM channel WHERE id = ?', id);
}

export function closeAllChannels(database: Database): void {
  database.run('DELETE FROM channel');
}
