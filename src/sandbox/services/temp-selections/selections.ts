import { millisecondsInDay } from 'date-fns/constants';
import { randomUUID } from 'node:crypto';
import type { Account } from '../../accounts/accounts.ts';
import type { Database } from '../../database/database.ts';
import type { Dataset } from '../../database/dataset.ts';

/** Largest number of photos of a selection. */
export const MAX_PHOTOS = 500;

/** Lifetime of a selection. */
const KEPT_MS = millisecondsInDay;

export const selectionsDataset: Dataset = {
  name: 'temp-selections',
  tables: `
    CREATE TABLE temp_selection (
      id TEXT PRIMARY KEY,
      account INTEGER NOT NULL REFERENCES account (id) ON DELETE CASCADE,
      photos TEXT NOT NULL,
      created INTEGER NOT NULL
    ) STRICT;
  `,
  seed: () => undefined,
};

export type Selection = { account: number; photoIds: string[] };

type NewSelection = { account: Account; photoIds: readonly string[]; now: number; id?: string };

/** Keeps a selection and forgets those that are kept no longer. Gives its id. */
export function keepSelection(database: Database, { account, photoIds, now, id = randomUUID() }: NewSelection): string {
  database.run('DELETE FROM temp_selection WHERE created < ?', now - KEPT_MS);
  const sql = 'INSERT OR REPLACE INTO temp_selection (id, account, photos, created) VALUES (?, ?, ?, ?)';
  database.run(sql, id, account.id, JSON.stringify([...new Set(photoIds)]), now);
  return id;
}

/** A selection that is still kept. */
export function findSelection(database: Database, id: string, now: number): Selection | undefined {
  const row = database.get(
    'SELECT account, photos FROM temp_selection WHERE id = ? AND created >= ?',
    id,
    now - KEPT_MS,
  );
  return row && { account: Number(row['account']), photoIds: JSON.parse(String(row['photos'])) as string[] };
}

/** Whether the account may see all of the photos: its own, and those of albums that it owns or takes part in. */
export function maySee(database: Database, account: Account, photoIds: readonly string[]): boolean {
  const sql = `SELECT 1 AS found FROM json_each(?1) AS wanted WHERE NOT EXISTS (
    SELECT 1 FROM photo WHERE photo.id = wanted.value AND (photo.owner = ?2 OR EXISTS (
      SELECT 1 FROM album_photo JOIN album ON album.seq = album_photo.album
        LEFT JOIN album_reader ON album_reader.album = album.seq AND album_reader.account = ?2
        WHERE album_photo.photo = photo.seq AND (album.owner = ?2 OR album_reader.account IS NOT NULL)))) LIMIT 1`;
  return database.get(sql, JSON.stringify(photoIds), account.id) === undefined;
}
