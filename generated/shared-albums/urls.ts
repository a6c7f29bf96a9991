// From openapi/shared-albums.yaml by npm run generate.
import { pathWithQuery } from '../../src/api/path-with-query.ts';
import type { ListSharedAlbumPhotosParams, ListSharedAlbumsParams } from './model/index.ts';

export const getGetSharedAlbumSummaryUrl = () => '/users';

export const getListSharedAlbumsUrl = (params?: ListSharedAlbumsParams) => pathWithQuery('/shared-albums', params);

export const getGetSharedAlbumUrl = (id: string) => `/shared-albums/${encodeURIComponent(id)}`;

export const getDeleteSharedAlbumUrl = (id: string) => `/shared-albums/${encodeURIComponent(id)}`;

export const getGetSharedAlbumParticipantsUrl = (id: string) => `/shared-albums/${encodeURIComponent(id)}/participants`;

export const getListSharedAlbumPhotosUrl = (id: string, params?: ListSharedAlbumPhotosParams) => pathWithQuery(`/shared-albums/${encodeURIComponent(id)}/photos`, params);
