/**
 * From openapi/widget-gallery.yaml by npm run generate.
 */
import {
  BlockedOrder,
  Categories,
  GalleryEntry
} from './model/index.ts';
import type {
  DeleteGalleryEntryParams,
  GalleryEntryFields,
  GetGalleryEntryParams,
  UpdateGalleryEntryParams
} from './model/index.ts';

import { pathWithQuery } from '../../src/api/path-with-query.ts';
import { request, type CallOptions } from '../../src/api/request.ts';

/**
 * Publish an online photo book.
 * The path ends in a slash.
 */
export function createGalleryEntry(galleryEntryFields: GalleryEntryFields, options?: CallOptions): Promise<GalleryEntry> {
  return request('/v1/galleryentries/', {
    operation: { service: 'widget-gallery', operationId: 'createGalleryEntry', auth: 'bearer', timeoutMs: 20000, retry: 'none' },
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(galleryEntryFields),
    schema: GalleryEntry,
  });
}

/**
 * The entry of an online photo book.
 * 404 means that it is not published.
 */
export function getGalleryEntry(id: string, params: GetGalleryEntryParams, options?: CallOptions): Promise<GalleryEntry | null> {
  return request(pathWithQuery(`/v1/galleryentries/${encodeURIComponent(id)}`, params), {
    operation: { service: 'widget-gallery', operationId: 'getGalleryEntry', auth: 'bearer', timeoutMs: 10000, retry: 'transient', missing: null },
    ...options,
    method: 'GET',
    schema: GalleryEntry,
  });
}

/**
 * Replace an entry.
 * The channel stands in the query and in the body.
 */
export function updateGalleryEntry(id: string, galleryEntryFields: GalleryEntryFields, params: UpdateGalleryEntryParams, options?: CallOptions): Promise<undefined | null> {
  return request(pathWithQuery(`/v1/galleryentries/${encodeURIComponent(id)}`, params), {
    operation: { service: 'widget-gallery', operationId: 'updateGalleryEntry', auth: 'bearer', timeoutMs: 20000, retry: 'none', missing: null },
    ...options,
    method: 'PUT',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(galleryEntryFields),
  });
}

/**
 * Withdraw an entry.
 * The online photo book itself stays.
 */
export function deleteGalleryEntry(id: string, params: DeleteGalleryEntryParams, options?: CallOptions): Promise<void> {
  return request(pathWithQuery(`/v1/galleryentries/${encodeURIComponent(id)}`, params), {
    operation: { service: 'widget-gallery', operationId: 'deleteGalleryEntry', auth: 'bearer', timeoutMs: 15000, retry: 'none', missing: 'done' },
    ...options,
    method: 'DELETE',
  });
}

/**
 * The categories of the gallery.
 * In the order in which they are shown. On any failure a photo book is published without categories.
 */
export function listGalleryCategories(options?: CallOptions): Promise<Categories> {
  return request('/v1/categories', {
    operation: { service: 'widget-gallery', operationId: 'listGalleryCategories', auth: 'bearer', timeoutMs: 10000, retry: 'transient', list: 'tolerant' },
    ...options,
    method: 'GET',
    schema: Categories,
  });
}

/**
 * Whether a photo book may not be published.
 * Public, sent without a token. An answer means that it is blocked, 404 that it is not; what the answer holds is not read.
 */
export function getBlockedOrder(orderCode: string, options?: CallOptions): Promise<BlockedOrder | null> {
  return request(`/v1/blockedorders/${encodeURIComponent(orderCode)}`, {
    operation: { service: 'widget-gallery', operationId: 'getBlockedOrder', auth: 'none', timeoutMs: 10000, retry: 'transient', missing: null },
    ...options,
    method: 'GET',
    schema: BlockedOrder,
  });
}

