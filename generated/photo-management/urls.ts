// From openapi/photo-management.yaml by npm run generate.
import { pathWithQuery } from '../../src/api/path-with-query.ts';
import type { GetTimelinePageParams, ListAlbumPhotosParams, ListAlbumsParams, ListPhotosParams } from './model/index.ts';

export const getGetPhotoAccountCountsUrl = () => '/users';

export const getGetTimelineUrl = () => '/users/timeline';

export const getGetTimelinePageUrl = (year: string, month: string, params?: GetTimelinePageParams) => pathWithQuery(`/photos/timeline/${encodeURIComponent(year)}/${encodeURIComponent(month)}`, params);

export const getActivatePhotoLibraryUrl = () => '/users/activate';

export const getGetActivationStatusUrl = () => '/users/activate';

export const getListPhotosUrl = (params?: ListPhotosParams) => pathWithQuery('/photos', params);

export const getDeletePhotosUrl = () => '/photos';

export const getDeleteAllPhotosUrl = () => '/photos/all';

export const getListAlbumsUrl = (params?: ListAlbumsParams) => pathWithQuery('/albums', params);

export const getCreateAlbumUrl = () => '/albums';

export const getGetAlbumUrl = (id: string) => `/albums/${encodeURIComponent(id)}`;

export const getUpdateAlbumUrl = (id: string) => `/albums/${encodeURIComponent(id)}`;

export const getDeleteAlbumUrl = (id: string) => `/albums/${encodeURIComponent(id)}`;

export const getListAlbumPhotosUrl = (id: string, params?: ListAlbumPhotosParams) => pathWithQuery(`/albums/${encodeURIComponent(id)}/photos`, params);

export const getAddPhotosToAlbumUrl = (id: string) => `/albums/${encodeURIComponent(id)}/photos`;

export const getRemovePhotosFromAlbumUrl = (id: string) => `/albums/${encodeURIComponent(id)}/photos`;

export const getCreateSharedAlbumDownloadUrl = () => '/shared-album-downloads';
