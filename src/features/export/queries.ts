import { ApiError, hasStatus } from '#api/api-error.ts';
import { cachedAs } from '#api/query-options.ts';
import { createBackup, getBackup, getBackupChunkUrl } from '#generated/photo-export/calls.ts';
import type { Backup, BackupRequested } from '#generated/photo-export/model/index.ts';
import { getGetBackupQueryOptions } from '#generated/photo-export/queries.ts';
import { getPhotoAccountCounts } from '#generated/photo-management/calls.ts';
import type { Export } from './model.ts';

/** Reads of exports. */
export const exportQueries = {
  /** One export. */
  detail: (backupId: string) => cachedAs(getGetBackupQueryOptions(backupId), exportOf),
};

/** Finished when there is a list of chunks, else pending (O41). */
function exportOf(backup: Backup | null): Export {
  if (!backup) return { state: 'expired' };
  const { requested, processed, chunks } = backup;
  if (!chunks) return { state: 'pending', requested };
  return { state: 'finished', requested, chunks, ...(processed !== undefined && { processed }) };
}

/** Reads an export anew, whatever is cached. */
export async function fetchExport(backupId: string): Promise<Export> {
  return exportOf(await getBackup(backupId));
}

/**
 * Requests an export of the whole library; one that is running already (409) counts as requested, and so does any 2xx (O41): where it
 * says nothing, or what nobody knows, the id is missing.
 */
export async function requestExport(): Promise<BackupRequested> {
  try {
    return await createBackup();
  } catch (error) {
    if (hasStatus(error, 409)) return { status: 'in-progress' };
    // Nothing but a 2xx is held against its schema.
    if (error instanceof ApiError && error.kind === 'schema') return {};
    throw error;
  }
}

/** A signed link to a chunk, by its id (O70); null when the links of the export have expired. No token may be sent to it. */
export async function fetchChunkUrl(backupId: string, chunkId: string): Promise<string | null> {
  const link = await getBackupChunkUrl(backupId, chunkId);
  return link && link.url;
}

/** Photos in the library, whatever is cached. */
export async function countPhotos(signal: AbortSignal): Promise<number> {
  return (await getPhotoAccountCounts({ signal })).photosCount;
}
