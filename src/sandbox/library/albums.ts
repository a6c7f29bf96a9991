import { randomUUID } from 'node:crypto';
import type { Account } from '../accounts/accounts.ts';
import { forbidden, notFound } from '../core/problem.ts';
import type { Database } from '../database/database.ts';
import type { Images } from './images.ts';
import type { Page } from './paging.ts';
import { readPage } from './paging.ts';
import { PHOTO_COLUMNS, refuseForeign } from './photos.ts';
import type { PhotoRow } from './photos.ts';

/** An album as the tables hold it, with its number of photos. See LIBRARY_TABLES. */
export type AlbumRow = {
  seq: number;
  id: string;
  owner: number;
  ownerSub: string;
  name: string;
  created: number;
  updated: number;
  shared: number;
  photosCount: number;
};

export const ALBUM_COLUMNS = `album.seq, album.id, album.owner, album.name, album.created, album.updated, album.shared,
  (SELECT sub FROM account WHERE account.id = album.owner) AS ownerSub,
  (SELECT count(*) FROM album_photo WHERE album_photo.album = album.seq) AS photosCount`;

export const NEWEST_FIRST = [
  { column: 'album.created', name: 'created' },
  { column: 'album.seq', name: 'seq' },
];

/** @throws Problem 404 for an album that does not exist, 403 for one of another customer */
export function ownAlbum(database: Database, account: Account, id: string): AlbumRow {
  const album = findAlbum(database, id);
  if (!album) throw notFound('There is no such album.');
  if (album.owner !== account.id) throw forbidden('This album belongs to another customer.');
  return album;
}

export function findAlbum(database: Database, id: string): AlbumRow | undefined {
  return database.get<AlbumRow>(`SELECT ${ALBUM_COLUMNS} FROM album WHERE album.id = ?`, id);
}

export function countAlbums(database: Database, account: Account): number {
  return Number(database.get('SELECT count(*) AS count FROM album WHERE owner = ?', account.id)?.['count']);
}

/** A page of the account's own albums, newest first. */
export function pageOfAlbums(
  database: Database,
  account: Account,
  { cursor, limit = 50 }: { cursor?: string | undefined; limit?: number | undefined },
): Page<AlbumRow> {
  return readPage(database, {
    list: `albums:${account.id}`,
    select: `SELECT ${ALBUM_COLUMNS} FROM album WHERE album.owner = ?`,
    values: [account.id],
    keys: NEWEST_FIRST,
    order: 'desc',
    limit,
    cursor,
  });
}

/** The photo on an album's card: the first one that was put in. */
function coverPhoto(database: Database, album: AlbumRow): PhotoRow | undefined {
  return database.get<PhotoRow>(
    `SELECT ${PHOTO_COLUMNS} FROM album_photo JOIN photo ON photo.seq = album_photo.photo
      WHERE album_photo.album = ? ORDER BY album_photo.added, album_photo.photo LIMIT 1`,
    album.seq,
  );
}

/** What both services tell of an album. */
export function albumFacts(database: Database, images: Images, album: AlbumRow) {
  const cover = coverPhoto(database, album);
  return {
    albumId: album.id,
    albumName: album.name,
    coverPhoto: cover ? images.of(cover) : null,
    photosCount: album.photosCount,
    created: new Date(album.created).toISOString(),
    updated: new Date(album.updated).toISOString(),
  };
}

type NewAlbum = { owner: number; name: string; created: number; id?: string; shared?: boolean };

/** Makes an album and returns its id. */
export function createAlbum(database: Database, { owner, name, created, id = randomUUID(), shared }: NewAlbum): string {
  const sql = 'INSERT INTO album (id, owner, name, created, updated, shared) VALUES (?, ?, ?, ?, ?, ?)';
  database.run(sql, id, owner, name, created, created, shared ? 1 : 0);
  return id;
}

export function renameAlbum(database: Database, album: AlbumRow, name: string, now: number): void {
  database.run('UPDATE album SET name = ?, updated = ? WHERE seq = ?', name, now, album.seq);
}

/** Deletes the album, not its photos. */
export function deleteAlbum(database: Database, album: AlbumRow): void {
  database.run('DELETE FROM album WHERE seq = ?', album.seq);
}

/**
 * Puts photos into an album; those in it already stay as they are.
 * @throws Problem 403 for a photo of another customer, 404 for one that does not exist; nothing is added then
 */
export function addToAlbum(
  database: Database,
  account: Account,
  album: AlbumRow,
  ids: readonly string[],
  now: number,
): void {
  database.transaction(() => {
    refuseForeign(database, account, ids);
    const list = JSON.stringify([...new Set(ids)]);
    const found = database.get(
      'SELECT count(*) AS count FROM photo WHERE id IN (SELECT value FROM json_each(?))',
      list,
    );
    if (Number(found?.['count']) < new Set(ids).size) throw notFound('A photo does not exist.');
    const sql = `INSERT OR IGNORE INTO album_photo (album, photo, added)
      SELECT ?, seq, ? FROM photo WHERE id IN (SELECT value FROM json_each(?))`;
    database.run(sql, album.seq, now, list);
    database.run('UPDATE album SET updated = ? WHERE seq = ?', now, album.seq);
  });
}

/** Takes photos out of an album; those that are not in it are ignored. */
export function removeFromAlbum(database: Database, album: AlbumRow, ids: readonly string[], now: number): void {
  database.transaction(() => {
    const sql = `DELETE FROM album_photo WHERE album = ?
      AND photo IN (SELECT seq FROM photo WHERE id IN (SELECT value FROM json_each(?)))`;
    database.run(sql, album.seq, JSON.stringify(ids));
    database.run('UPDATE album SET updated = ? WHERE seq = ?', now, album.seq);
  });
}
