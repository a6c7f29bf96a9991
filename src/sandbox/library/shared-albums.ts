import type { Account } from '../accounts/accounts.ts';
import { forbidden, notFound } from '../core/problem.ts';
import type { Database } from '../database/database.ts';
import { ALBUM_COLUMNS, NEWEST_FIRST, findAlbum } from './albums.ts';
import type { AlbumRow } from './albums.ts';
import type { Page } from './paging.ts';
import { readPage } from './paging.ts';

/** Albums that others share with the account, newest first. */
export function pageOfSharedAlbums(
  database: Database,
  account: Account,
  { cursor, limit = 50 }: { cursor?: string | undefined; limit?: number | undefined },
): Page<AlbumRow> {
  return readPage(database, {
    list: `shared-albums:${account.id}`,
    select: `SELECT ${ALBUM_COLUMNS} FROM album WHERE album.seq IN (SELECT album FROM album_reader WHERE account = ?)`,
    values: [account.id],
    keys: NEWEST_FIRST,
    order: 'desc',
    limit,
    cursor,
  });
}

export type SharedAlbumSummary = { read: number; granted: number; created: number | null; updated: number | null };

/** Number of albums that the account may read and has shared, and the range of their dates of creation and change. */
export function sharedAlbumSummary(database: Database, account: Account): SharedAlbumSummary {
  const summary = database.get<SharedAlbumSummary>(
    `SELECT count(*) FILTER (WHERE owner <> ?1) AS read, count(*) FILTER (WHERE owner = ?1) AS granted,
      min(created) AS created, max(updated) AS updated
      FROM album WHERE (owner = ?1 AND shared = 1) OR seq IN (SELECT album FROM album_reader WHERE account = ?1)`,
    account.id,
  );
  return summary ?? { read: 0, granted: 0, created: null, updated: null };
}

/** @throws Problem 404 when there is no such shared album, 403 when it is not shared with the account */
export function readableSharedAlbum(database: Database, account: Account, id: string): AlbumRow {
  const album = findAlbum(database, id);
  if (!album || album.shared === 0) throw notFound('There is no such shared album.');
  if (album.owner !== account.id && !readsAlbum(database, account, album)) {
    throw forbidden('This album is not shared with you.');
  }
  return album;
}

function readsAlbum(database: Database, account: Account, album: AlbumRow): boolean {
  const sql = 'SELECT 1 AS found FROM album_reader WHERE account = ? AND album = ?';
  return database.get(sql, account.id, album.seq) !== undefined;
}

/** Those whom an album is shared with. */
export function readersOf(database: Database, album: AlbumRow): Account[] {
  return database.all<Account>(
    `SELECT account.id, account.sub, account.email FROM album_reader JOIN account ON account.id = album_reader.account
      WHERE album_reader.album = ? ORDER BY account.id`,
    album.seq,
  );
}

/**
 * The owner removes the album for everybody. A participant leaves it and takes along the photos that are theirs.
 * No photos are deleted.
 */
export function removeSharedAlbum(database: Database, account: Account, album: AlbumRow): void {
  database.transaction(() => {
    if (album.owner === account.id) {
      database.run('DELETE FROM album WHERE seq = ?', album.seq);
      return;
    }
    database.run('DELETE FROM album_reader WHERE account = ? AND album = ?', account.id, album.seq);
    const own = 'SELECT seq FROM photo WHERE owner = ?';
    database.run(`DELETE FROM album_photo WHERE album = ? AND photo IN (${own})`, album.seq, account.id);
  });
}

/** Shares an album with an account. */
export function shareAlbum(database: Database, album: AlbumRow, reader: Account): void {
  database.run('UPDATE album SET shared = 1 WHERE seq = ?', album.seq);
  database.run('INSERT OR IGNORE INTO album_reader (account, album) VALUES (?, ?)', reader.id, album.seq);
}

/** Whether all these photos, with their owners, are in the album. */
export function sharedAlbumHolds(
  database: Database,
  album: AlbumRow,
  photos: readonly { photoId: string; ownerId: string }[],
): boolean {
  const sql = `SELECT count(*) AS count FROM (
      SELECT DISTINCT value ->> 'photoId' AS photo, value ->> 'ownerId' AS owner FROM json_each(?)
    ) AS wanted
    WHERE NOT EXISTS (
      SELECT 1 FROM album_photo JOIN photo ON photo.seq = album_photo.photo JOIN account ON account.id = photo.owner
      WHERE album_photo.album = ? AND photo.id = wanted.photo AND account.sub = wanted.owner
    )`;
  return Number(database.get(sql, JSON.stringify(photos), album.seq)?.['count']) === 0;
}
