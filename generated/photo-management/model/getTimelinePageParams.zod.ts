/**
 * From openapi/photo-management.yaml by npm run generate.
 */
import * as zod from 'zod/mini';
import { SortKey } from './sortKey.zod.ts';
import { SortOrder } from './sortOrder.zod.ts';

const getTimelinePageParamsLimitDefault = 24;
const getTimelinePageParamsLimitMax = 500;

export const GetTimelinePageParams = /*#__PURE__*/ zod.object({
  "cursor": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
  "limit": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(getTimelinePageParamsLimitMax)), getTimelinePageParamsLimitDefault),
  "sortKey": /*#__PURE__*/ zod.optional(SortKey),
  "sortOrder": /*#__PURE__*/ zod.optional(SortOrder)
})

export type GetTimelinePageParams = zod.input<typeof GetTimelinePageParams>;
