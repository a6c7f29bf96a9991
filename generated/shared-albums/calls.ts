/**
 * From openapi/shared-albums.yaml by npm run generate.
 */
import {
  SharedAlbum,
  SharedAlbumPage,
  SharedAlbumParticipants,
  SharedAlbumSummary,
  SharedImagePage
} from './model/index.ts';
import type {
  ListSharedAlbumPhotosParams,
  ListSharedAlbumsParams
} from './model/index.ts';

import { pathWithQuery } from '../../src/api/path-with-query.ts';
import { request, type CallOptions } from '../../src/api/request.ts';
import { getListSharedAlbumsUrl } from './urls.ts';

/**
 * How many shared albums the customer may read and has granted.
 * Adds to the count on the Albums tab. 404 means none.
 */
export function getSharedAlbumSummary(options?: CallOptions): Promise<SharedAlbumSummary> {
  return request('/users', {
    operation: { service: 'shared-albums', operationId: 'getSharedAlbumSummary', auth: 'bearer', timeoutMs: 10000, retry: 'transient', missing: { readAlbumsCount: 0, grantedAlbumsCount: 0 } },
    ...options,
    method: 'GET',
    schema: SharedAlbumSummary,
  });
}

/**
 * Shared albums that the customer may read.
 * 50 per page; the cursor is opaque, null marks the last page.
 */
export function listSharedAlbums(params?: ListSharedAlbumsParams, options?: CallOptions): Promise<SharedAlbumPage> {
  return request(getListSharedAlbumsUrl(params), {
    operation: { service: 'shared-albums', operationId: 'listSharedAlbums', auth: 'bearer', timeoutMs: 15000, retry: 'transient', list: 'tolerant' },
    ...options,
    method: 'GET',
    schema: SharedAlbumPage,
  });
}

/**
 * One shared album.
 * Fetched together with its participants; a failure of either fails both.
 */
export function getSharedAlbum(id: string, options?: CallOptions): Promise<SharedAlbum> {
  return request(`/shared-albums/${encodeURIComponent(id)}`, {
    operation: { service: 'shared-albums', operationId: 'getSharedAlbum', auth: 'bearer', timeoutMs: 15000, retry: 'transient', missing: 'failure' },
    ...options,
    method: 'GET',
    schema: SharedAlbum,
  });
}

/**
 * Remove a shared album.
 * For the owner it is removed for all participants, for a participant only for that person. 404 counts as removed.
 */
export function deleteSharedAlbum(id: string, options?: CallOptions): Promise<void> {
  return request(`/shared-albums/${encodeURIComponent(id)}`, {
    operation: { service: 'shared-albums', operationId: 'deleteSharedAlbum', auth: 'bearer', timeoutMs: 15000, retry: 'none', missing: 'done' },
    ...options,
    method: 'DELETE',
  });
}

/**
 * Who shares an album.
 * The owner and the participants with their e-mail addresses.
 */
export function getSharedAlbumParticipants(id: string, options?: CallOptions): Promise<SharedAlbumParticipants> {
  return request(`/shared-albums/${encodeURIComponent(id)}/participants`, {
    operation: { service: 'shared-albums', operationId: 'getSharedAlbumParticipants', auth: 'bearer', timeoutMs: 15000, retry: 'transient', list: 'tolerant', missing: 'failure' },
    ...options,
    method: 'GET',
    schema: SharedAlbumParticipants,
  });
}

/**
 * The photos of a shared album.
 * Each carries the id of the customer who owns it.
 */
export function listSharedAlbumPhotos(id: string, params?: ListSharedAlbumPhotosParams, options?: CallOptions): Promise<SharedImagePage> {
  return request(pathWithQuery(`/shared-albums/${encodeURIComponent(id)}/photos`, params), {
    operation: { service: 'shared-albums', operationId: 'listSharedAlbumPhotos', auth: 'bearer', timeoutMs: 15000, retry: 'transient', list: 'tolerant', missing: 'failure' },
    ...options,
    method: 'GET',
    schema: SharedImagePage,
  });
}

