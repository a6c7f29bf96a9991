// From openapi/photo-management.yaml by npm run generate.
import { pathWithQuery } from '../../src/api/path-with-query.ts';
import type { ListAlbumsParams, ListPhotosParams } from './model/index.ts';

/** Address of getPhotoAccountCounts, behind the base address of its service. */
export const getGetPhotoAccountCountsUrl = () => '/users';

/** Address of getTimeline, behind the base address of its service. */
export const getGetTimelineUrl = () => '/users/timeline';

/** Address of listPhotos, behind the base address of its service. */
export const getListPhotosUrl = (params?: ListPhotosParams) => pathWithQuery('/photos', params);

/** Address of listAlbums, behind the base address of its service. */
export const getListAlbumsUrl = (params?: ListAlbumsParams) => pathWithQuery('/albums', params);

/** Address of getAlbum, behind the base address of its service. */
export const getGetAlbumUrl = (id: string) => `/albums/${encodeURIComponent(id)}`;
