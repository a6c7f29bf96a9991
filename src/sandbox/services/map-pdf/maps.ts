import { ensureAccount } from '../../accounts/accounts.ts';
import type { Account } from '../../accounts/accounts.ts';
import type { Database } from '../../database/database.ts';
import type { Dataset } from '../../database/dataset.ts';

/** A place on a map, in degrees north and east. */
export type Place = { name: string; north: number; east: number };

/** A map of places that a customer has been to. */
export type PlaceMap = { id: string; title: string; places: readonly Place[] };

const SKAGEN: PlaceMap = {
  id: 'map-1',
  title: 'A summer around the North Sea',
  places: [
    { name: 'Skagen', north: 57.72, east: 10.58 },
    { name: 'Bergen', north: 60.39, east: 5.32 },
    { name: 'Edinburgh', north: 55.95, east: -3.19 },
    { name: 'Texel', north: 53.05, east: 4.8 },
    { name: 'Hamburg', north: 53.55, east: 9.99 },
  ],
};

const LISBON: PlaceMap = {
  id: 'map-2',
  title: 'From Lisbon to Seville',
  places: [
    { name: 'Lisbon', north: 38.72, east: -9.14 },
    { name: 'Évora', north: 38.57, east: -7.91 },
    { name: 'Lagos', north: 37.1, east: -8.67 },
    { name: 'Seville', north: 37.39, east: -5.98 },
  ],
};

export const mapsDataset: Dataset = {
  name: 'map-pdf',
  tables: `
    CREATE TABLE place_map (
      account INTEGER NOT NULL REFERENCES account (id) ON DELETE CASCADE,
      id TEXT NOT NULL,
      title TEXT NOT NULL,
      places TEXT NOT NULL,
      PRIMARY KEY (account, id)
    ) STRICT, WITHOUT ROWID;
  `,
  seed(database) {
    const anna = ensureAccount(database, 'anna@example.com');
    addMap(database, anna, SKAGEN);
    addMap(database, anna, LISBON);
  },
};

/** An account's maps. */
export function mapsOf(database: Database, account: Account): PlaceMap[] {
  const rows = database.all<{ id: string; title: string; places: string }>(
    'SELECT id, title, places FROM place_map WHERE account = ? ORDER BY id',
    account.id,
  );
  return rows.map(({ id, title, places }) => ({ id, title, places: JSON.parse(places) as Place[] }));
}

/** Leaves the account with one map, or with none. */
export function setMaps(database: Database, account: Account, kept: 'one' | 'none'): void {
  database.run('DELETE FROM place_map WHERE account = ?', account.id);
  if (kept === 'one') addMap(database, account, SKAGEN);
}

function addMap(database: Database, account: Account, { id, title, places }: PlaceMap): void {
  database.run(
    'INSERT INTO place_map (account, id, title, places) VALUES (?, ?, ?, ?)',
    account.id,
    id,
    title,
    JSON.stringify(places),
  );
}
