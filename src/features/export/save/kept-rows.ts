import { openTable } from '#lib/database.ts';
import { markRows } from '../rows-flag.ts';

/**
 * What localStorage cannot hold of an export: the folder that its parts are saved in, and the names of the photos in a part.
 * A row counts for as long as its export has the same token (saved-parts.ts): what is left of another customer is nobody's.
 */
const table = openTable('saved-exports', 'id');

/** Removes all of it. */
export async function clearRows(): Promise<void> {
  await table.clear();
  markRows(false);
}

export async function writeFolder(backupId: string, token: string, folder: FileSystemDirectoryHandle): Promise<void> {
  markRows(true);
  await table.put([{ id: `folder ${backupId}`, token, folder }]);
}

export async function readFolder(backupId: string, token: string): Promise<FileSystemDirectoryHandle | undefined> {
  const row = await table.get(`folder ${backupId}`);
  return isRowOf(token, row) && 'folder' in row && row.folder instanceof FileSystemDirectoryHandle
    ? row.folder
    : undefined;
}

export async function writeNames(
  backupId: string,
  token: string,
  chunkId: string,
  names: readonly string[],
): Promise<void> {
  markRows(true);
  await table.put([{ id: `names ${backupId} ${chunkId}`, token, names }]);
}

/** Names of the photos in a part; undefined when they are not known. */
export async function readNames(backupId: string, token: string, chunkId: string): Promise<string[] | undefined> {
  const row = await table.get(`names ${backupId} ${chunkId}`);
  return isRowOf(token, row) && 'names' in row && Array.isArray(row.names)
    ? row.names.filter((name) => typeof name === 'string')
    : undefined;
}

function isRowOf(token: string, row: unknown): row is { token: string } {
  return typeof row === 'object' && row !== null && 'token' in row && row.token === token;
}
