/**
 * From openapi/photo-management.yaml by npm run generate.
 */
import * as zod from 'zod/mini';

const listAlbumsParamsLimitDefault = 50;
const listAlbumsParamsLimitMax = 50;

const listAlbumsParamsDisplaySharedDataDefault = false;
export const ListAlbumsParams = /*#__PURE__*/ zod.object({
  "cursor": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
  "limit": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listAlbumsParamsLimitMax)), listAlbumsParamsLimitDefault),
  "displaySharedData": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.boolean(), listAlbumsParamsDisplaySharedDataDefault)
})

export type ListAlbumsParams = zod.input<typeof ListAlbumsParams>;
