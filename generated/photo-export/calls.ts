/**
 * From openapi/photo-export.yaml by npm run generate.
 */
import {
  Backup,
  BackupRequested,
  SignedLink
} from './model/index.ts';

import { request, type CallOptions } from '../../src/api/request.ts';

/**
 * Ask for an export of the whole library.
 * Sent without a body. The client tells the customer that it can take up to 48 hours.
 */
export function createBackup(options?: CallOptions): Promise<BackupRequested> {
  return request('/backups', {
    operation: { service: 'photo-export', operationId: 'createBackup', auth: 'bearer', timeoutMs: 20000, retry: 'none' },
    ...options,
    method: 'POST',
    schema: BackupRequested,
  });
}

/**
 * One export.
 * Finished when it has chunks; else it is pending, and the client sends the customer to the photos page with a notice.
 */
export function getBackup(id: string, options?: CallOptions): Promise<Backup | null> {
  return request(`/backups/${encodeURIComponent(id)}`, {
    operation: { service: 'photo-export', operationId: 'getBackup', auth: 'bearer', timeoutMs: 15000, retry: 'transient', missing: null },
    ...options,
    method: 'GET',
    schema: Backup,
  });
}

/**
 * A signed link to one zip file of an export.
 * The file is saved as photo-export-(iteration).zip. No token is sent to the link.
 */
export function getBackupChunkUrl(id: string, chunk: string, options?: CallOptions): Promise<SignedLink | null> {
  return request(`/backups/${encodeURIComponent(id)}/chunks/${encodeURIComponent(chunk)}/url`, {
    operation: { service: 'photo-export', operationId: 'getBackupChunkUrl', auth: 'bearer', timeoutMs: 15000, retry: 'transient', missing: null },
    ...options,
    method: 'GET',
    schema: SignedLink,
  });
}

