/**
 * From openapi/photo-management.yaml by npm run generate.
 */
import {
  ActivationStart,
  ActivationStatus,
  Album,
  AlbumCreated,
  AlbumPage,
  ArchiveDownload,
  FailedList,
  ImagePage,
  PhotoAccountCounts,
  Timeline
} from './model/index.ts';
import type {
  AlbumName,
  GetTimelinePageParams,
  ListAlbumPhotosParams,
  ListAlbumsParams,
  ListPhotosParams,
  PhotoIds,
  SharedAlbumDownloadRequest
} from './model/index.ts';

import { pathWithQuery } from '../../src/api/path-with-query.ts';
import { request, type CallOptions } from '../../src/api/request.ts';
import { getGetAlbumUrl, getGetPhotoAccountCountsUrl, getGetTimelineUrl, getListAlbumsUrl, getListPhotosUrl } from './urls.ts';

/**
 * How many photos and albums the customer has.
 * The numbers on the tabs Photos and Albums. 404 means that the library was never activated; the client shows zero.
 */
export function getPhotoAccountCounts(options?: CallOptions): Promise<PhotoAccountCounts> {
  return request(getGetPhotoAccountCountsUrl(), {
    operation: { service: 'photo-management', operationId: 'getPhotoAccountCounts', auth: 'bearer', timeoutMs: 10000, retry: 'transient', missing: { photosCount: 0, albumsCount: 0 } },
    ...options,
    method: 'GET',
    schema: PhotoAccountCounts,
  });
}

/**
 * How many photos each month holds.
 * A map year -> month -> count, months written without a leading zero. Photos without a date are counted under 1970 -> 1. The client draws the whole timeline from these counts before any photo is loaded, so they must agree with what getTimelinePage delivers. 404 means an empty library.
 */
export function getTimeline(options?: CallOptions): Promise<Timeline> {
  return request(getGetTimelineUrl(), {
    operation: { service: 'photo-management', operationId: 'getTimeline', auth: 'bearer', timeoutMs: 15000, retry: 'transient', missing: {} },
    ...options,
    method: 'GET',
    schema: Timeline,
  });
}

/**
 * One page of the photos of a month.
 * The photos of one month in the requested order. The cursor is opaque and stays valid when photos are deleted; null marks the last page. The client asks for 24 first and for up to 500 when a month is expanded.
 */
export function getTimelinePage(year: string, month: string, params?: GetTimelinePageParams, options?: CallOptions): Promise<ImagePage> {
  return request(pathWithQuery(`/photos/timeline/${encodeURIComponent(year)}/${encodeURIComponent(month)}`, params), {
    operation: { service: 'photo-management', operationId: 'getTimelinePage', auth: 'bearer', timeoutMs: 15000, retry: 'transient', list: 'tolerant' },
    ...options,
    method: 'GET',
    schema: ImagePage,
  });
}

/**
 * Start activating the photo library.
 * Sent without a body once per visit while the library is NOT_ACTIVE. 409 means that it is running already; the client polls then.
 */
export function activatePhotoLibrary(options?: CallOptions): Promise<ActivationStart> {
  return request('/users/activate', {
    operation: { service: 'photo-management', operationId: 'activatePhotoLibrary', auth: 'bearer', timeoutMs: 15000, retry: 'none' },
    ...options,
    method: 'POST',
    schema: ActivationStart,
  });
}

/**
 * Whether the photo library is active.
 * A string or an object with the string, in any case. 404 counts as NOT_ACTIVE. Anything else is "Failed to parse response!".
 */
export function getActivationStatus(options?: CallOptions): Promise<ActivationStatus> {
  return request('/users/activate', {
    operation: { service: 'photo-management', operationId: 'getActivationStatus', auth: 'bearer', timeoutMs: 10000, retry: 'transient', missing: 'NOT_ACTIVE' },
    ...options,
    method: 'GET',
    schema: ActivationStatus,
  });
}

/**
 * All photos of the customer as one list.
 * Used to select everything and to find a deep-linked photo, 500 per page.
 */
export function listPhotos(params?: ListPhotosParams, options?: CallOptions): Promise<ImagePage> {
  return request(getListPhotosUrl(params), {
    operation: { service: 'photo-management', operationId: 'listPhotos', auth: 'bearer', timeoutMs: 20000, retry: 'transient', list: 'tolerant' },
    ...options,
    method: 'GET',
    schema: ImagePage,
  });
}

/**
 * Delete photos for good.
 * Ids that could not be deleted come back in `failed`; ids that no longer exist count as deleted. The client sends chunks of 100, retries failed ids three times and then restores exactly those on the screen.
 */
export function deletePhotos(photoIds: PhotoIds, options?: CallOptions): Promise<FailedList> {
  return request('/photos', {
    operation: { service: 'photo-management', operationId: 'deletePhotos', auth: 'bearer', timeoutMs: 30000, retry: 'none', missing: 'failure' },
    ...options,
    method: 'DELETE',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(photoIds),
    schema: FailedList,
  });
}

