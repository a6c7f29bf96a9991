/**
 * From openapi/temp-selections.yaml by npm run generate.
 */
import {
  TempSelection,
  TempSelectionCreated
} from './model/index.ts';
import type {
  TempSelectionRequest
} from './model/index.ts';

import { request, type CallOptions } from '../../src/api/request.ts';

/**
 * Keep a selection of photos.
 * The first step of ordering prints; the client goes to the prints editor with the id afterwards. On any failure the overlay closes and the client shows "Error transferring photos. Try again." A print tray that is continued on another device is kept in the same way, 500 photos at a time.
 */
export function createTempSelection(tempSelectionRequest: TempSelectionRequest, options?: CallOptions): Promise<TempSelectionCreated> {
  return request('/temp-selections', {
    operation: { service: 'temp-selections', operationId: 'createTempSelection', auth: 'bearer', timeoutMs: 20000, retry: 'none' },
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(tempSelectionRequest),
    schema: TempSelectionCreated,
  });
}

/**
 * The photos of a kept selection.
 * Read with the customer's token by whoever was handed the id: the prints editor, and this client on another device, where the address of a print tray that is continued there names it.
 */
export function getTempSelection(id: string, options?: CallOptions): Promise<TempSelection> {
  return request(`/temp-selections/${encodeURIComponent(id)}`, {
    operation: { service: 'temp-selections', operationId: 'getTempSelection', auth: 'bearer', timeoutMs: 15000, retry: 'transient', missing: 'failure' },
    ...options,
    method: 'GET',
    schema: TempSelection,
  });
}

