import { hasStatus } from '#api/api-error.ts';
import { keptAs } from '#api/query-options.ts';
import { createBackup, getBackupChunkUrl } from '#generated/photo-export/calls.ts';
import { getGetBackupQueryOptions } from '#generated/photo-export/queries.ts';
import type { Backup, BackupRequested } from '#generated/photo-export/model/index.ts';

/** One zip file of an export; size in bytes, iteration counts from 1. */
export type ExportChunk = NonNullable<Backup['chunks']>[number];

/** How far an export is. Its links expire after 7 days, which a missing export cannot be told from (P4.22). */
export type Export =
  | { state: 'pending'; requested: string }
  | { state: 'finished'; requested: string; processed?: string; chunks: ExportChunk[] }
  | { state: 'expired' };

/** Reads of exports. */
export const exportQueries = {
  /** One export. */
  detail: (backupId: string) => keptAs(getGetBackupQueryOptions(backupId), exportOf),
};

/** Finished when there is a list of chunks, else pending (O41). */
function exportOf(backup: Backup | null): Export {
  if (!backup) return { state: 'expired' };
  const { requested, processed, chunks } = backup;
  if (!chunks) return { state: 'pending', requested };
  return { state: 'finished', requested, chunks, ...(processed !== undefined && { processed }) };
}

/** Asks for an export of the whole library; one that is running already (409) is as good as asked for. */
export async function requestExport(): Promise<BackupRequested> {
  try {
    return await createBackup();
  } catch (error) {
    if (hasStatus(error, 409)) return { status: 'in-progress' };
    throw error;
  }
}

/** A signed link to a chunk, by its id (O70); null when the links of the export have expired. No token may be sent to it. */
export async function fetchChunkUrl(backupId: string, chunkId: string): Promise<string | null> {
  const link = await getBackupChunkUrl(backupId, chunkId);
  return link && link.url;
}
