import { randomUUID } from 'node:crypto';
import { millisecondsInDay } from 'date-fns/constants';
import type { Account } from '../../accounts/accounts.ts';
import type { Database } from '../../database/database.ts';
import type { Dataset } from '../../database/dataset.ts';
import type { PackedPhoto } from '../../library/archives.ts';

/**
 * An export of a library; times in milliseconds since 1970, `processed` null until it is ready. `app` is the address of the app
 * that asked for it.
 */
export type Backup = { id: string; account: number; app: string; requested: number; processed: number | null };

const COLUMNS = 'backup.id, account, app, requested, processed';

/** One zip file of an export: photos from one place to another, both included, and its size in bytes. */
export type Chunk = { id: string; backup: string; iteration: number; first: number; last: number; size: number };

/** Lifetime of the links of an export (P9.10). */
const LINKS_LAST_MS = 7 * millisecondsInDay;

/** An export keeps what the library held when it was asked for, whatever is deleted afterwards. */
export const backupsDataset: Dataset = {
  name: 'photo-export',
  tables: `
    CREATE TABLE backup (
      id TEXT PRIMARY KEY,
      account INTEGER NOT NULL REFERENCES account (id) ON DELETE CASCADE,
      app TEXT NOT NULL,
      requested INTEGER NOT NULL,
      processed INTEGER
    ) STRICT;

    CREATE TABLE backup_photo (
      backup TEXT NOT NULL REFERENCES backup (id) ON DELETE CASCADE,
      place INTEGER NOT NULL,
      id TEXT NOT NULL,
      picture INTEGER NOT NULL,
      file_name TEXT NOT NULL,
      uploaded INTEGER NOT NULL,
      bytes INTEGER,
      PRIMARY KEY (backup, place)
    ) STRICT, WITHOUT ROWID;

    CREATE INDEX backup_photo_by_upload ON backup_photo (picture) WHERE picture < 0;

    CREATE TABLE backup_chunk (
      id TEXT PRIMARY KEY,
      backup TEXT NOT NULL REFERENCES backup (id) ON DELETE CASCADE,
      iteration INTEGER NOT NULL,
      first INTEGER NOT NULL,
      last INTEGER NOT NULL,
      size INTEGER NOT NULL
    ) STRICT;
  `,
  seed() {
    // The seeded state has no exports.
  },
};

/** Adds an export that holds nothing yet. */
export function insertBackup(database: Database, { id, account, app, requested }: Omit<Backup, 'processed'>): void {
  const sql = 'INSERT INTO backup (id, account, app, requested) VALUES (?, ?, ?, ?)';
  database.run(sql, id, account, app, requested);
}

/** Asks for an export of everything that the library holds now, oldest photo first. */
export function requestBackup(
  database: Database,
  account: Account,
  { id = randomUUID(), ...asked }: Pick<Backup, 'app' | 'requested'> & { id?: string },
): string {
  database.transaction(() => {
    insertBackup(database, { id, account: account.id, ...asked });
    database.run(
      `INSERT INTO backup_photo (backup, place, id, picture, file_name, uploaded)
        SELECT ?, row_number() OVER (ORDER BY month, taken, seq) - 1, id, picture, file_name, uploaded FROM photo WHERE owner = ?`,
      id,
      account.id,
    );
  });
  return id;
}

export function findBackup(database: Database, id: string): Backup | undefined {
  return database.get<Backup>(`SELECT ${COLUMNS} FROM backup WHERE id = ?`, id);
}

/** The exports that are not ready yet: of one account, or of everybody. */
export function pendingBackups(database: Database, account?: Account): Backup[] {
  const sql = `SELECT ${COLUMNS} FROM backup WHERE processed IS NULL`;
  return account ? database.all<Backup>(`${sql} AND account = ?`, account.id) : database.all<Backup>(sql);
}

/** Whether the links of an export no longer work. */
export function hasExpired({ processed }: Backup, now: number): boolean {
  return processed !== null && processed + LINKS_LAST_MS <= now;
}

/** Whether an export that can still be downloaded holds that uploaded picture. */
export function isExported(database: Database, picture: number, now: number): boolean {
  const sql = `SELECT ${COLUMNS} FROM backup JOIN backup_photo ON backup = backup.id WHERE picture < 0 AND picture = ?`;
  return database.all<Backup>(sql, picture).some((backup) => !hasExpired(backup, now));
}

/** Photos of an export, from one index to another. */
export function photosOfBackup(
  database: Database,
  id: string,
  first = 0,
  last = Number.MAX_SAFE_INTEGER,
): PackedPhoto[] {
  return database.all<PackedPhoto>(
    'SELECT id, picture, file_name AS fileName, uploaded, bytes FROM backup_photo WHERE backup = ? AND place BETWEEN ? AND ? ORDER BY place',
    id,
    first,
    last,
  );
}

export function photosOfChunk(database: Database, { backup, first, last }: Chunk): PackedPhoto[] {
  return photosOfBackup(database, backup, first, last);
}

export function chunksOf(database: Database, backup: string): Chunk[] {
  return database.all<Chunk>(
    'SELECT id, backup, iteration, first, last, size FROM backup_chunk WHERE backup = ? ORDER BY iteration',
    backup,
  );
}

export function findChunk(database: Database, id: string): Chunk | undefined {
  return database.get<Chunk>('SELECT id, backup, iteration, first, last, size FROM backup_chunk WHERE id = ?', id);
}

/** Makes an export ready, with these zip files. */
export function finishBackup(
  database: Database,
  id: string,
  processed: number,
  chunks: readonly Omit<Chunk, 'backup'>[],
): void {
  database.transaction(() => {
    for (const chunk of chunks) {
      const sql = 'INSERT INTO backup_chunk (id, backup, iteration, first, last, size) VALUES (?, ?, ?, ?, ?, ?)';
      database.run(sql, chunk.id, id, chunk.iteration, chunk.first, chunk.last, chunk.size);
    }
    database.run('UPDATE backup SET processed = ? WHERE id = ?', processed, id);
  });
}
