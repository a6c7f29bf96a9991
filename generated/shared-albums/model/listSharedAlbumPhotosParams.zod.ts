/**
 * From openapi/shared-albums.yaml by npm run generate.
 */
import * as zod from 'zod/mini';

const listSharedAlbumPhotosParamsLimitDefault = 24;
const listSharedAlbumPhotosParamsLimitMax = 500;

export const ListSharedAlbumPhotosParams = /*#__PURE__*/ zod.object({
  "cursor": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
  "limit": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listSharedAlbumPhotosParamsLimitMax)), listSharedAlbumPhotosParamsLimitDefault),
  "sortKey": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['created', 'dateTaken', 'uploaded'])),
  "sortOrder": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['asc', 'desc']))
})

export type ListSharedAlbumPhotosParams = zod.input<typeof ListSharedAlbumPhotosParams>;
