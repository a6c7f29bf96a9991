/**
 * From openapi/photo-downloads.yaml by npm run generate.
 */
import {
  ArchiveDownload,
  DownloadList,
  SignedLink
} from './model/index.ts';
import type {
  ArchiveRequest
} from './model/index.ts';

import { request, type CallOptions } from '../../src/api/request.ts';

/**
 * The archives of the customer.
 * The client shows them newest first, by name or else by id; a list of ids alone is enough. Unknown fields are kept.
 */
export function listDownloads(options?: CallOptions): Promise<DownloadList> {
  return request('/downloads', {
    operation: { service: 'photo-downloads', operationId: 'listDownloads', auth: 'bearer', timeoutMs: 15000, retry: 'transient', list: 'tolerant' },
    ...options,
    method: 'GET',
    schema: DownloadList,
  });
}

/**
 * Order an archive.
 * Any 2xx is accepted. The client opens the push connection afterwards. On any failure it shows "Error: Your photos could not be downloaded".
 */
export function createArchiveDownload(archiveRequest: ArchiveRequest, options?: CallOptions): Promise<ArchiveDownload> {
  return request('/downloads', {
    operation: { service: 'photo-downloads', operationId: 'createArchiveDownload', auth: 'bearer', timeoutMs: 20000, retry: 'none' },
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(archiveRequest),
    schema: ArchiveDownload,
  });
}

/**
 * A signed link to a finished archive.
 * Asked for when the push connection says that the archive is finished, and on the downloads page. The file is saved as (id).zip. No token is sent to the link.
 */
export function getDownloadUrl(id: string, options?: CallOptions): Promise<SignedLink> {
  return request(`/downloads/${encodeURIComponent(id)}/url`, {
    operation: { service: 'photo-downloads', operationId: 'getDownloadUrl', auth: 'bearer', timeoutMs: 15000, retry: 'transient', missing: 'failure' },
    ...options,
    method: 'GET',
    schema: SignedLink,
  });
}

