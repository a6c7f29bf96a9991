import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { dirname } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { Account } from '../accounts/accounts.ts';
import type { Sandbox } from '../core/sandbox.ts';
import type { Database } from '../database/database.ts';
import { UNTOUCHED, originalSize, readPhotoFile } from './photo-files.ts';
import { zipNames, zipStream } from './zip.ts';
import type { ZipEntry } from './zip.ts';

/** An archive of photos to download, as the order is answered. */
export type Archive = { id: string; name: string; photos: string[] };

/**
 * A photo as it was when it was packed: an archive outlives the photos in it.
 * @property bytes makes its file so large, for archives of any size
 */
export type PackedPhoto = { id: string; picture: number; fileName: string; uploaded: number; bytes?: number | null };

export type ArchiveStatus = 'started' | 'finished' | 'error';

/** An archive as the tables hold it; times in milliseconds since 1970. */
export type StoredArchive = {
  id: string;
  account: number;
  name: string | null;
  photos: string[];
  created: number;
  status: ArchiveStatus;
  packed: PackedPhoto[];
};

/** Table of the state of archives. */
export const ARCHIVE_CONTENT_TABLE = `
  CREATE TABLE archive_content (
    archive TEXT PRIMARY KEY REFERENCES archive (id) ON DELETE CASCADE,
    status TEXT NOT NULL CHECK (status IN ('started', 'finished', 'error')),
    packed TEXT NOT NULL
  ) STRICT;
`;

/** Least time to make an archive, and the time at which it is reported as begun. */
const MAKING_MS = 1_200;
const STARTED_MS = 50;

/** Orders an archive; the push connection tells when it is being made, and when it is ready or has failed. */
export function orderArchive(sandbox: Sandbox, account: Account, name: string, photos: string[]): Archive {
  const id = randomUUID();
  const created = sandbox.clock.now();
  storeArchive(sandbox.database, { id, account: account.id, name, photos, created, status: 'started', packed: [] });
  sandbox.jobs.later(STARTED_MS, () => tell(sandbox, id, 'started'));
  sandbox.jobs.later(MAKING_MS, () => makeArchive(sandbox, id));
  return { id, name, photos };
}

/** Goes on with archives that a restart interrupted. */
export function resumeArchives(sandbox: Sandbox): void {
  const begun = sandbox.database.all<{ archive: string }>(
    "SELECT archive FROM archive_content WHERE status = 'started'",
  );
  begun.forEach(({ archive }) => sandbox.jobs.later(MAKING_MS, () => makeArchive(sandbox, archive)));
}

/** Name of the kept file of an archive. */
export const archiveFile = (id: string): string => `archive-${id.replaceAll(/[^\w-]/g, '_')}.zip`;

/**
 * Packs the photos as they are now into a file: the archive is finished when its last byte is written, so that a link to it
 * answers at once. One of which a photo is gone has failed.
 */
async function makeArchive(sandbox: Sandbox, id: string): Promise<void> {
  const archive = findArchive(sandbox.database, id);
  if (archive?.status !== 'started') return;
  const packed = packPhotos(sandbox.database, archive.photos);
  const isWhole = packed.length === new Set(archive.photos).size;
  const status = isWhole && (await writeArchive(sandbox, id, packed)) ? 'finished' : 'error';
  // A reset may have come meanwhile.
  if (findArchive(sandbox.database, id)?.status !== 'started') return sandbox.files.remove(archiveFile(id));
  sandbox.database.run(
    'UPDATE archive_content SET status = ?, packed = ? WHERE archive = ?',
    status,
    JSON.stringify(packed),
    id,
  );
  tell(sandbox, id, status);
}

/** @returns whether all of it could be read */
async function writeArchive(sandbox: Sandbox, id: string, packed: readonly PackedPhoto[]): Promise<boolean> {
  const path = sandbox.files.pathOf(archiveFile(id));
  await mkdir(dirname(path), { recursive: true });
  return pipeline(zipStream(entriesOf(sandbox, packed)), createWriteStream(path)).then(
    () => true,
    () => false,
  );
}

/** The files of a zip archive of photos. Each is read when its turn comes. */
export function entriesOf(sandbox: Sandbox, photos: readonly PackedPhoto[]): ZipEntry[] {
  const names = zipNames(photos.map(({ fileName }) => fileName));
  return photos.map(({ picture, fileName, uploaded, bytes }, index) => ({
    name: names[index] ?? fileName,
    size: bytes ?? originalSize(sandbox, picture),
    modified: new Date(uploaded),
    async read() {
      const file = (await readPhotoFile(sandbox, picture, UNTOUCHED)).bytes;
      return bytes ? Buffer.concat([file], bytes) : file;
    },
  }));
}

function tell({ database, clock, push }: Sandbox, id: string, key: ArchiveStatus): void {
  const sql = 'SELECT sub FROM account WHERE id = (SELECT account FROM archive WHERE id = ?)';
  const owner = database.get<{ sub: string }>(sql, id);
  if (!owner) return;
  const message = { userId: owner.sub, downloadId: id };
  push.send(owner.sub, {
    id: randomUUID(),
    timestamp: new Date(clock.now()).toISOString(),
    key: `archive-${key}`,
    message,
  });
}

/** The photos with these ids that exist, in that order. */
export function packPhotos(database: Database, ids: readonly string[]): PackedPhoto[] {
  return database.all<PackedPhoto>(
    `SELECT photo.id, photo.picture, photo.file_name AS fileName, photo.uploaded
      FROM (SELECT value, min(key) AS place FROM json_each(?) GROUP BY value) AS wanted JOIN photo ON photo.id = wanted.value
      ORDER BY wanted.place`,
    JSON.stringify(ids),
  );
}

/** Puts an archive into the tables, in place of one with the same id. */
export function storeArchive(
  database: Database,
  { id, account, name, photos, created, status, packed }: StoredArchive,
): void {
  database.run('DELETE FROM archive WHERE id = ?', id);
  const sql = 'INSERT INTO archive (id, account, name, photos, created) VALUES (?, ?, ?, ?, ?)';
  database.run(sql, id, account, name, JSON.stringify(photos), created);
  database.run(
    'INSERT INTO archive_content (archive, status, packed) VALUES (?, ?, ?)',
    id,
    status,
    JSON.stringify(packed),
  );
}

type Row = Omit<StoredArchive, 'photos' | 'packed'> & { photos: string; packed: string };

const SELECT = `SELECT archive.id, archive.account, archive.name, archive.photos, archive.created,
  archive_content.status, archive_content.packed FROM archive JOIN archive_content ON archive_content.archive = archive.id`;

const stored = (row: Row): StoredArchive => ({
  ...row,
  photos: JSON.parse(row.photos),
  packed: JSON.parse(row.packed),
});

export function findArchive(database: Database, id: string): StoredArchive | undefined {
  const row = database.get<Row>(`${SELECT} WHERE archive.id = ?`, id);
  return row && stored(row);
}

/** The archives of an account, newest first. */
export function archivesOf(database: Database, account: Account): StoredArchive[] {
  return database.all<Row>(`${SELECT} WHERE archive.account = ? ORDER BY archive.created DESC`, account.id).map(stored);
}
