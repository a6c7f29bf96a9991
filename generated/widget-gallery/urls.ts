// From openapi/widget-gallery.yaml by npm run generate.
import { pathWithQuery } from '../../src/api/path-with-query.ts';
import type { DeleteGalleryEntryParams, GetGalleryEntryParams, UpdateGalleryEntryParams } from './model/index.ts';

export const getCreateGalleryEntryUrl = () => '/v1/galleryentries/';

export const getGetGalleryEntryUrl = (id: string, params: GetGalleryEntryParams) => pathWithQuery(`/v1/galleryentries/${encodeURIComponent(id)}`, params);

export const getUpdateGalleryEntryUrl = (id: string, params: UpdateGalleryEntryParams) => pathWithQuery(`/v1/galleryentries/${encodeURIComponent(id)}`, params);

export const getDeleteGalleryEntryUrl = (id: string, params: DeleteGalleryEntryParams) => pathWithQuery(`/v1/galleryentries/${encodeURIComponent(id)}`, params);

export const getListGalleryCategoriesUrl = () => '/v1/categories';

export const getGetBlockedOrderUrl = (orderCode: string) => `/v1/blockedorders/${encodeURIComponent(orderCode)}`;
