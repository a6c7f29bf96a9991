/**
 * From openapi/photo-storage.yaml by npm run generate.
 */
import type {
  AppendToUploadHeaders,
  CancelUploadHeaders,
  CreateUploadHeaders,
  GetUploadOffsetHeaders
} from './model/index.ts';

import { request, type CallOptions } from '../../src/api/request.ts';

/**
 * Announce an upload.
 * Sent without a body for each file. No byte is sent yet: they follow by appendToUpload to the address in Location. The call is not repeated at once, because a lost answer leaves an empty upload behind. When the connection is back, the client announces the file anew; what was left behind holds no bytes and expires.
 */
export function createUpload(headers: CreateUploadHeaders, options?: CallOptions): Promise<{ headers: Headers }> {
  return request('/uploads', {
    operation: { service: 'photo-storage', operationId: 'createUpload', auth: 'bearer', timeoutMs: 20000, retry: 'none', answer: 'headers' },
    ...options,
    method: 'POST',
    headers: { ...headers },
  });
}

/**
 * How much of an upload has arrived.
 * Asked before an upload goes on: after a lost connection, a reload of the page, and a 409 of appendToUpload. Answers to HEAD have no body, failures included.
 */
export function getUploadOffset(uploadId: string, headers: GetUploadOffsetHeaders, options?: CallOptions): Promise<{ headers: Headers } | null> {
  return request(`/uploads/${encodeURIComponent(uploadId)}`, {
    operation: { service: 'photo-storage', operationId: 'getUploadOffset', auth: 'bearer', timeoutMs: 15000, retry: 'transient', missing: null, answer: 'headers' },
    ...options,
    method: 'HEAD',
    headers: { ...headers },
  });
}

/**
 * Send the next bytes.
 * The bytes from Upload-Offset on, one part of the file per call, in order. What arrived before a connection broke is kept. The last part completes the upload: the photo is in the library, and in the album if one was named.
 */
export function appendToUpload(uploadId: string, appendToUploadBody: Blob, headers: AppendToUploadHeaders, options?: CallOptions): Promise<{ headers: Headers } | null> {
  return request(`/uploads/${encodeURIComponent(uploadId)}`, {
    operation: { service: 'photo-storage', operationId: 'appendToUpload', auth: 'bearer', timeoutMs: 120000, retry: 'none', missing: null, answer: 'headers' },
    ...options,
    method: 'PATCH',
    headers: { 'Content-Type': 'application/offset+octet-stream', ...headers },
    body: appendToUploadBody,
  });
}

/**
 * Cancel an upload.
 * Sent when the customer takes a file off the list before it is complete. The bytes that arrived are thrown away.
 */
export function cancelUpload(uploadId: string, headers: CancelUploadHeaders, options?: CallOptions): Promise<void> {
  return request(`/uploads/${encodeURIComponent(uploadId)}`, {
    operation: { service: 'photo-storage', operationId: 'cancelUpload', auth: 'bearer', timeoutMs: 15000, retry: 'none', missing: 'done' },
    ...options,
    method: 'DELETE',
    headers: { ...headers },
  });
}