/**
 * Delete the whole library.
 * Sent after the customer typed the localized word. 409 while an import is running.
 */
export function deleteAllPhotos(options?: CallOptions): Promise<void> {
  return request('/photos/all', {
    operation: { service: 'photo-management', operationId: 'deleteAllPhotos', auth: 'bearer', timeoutMs: 30000, retry: 'none' },
    ...options,
    method: 'DELETE',
  });
}

/**
 * The customer's own albums.
 * The client asks for 49 first (the grid begins with the "New album" tile) and for 50 from then on.
 */
export function listAlbums(params?: ListAlbumsParams, options?: CallOptions): Promise<AlbumPage> {
  return request(getListAlbumsUrl(params), {
    operation: { service: 'photo-management', operationId: 'listAlbums', auth: 'bearer', timeoutMs: 15000, retry: 'transient', list: 'tolerant' },
    ...options,
    method: 'GET',
    schema: AlbumPage,
  });
}

/**
 * Create an album.
 * The client accepts any 2xx with an albumId.
 */
export function createAlbum(albumName: AlbumName, options?: CallOptions): Promise<AlbumCreated> {
  return request('/albums', {
    operation: { service: 'photo-management', operationId: 'createAlbum', auth: 'bearer', timeoutMs: 15000, retry: 'none' },
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(albumName),
    schema: AlbumCreated,
  });
}

/**
 * One own album.
 * A shared album answers here too, with isShared true; the client then moves to its shared-album page.
 */
export function getAlbum(id: string, options?: CallOptions): Promise<Album> {
  return request(getGetAlbumUrl(id), {
    operation: { service: 'photo-management', operationId: 'getAlbum', auth: 'bearer', timeoutMs: 15000, retry: 'transient', missing: 'failure' },
    ...options,
    method: 'GET',
    schema: Album,
  });
}

/**
 * Rename an album.
 * Only the name can be changed.
 */
export function updateAlbum(id: string, albumName: AlbumName, options?: CallOptions): Promise<void> {
  return request(`/albums/${encodeURIComponent(id)}`, {
    operation: { service: 'photo-management', operationId: 'updateAlbum', auth: 'bearer', timeoutMs: 15000, retry: 'none' },
    ...options,
    method: 'PATCH',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(albumName),
  });
}

/**
 * Delete an album but not its photos.
 * 404 counts as deleted.
 */
export function deleteAlbum(id: string, options?: CallOptions): Promise<void> {
  return request(`/albums/${encodeURIComponent(id)}`, {
    operation: { service: 'photo-management', operationId: 'deleteAlbum', auth: 'bearer', timeoutMs: 15000, retry: 'none', missing: 'done' },
    ...options,
    method: 'DELETE',
  });
}

/**
 * The photos of an album.
 * In the requested order; cursor as in getTimelinePage.
 */
export function listAlbumPhotos(id: string, params?: ListAlbumPhotosParams, options?: CallOptions): Promise<ImagePage> {
  return request(pathWithQuery(`/albums/${encodeURIComponent(id)}/photos`, params), {
    operation: { service: 'photo-management', operationId: 'listAlbumPhotos', auth: 'bearer', timeoutMs: 15000, retry: 'transient', list: 'tolerant', missing: 'failure' },
    ...options,
    method: 'GET',
    schema: ImagePage,
  });
}

/**
 * Put photos into an album.
 * Photos that are in it already stay as they are. The client sends chunks of 100.
 */
export function addPhotosToAlbum(id: string, photoIds: PhotoIds, options?: CallOptions): Promise<void> {
  return request(`/albums/${encodeURIComponent(id)}/photos`, {
    operation: { service: 'photo-management', operationId: 'addPhotosToAlbum', auth: 'bearer', timeoutMs: 30000, retry: 'none' },
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(photoIds),
  });
}

/**
 * Take photos out of an album.
 * The photos themselves stay in the library.
 */
export function removePhotosFromAlbum(id: string, photoIds: PhotoIds, options?: CallOptions): Promise<void> {
  return request(`/albums/${encodeURIComponent(id)}/photos`, {
    operation: { service: 'photo-management', operationId: 'removePhotosFromAlbum', auth: 'bearer', timeoutMs: 30000, retry: 'none', missing: 'failure' },
    ...options,
    method: 'DELETE',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(photoIds),
  });
}

/**
 * Order an archive of photos of a shared album.
 * Answers like the creation of an archive download; the archive's events arrive over the push connection.
 */
export function createSharedAlbumDownload(sharedAlbumDownloadRequest: SharedAlbumDownloadRequest, options?: CallOptions): Promise<ArchiveDownload> {
  return request('/shared-album-downloads', {
    operation: { service: 'photo-management', operationId: 'createSharedAlbumDownload', auth: 'bearer', timeoutMs: 20000, retry: 'none' },
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(sharedAlbumDownloadRequest),
    schema: ArchiveDownload,
  });
}

