import { randomUUID } from 'node:crypto';
import type { Account } from '../accounts/accounts.ts';
import { forbidden } from '../core/problem.ts';
import type { Database } from '../database/database.ts';

/** A photo as the tables hold it. See LIBRARY_TABLES. */
export type PhotoRow = {
  seq: number;
  id: string;
  owner: number;
  month: number;
  taken: number;
  uploaded: number;
  picture: number;
  fileName: string;
};

export const PHOTO_COLUMNS =
  'photo.seq, photo.id, photo.owner, photo.month, photo.taken, photo.uploaded, photo.picture, photo.file_name AS fileName';

/** `month` of photos without a known date. */
export const UNKNOWN_MONTH = 0;

export type NewPhoto = Omit<PhotoRow, 'seq' | 'owner' | 'month' | 'id'> & { id?: string };

/** Puts photos into an account's library, in that order. */
export function insertPhotos(database: Database, owner: number, photos: Iterable<NewPhoto>): void {
  const sql = 'INSERT INTO photo (id, owner, month, taken, uploaded, picture, file_name) VALUES (?, ?, ?, ?, ?, ?, ?)';
  for (const { id = randomUUID(), taken, uploaded, picture, fileName } of photos) {
    database.run(sql, id, owner, monthOf(taken), taken, uploaded, picture, fileName);
  }
}

/** The month that a photo is filed under: UTC, and UNKNOWN_MONTH for January 1970. */
export function monthOf(taken: number): number {
  const date = new Date(taken);
  const month = date.getUTCFullYear() * 100 + date.getUTCMonth() + 1;
  return month === 197001 ? UNKNOWN_MONTH : month;
}

export function countPhotos(database: Database, account: Account): number {
  return Number(database.get('SELECT count(*) AS count FROM photo WHERE owner = ?', account.id)?.['count']);
}

/** Number of photos by month. */
export function countByMonth(database: Database, account: Account): { month: number; count: number }[] {
  return database.all('SELECT month, count(*) AS count FROM photo WHERE owner = ? GROUP BY month', account.id);
}

/**
 * Deletes photos for good; ids that no longer exist count as deleted.
 * @throws Problem 403 when one belongs to another customer; nothing is deleted then
 */
export function deletePhotos(database: Database, account: Account, ids: readonly string[]): void {
  database.transaction(() => {
    refuseForeign(database, account, ids);
    const sql = 'DELETE FROM photo WHERE owner = ? AND id IN (SELECT value FROM json_each(?))';
    database.run(sql, account.id, JSON.stringify(ids));
  });
}

export function deleteAllPhotos(database: Database, account: Account): void {
  database.run('DELETE FROM photo WHERE owner = ?', account.id);
}

/** @throws Problem 403 when one of the photos belongs to another customer */
export function refuseForeign(database: Database, account: Account, ids: readonly string[]): void {
  const sql = 'SELECT 1 AS found FROM photo WHERE id IN (SELECT value FROM json_each(?)) AND owner <> ? LIMIT 1';
  if (database.get(sql, JSON.stringify(ids), account.id)) throw forbidden('A photo belongs to another customer.');
}
