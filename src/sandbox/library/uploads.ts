import type { Account } from '../accounts/accounts.ts';
import { notFound } from '../core/problem.ts';
import type { Database } from '../database/database.ts';
import type { Dataset } from '../database/dataset.ts';

/**
 * An announced file. `width` and `height` are those of the picture as it is seen; they and `contentType` are null until
 * all bytes have arrived. An upload of no account was made without a session.
 */
export type UploadRow = {
  seq: number;
  id: string;
  account: number | null;
  fileName: string;
  album: string | null;
  length: number;
  created: number;
  contentType: string | null;
  width: number | null;
  height: number | null;
};

const COLUMNS =
  'seq, id, account, file_name AS fileName, album, length, created, content_type AS contentType, width, height';

/** The uploads; when a photo is deleted, its upload is gone, and its files can go once no export holds them (see forgetGoneUploads). */
export const uploadsDataset: Dataset = {
  name: 'uploads',
  tables: `
    CREATE TABLE upload (
      seq INTEGER PRIMARY KEY AUTOINCREMENT,
      id TEXT NOT NULL UNIQUE,
      account INTEGER REFERENCES account (id) ON DELETE CASCADE,
      file_name TEXT NOT NULL,
      album TEXT,
      length INTEGER NOT NULL,
      created INTEGER NOT NULL,
      content_type TEXT,
      width INTEGER,
      height INTEGER,
      is_gone INTEGER NOT NULL DEFAULT 0
    ) STRICT;

    CREATE TABLE storage_limit (
      account INTEGER PRIMARY KEY REFERENCES account (id) ON DELETE CASCADE,
      photos INTEGER NOT NULL
    ) STRICT;

    CREATE TRIGGER upload_goes_with_photo AFTER DELETE ON photo WHEN OLD.picture < 0
      BEGIN UPDATE upload SET is_gone = 1 WHERE seq = -OLD.picture; END;
  `,
  seed: () => undefined,
};

export type NewUpload = Pick<UploadRow, 'id' | 'account' | 'fileName' | 'album' | 'length' | 'created'>;

export function insertUpload(database: Database, { id, account, fileName, album, length, created }: NewUpload): void {
  const sql =
    'INSERT OR REPLACE INTO upload (id, account, file_name, album, length, created) VALUES (?, ?, ?, ?, ?, ?)';
  database.run(sql, id, account, fileName, album, length, created);
}

export function findUpload(database: Database, id: string): UploadRow | undefined {
  return database.get<UploadRow>(`SELECT ${COLUMNS} FROM upload WHERE id = ? AND is_gone = 0`, id);
}

/** The account's own upload. */
export function ownUpload(database: Database, account: Account, id: string): UploadRow | undefined {
  const upload = findUpload(database, id);
  return upload?.account === account.id ? upload : undefined;
}

/** `picture` of a photo that shows that upload: below zero, where the shared pool has no pictures. */
export function pictureOf({ seq }: UploadRow): number {
  return -seq;
}

/**
 * The upload that a photo shows, undefined when it shows a picture of the shared pool.
 * @throws Problem 404 when it is forgotten: the shared pool has no picture of that number
 */
export function uploadOf(database: Database, picture: number): UploadRow | undefined {
  if (picture >= 0) return undefined;
  const upload = database.get<UploadRow>(`SELECT ${COLUMNS} FROM upload WHERE seq = ?`, -picture);
  if (!upload) throw notFound('There is no such file.');
  return upload;
}

/** Number of uploads of an account that have begun and not arrived yet: storage is reserved for each. */
export function countBegun(database: Database, account: Account): number {
  const sql = 'SELECT count(*) AS count FROM upload WHERE account = ? AND content_type IS NULL AND is_gone = 0';
  return Number(database.get(sql, account.id)?.['count']);
}

/** All bytes are here and they are this picture. */
export function completeUpload(
  database: Database,
  { seq }: UploadRow,
  picture: { contentType: string; width: number; height: number },
): void {
  const sql = 'UPDATE upload SET content_type = ?, width = ?, height = ? WHERE seq = ?';
  database.run(sql, picture.contentType, picture.width, picture.height, seq);
}

/** Says that an upload is cancelled or was no picture. */
export function giveUpUpload(database: Database, { seq }: UploadRow): void {
  database.run('UPDATE upload SET is_gone = 1 WHERE seq = ?', seq);
}

/**
 * Forgets the uploads that are gone, and those begun before `expiry` that never ended. Gives their ids.
 * @param isNeeded whether something still shows the picture, though its photo is deleted
 */
export function forgetGoneUploads(
  database: Database,
  expiry: number,
  isNeeded: (picture: number) => boolean,
): string[] {
  const sql = `SELECT ${COLUMNS} FROM upload WHERE is_gone = 1 OR (content_type IS NULL AND created < ?)`;
  const gone = database.all<UploadRow>(sql, expiry).filter((upload) => !isNeeded(pictureOf(upload)));
  for (const { seq } of gone) database.run('DELETE FROM upload WHERE seq = ?', seq);
  return gone.map(({ id }) => id);
}
