import { createTimeLimit, openTable } from '#lib/database.ts';
import { EXPORTS_DATABASE, finishClearing, sameCustomerGuard } from '#session/clear-files.ts';
import { setFileFlag } from '#session/file-flags.ts';

/**
 * Rows of exports for what localStorage cannot hold: the folder that the parts are saved in, and the names of the
 * photos in a part. A row counts for as long as its export has the same token (saved-parts.ts): what is left of another
 * customer is nobody's.
 */
const table = openTable(EXPORTS_DATABASE, 'id');
const inTime = createTimeLimit();

/** Writes a row; no saving waits for long until it is written. Never rejects. */
function write(row: object): Promise<void> {
  return inTime(writeOnceCleared(row));
}

/** Writes a row once those of another customer are gone: its flag takes the place of the one by which they are to be cleared. Never rejects. */
async function writeOnceCleared(row: object): Promise<void> {
  const isSameCustomer = sameCustomerGuard();
  await finishClearing();
  if (!isSameCustomer()) return;
  try {
    setFileFlag('exportRowsKept', true);
  } catch {
    // The storage is full: what no flag tells of would not be cleared.
    return;
  }
  await table.put([row]);
}

export function writeFolder(backupId: string, token: string, folder: FileSystemDirectoryHandle): Promise<void> {
  return write({ id: `folder ${backupId}`, token, folder });
}

export async function readFolder(backupId: string, token: string): Promise<FileSystemDirectoryHandle | undefined> {
  const row = await inTime(table.get(`folder ${backupId}`));
  return isRowOf(token, row) && 'folder' in row && row.folder instanceof FileSystemDirectoryHandle
    ? row.folder
    : undefined;
}

export function writeNames(backupId: string, token: string, chunkId: string, names: readonly string[]): Promise<void> {
  return write({ id: `names ${backupId} ${chunkId}`, token, names });
}

/** Names of the photos in a part; undefined when they are not known. */
export async function readNames(backupId: string, token: string, chunkId: string): Promise<string[] | undefined> {
  const row = await inTime(table.get(`names ${backupId} ${chunkId}`));
  return isRowOf(token, row) && 'names' in row && Array.isArray(row.names)
    ? row.names.filter((name) => typeof name === 'string')
    : undefined;
}

function isRowOf(token: string, row: unknown): row is { token: string } {
  return typeof row === 'object' && row !== null && 'token' in row && row.token === token;
}
