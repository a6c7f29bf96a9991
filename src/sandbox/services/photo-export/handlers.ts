import type { operations } from '#generated/photo-export/types.d.ts';
import type { Account } from '../../accounts/accounts.ts';
import { Problem, forbidden, notFound } from '../../core/problem.ts';
import type { Sandbox } from '../../core/sandbox.ts';
import { defineService } from '../../core/service.ts';
import { appOriginOf } from '../../http/cors.ts';
import { chunkPath, zipLink } from '../../library/zip-links.ts';
import {
  backupsDataset,
  chunksOf,
  findBackup,
  findChunk,
  hasExpired,
  pendingBackups,
  requestBackup,
} from './backups.ts';
import type { Backup } from './backups.ts';
import { processLater } from './processing.ts';
import { photoExportStates } from './provider-states.ts';

/** Backups of the whole library. */
export const photoExport = defineService<operations>({
  slug: 'photo-export',
  dataset: backupsDataset,
  states: photoExportStates,
  createHandlers(sandbox) {
    const { database, clock, addresses } = sandbox;
    pendingBackups(database).forEach(({ id }) => processLater(sandbox, id));

    return {
      createBackup({ account, message }) {
        if (pendingBackups(database, account).length > 0)
          throw new Problem(409, 'already-running', 'An export is running already.');
        const id = requestBackup(database, account, {
          app: appOriginOf(message, addresses.app),
          requested: clock.now(),
        });
        processLater(sandbox, id);
        return { status: 201, body: { id, status: 'requested' } };
      },
      getBackup({ account, params }) {
        const { id, requested, processed } = ownBackup(sandbox, account, params.id);
        const pending = { requested: new Date(requested).toISOString() };
        if (processed === null) return { status: 200, body: pending };
        const chunks = chunksOf(database, id).map((chunk) => ({
          id: chunk.id,
          iteration: chunk.iteration,
          size: chunk.size,
        }));
        return { status: 200, body: { ...pending, processed: new Date(processed).toISOString(), chunks } };
      },
      getBackupChunkUrl({ account, params }) {
        const backup = ownBackup(sandbox, account, params.id);
        const chunk = findChunk(database, params.chunk);
        if (chunk?.backup !== backup.id) throw notFound('This export has no such file.');
        return { status: 200, body: { url: zipLink(sandbox, chunkPath(chunk.id)) } };
      },
    };
  },
});

/** @throws Problem 404 for an export that does not exist, 403 for one of another customer, 410 when its links have expired */
function ownBackup({ database, clock }: Sandbox, account: Account, id: string): Backup {
  const backup = findBackup(database, id);
  if (!backup) throw notFound('There is no such export.');
  if (backup.account !== account.id) throw forbidden('This export belongs to another customer.');
  if (hasExpired(backup, clock.now()))
    throw new Problem(410, 'export-expired', 'The links of this export have expired.');
  return backup;
}
