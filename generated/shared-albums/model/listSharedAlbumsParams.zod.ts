/**
 * From openapi/shared-albums.yaml by npm run generate.
 */
import * as zod from 'zod/mini';

const listSharedAlbumsParamsLimitDefault = 50;
const listSharedAlbumsParamsLimitMax = 50;

export const ListSharedAlbumsParams = /*#__PURE__*/ zod.object({
  "cursor": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
  "limit": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listSharedAlbumsParamsLimitMax)), listSharedAlbumsParamsLimitDefault)
})

export type ListSharedAlbumsParams = zod.input<typeof ListSharedAlbumsParams>;
