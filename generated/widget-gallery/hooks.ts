// From openapi/widget-gallery.yaml by npm run generate.
import { useMutation } from '@tanstack/react-query';
import { readOptions, type HookOptions } from '../../src/api/query-options.ts';
import { deleteGalleryEntry, getBlockedOrder, getGalleryEntry, listGalleryCategories } from './calls.ts';
import type { DeleteGalleryEntryParams, GetGalleryEntryParams } from './model/index.ts';

/** Query: getGalleryEntry. */
export const getGetGalleryEntryQueryOptions = (id: string, params: GetGalleryEntryParams) =>
  readOptions(['getGalleryEntry', id, params], ({ signal }) => getGalleryEntry(id, params, { signal }));

/** Hook: deleteGalleryEntry. */
export const useDeleteGalleryEntry = (options?: HookOptions<void, { id: string; params: DeleteGalleryEntryParams }>) =>
  useMutation({ ...options, mutationFn: ({ id, params }: { id: string; params: DeleteGalleryEntryParams }) => deleteGalleryEntry(id, params) });

/** Query: listGalleryCategories. */
export const getListGalleryCategoriesQueryOptions = () =>
  readOptions(['listGalleryCategories'], ({ signal }) => listGalleryCategories({ signal }));

/** Query: getBlockedOrder. */
export const getGetBlockedOrderQueryOptions = (orderCode: string) =>
  readOptions(['getBlockedOrder', orderCode], ({ signal }) => getBlockedOrder(orderCode, { signal }));
