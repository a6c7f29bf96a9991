/**
 * From openapi/photo-management.yaml by npm run generate.
 */
import * as zod from 'zod/mini';
import { SortKey } from './sortKey.zod.ts';
import { SortOrder } from './sortOrder.zod.ts';

const listAlbumPhotosParamsLimitDefault = 24;
const listAlbumPhotosParamsLimitMax = 500;

export const ListAlbumPhotosParams = /*#__PURE__*/ zod.object({
  "cursor": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
  "limit": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listAlbumPhotosParamsLimitMax)), listAlbumPhotosParamsLimitDefault),
  "sortKey": /*#__PURE__*/ zod.optional(SortKey),
  "sortOrder": /*#__PURE__*/ zod.optional(SortOrder)
})

export type ListAlbumPhotosParams = zod.input<typeof ListAlbumPhotosParams>;
