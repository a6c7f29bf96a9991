// From openapi/shared-albums.yaml by npm run generate.
import { readOptions } from '../../src/api/query-options.ts';
import { getSharedAlbumSummary, listSharedAlbumPhotos, listSharedAlbums } from './calls.ts';
import type { ListSharedAlbumPhotosParams, ListSharedAlbumsParams } from './model/index.ts';

/** Query: getSharedAlbumSummary. */
export const getGetSharedAlbumSummaryQueryOptions = () =>
  readOptions(['getSharedAlbumSummary'], ({ signal }) => getSharedAlbumSummary({ signal }));

/** Query: listSharedAlbums. */
export const getListSharedAlbumsQueryOptions = (params?: ListSharedAlbumsParams) =>
  readOptions(['listSharedAlbums', ...(params ? [params] : [])], ({ signal }) => listSharedAlbums(params, { signal }));

/** Query: listSharedAlbumPhotos. */
export const getListSharedAlbumPhotosQueryOptions = (id: string, params?: ListSharedAlbumPhotosParams) =>
  readOptions(['listSharedAlbumPhotos', id, ...(params ? [params] : [])], ({ signal }) => listSharedAlbumPhotos(id, params, { signal }));
