// From openapi/photo-management.yaml by npm run generate.
import { readOptions } from '../../src/api/query-options.ts';
import { getActivationStatus, getAlbum, getPhotoAccountCounts, getTimeline, getTimelinePage, listAlbumPhotos, listAlbums, listPhotos } from './calls.ts';
import type { GetTimelinePageParams, ListAlbumPhotosParams, ListAlbumsParams, ListPhotosParams } from './model/index.ts';

/** Query: getPhotoAccountCounts. */
export const getGetPhotoAccountCountsQueryOptions = () =>
  readOptions(['getPhotoAccountCounts'], ({ signal }) => getPhotoAccountCounts({ signal }));

/** Query: getTimeline. */
export const getGetTimelineQueryOptions = () =>
  readOptions(['getTimeline'], ({ signal }) => getTimeline({ signal }));

/** Query: getTimelinePage. */
export const getGetTimelinePageQueryOptions = (year: string, month: string, params?: GetTimelinePageParams) =>
  readOptions(['getTimelinePage', year, month, ...(params ? [params] : [])], ({ signal }) => getTimelinePage(year, month, params, { signal }));

/** Query: getActivationStatus. */
export const getGetActivationStatusQueryOptions = () =>
  readOptions(['getActivationStatus'], ({ signal }) => getActivationStatus({ signal }));

/** Query: listPhotos. */
export const getListPhotosQueryOptions = (params?: ListPhotosParams) =>
  readOptions(['listPhotos', ...(params ? [params] : [])], ({ signal }) => listPhotos(params, { signal }));

/** Query: listAlbums. */
export const getListAlbumsQueryOptions = (params?: ListAlbumsParams) =>
  readOptions(['listAlbums', ...(params ? [params] : [])], ({ signal }) => listAlbums(params, { signal }));

/** Query: getAlbum. */
export const getGetAlbumQueryOptions = (id: string) =>
  readOptions(['getAlbum', id], ({ signal }) => getAlbum(id, { signal }));

/** Query: listAlbumPhotos. */
export const getListAlbumPhotosQueryOptions = (id: string, params?: ListAlbumPhotosParams) =>
  readOptions(['listAlbumPhotos', id, ...(params ? [params] : [])], ({ signal }) => listAlbumPhotos(id, params, { signal }));
