/**
 * From openapi/upload-storage.yaml by npm run generate.
 */
import {
  Upload,
  Uploads
} from './model/index.ts';
import type {
  GetUploadParams,
  UploadIds
} from './model/index.ts';

import { pathWithQuery } from '../../src/api/path-with-query.ts';
import { request, type CallOptions } from '../../src/api/request.ts';

/**
 * One upload of an account.
 * On 403 and 404 the client asks getAnonymousUploads; any other failure goes to the caller.
 */
export function getUpload(id: string, params: GetUploadParams, options?: CallOptions): Promise<Upload | null> {
  return request(pathWithQuery(`/uploads/${encodeURIComponent(id)}`, params), {
    operation: { service: 'upload-storage', operationId: 'getUpload', auth: 'bearer', timeoutMs: 15000, retry: 'transient', missing: null },
    ...options,
    method: 'GET',
    schema: Upload,
  });
}

/**
 * Uploads that belong to no account.
 * A question, though it is a POST. The body is a list of ids; the client asks for one. Uploads that are not there are left out.
 */
export function getAnonymousUploads(uploadIds: UploadIds, options?: CallOptions): Promise<Uploads> {
  return request('/getanonymousuploads', {
    operation: { service: 'upload-storage', operationId: 'getAnonymousUploads', auth: 'bearer', timeoutMs: 15000, retry: 'transient', list: 'tolerant', missing: [] },
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(uploadIds),
    schema: Uploads,
  });
}

