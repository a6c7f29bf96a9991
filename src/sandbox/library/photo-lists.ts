import type { Account } from '../accounts/accounts.ts';
import type { Database } from '../database/database.ts';
import type { Page, SortOrder } from './paging.ts';
import { readPage } from './paging.ts';
import { PHOTO_COLUMNS } from './photos.ts';
import type { PhotoRow } from './photos.ts';

export type SortKey = 'created' | 'dateTaken' | 'uploaded';

/** Which part of a list is asked for, and in which order. */
export type PageRequest = {
  sortKey?: SortKey | undefined;
  sortOrder?: SortOrder | undefined;
  limit?: number | undefined;
  cursor?: string | undefined;
};

const SEQ = { column: 'photo.seq', name: 'seq' };
const BY_DATE = [{ column: 'photo.month', name: 'month' }, { column: 'photo.taken', name: 'taken' }, SEQ];
const BY_UPLOAD = [{ column: 'photo.uploaded', name: 'uploaded' }, SEQ];
const BY_ADDITION = [
  { column: 'album_photo.added', name: 'added' },
  { column: 'album_photo.photo', name: 'seq' },
];

const DEFAULT_LIMIT = 24;

/** A page of one month's photos, by date taken unless asked otherwise. */
export function pageOfMonth(database: Database, account: Account, month: number, wanted: PageRequest): Page<PhotoRow> {
  const { sortKey = 'dateTaken', sortOrder = 'desc', limit = DEFAULT_LIMIT, cursor } = wanted;
  return readPage(database, {
    list: `month:${account.id}:${month}:${sortKey}:${sortOrder}`,
    select: `SELECT ${PHOTO_COLUMNS} FROM photo WHERE photo.owner = ? AND photo.month = ?`,
    values: [account.id, month],
    keys: libraryKeys(sortKey),
    order: sortOrder,
    limit,
    cursor,
  });
}

/** A page of all photos of the library, by date taken unless asked otherwise. */
export function pageOfLibrary(database: Database, account: Account, wanted: PageRequest): Page<PhotoRow> {
  const { sortKey = 'dateTaken', sortOrder = 'desc', limit = DEFAULT_LIMIT, cursor } = wanted;
  return readPage(database, {
    list: `library:${account.id}:${sortKey}:${sortOrder}`,
    select: `SELECT ${PHOTO_COLUMNS} FROM photo WHERE photo.owner = ?`,
    values: [account.id],
    keys: libraryKeys(sortKey),
    order: sortOrder,
    limit,
    cursor,
  });
}

/** A page of an album's photos, last added first unless asked otherwise. */
export function pageOfAlbum(
  database: Database,
  album: number,
  wanted: PageRequest,
): Page<PhotoRow & { added: number }> {
  const { sortKey = 'created', sortOrder = 'desc', limit = DEFAULT_LIMIT, cursor } = wanted;
  return readPage(database, {
    list: `album:${album}:${sortKey}:${sortOrder}`,
    select: `SELECT ${PHOTO_COLUMNS}, album_photo.added FROM album_photo
      JOIN photo ON photo.seq = album_photo.photo WHERE album_photo.album = ?`,
    values: [album],
    keys: sortKey === 'created' ? BY_ADDITION : libraryKeys(sortKey),
    order: sortOrder,
    limit,
    cursor,
  });
}

/** In the library a photo is created by its upload. */
function libraryKeys(sortKey: SortKey): typeof BY_DATE {
  return sortKey === 'dateTaken' ? BY_DATE : BY_UPLOAD;
}
