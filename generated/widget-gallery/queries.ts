// From openapi/widget-gallery.yaml by npm run generate.
import { readOptions } from '../../src/api/query-options.ts';
import { getBlockedOrder, getGalleryEntry, listGalleryCategories } from './calls.ts';
import type { GetGalleryEntryParams } from './model/index.ts';

/** Query: getGalleryEntry. */
export const getGetGalleryEntryQueryOptions = (id: string, params: GetGalleryEntryParams) =>
  readOptions(['getGalleryEntry', id, params], ({ signal }) => getGalleryEntry(id, params, { signal }));

/** Query: listGalleryCategories. */
export const getListGalleryCategoriesQueryOptions = () =>
  readOptions(['listGalleryCategories'], ({ signal }) => listGalleryCategories({ signal }));

/** Query: getBlockedOrder. */
export const getGetBlockedOrderQueryOptions = (orderCode: string) =>
  readOptions(['getBlockedOrder', orderCode], ({ signal }) => getBlockedOrder(orderCode, { signal }));
