/**
 * From openapi/order-cutoff.yaml by npm run generate.
 */
import * as zod from 'zod/mini';
import { DayOrMoment } from './dayOrMoment.zod.ts';

export const Campaign = /*#__PURE__*/ zod.object({
  "name": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)),
  "cutOffDate": /*#__PURE__*/ zod.optional(DayOrMoment),
  "articleGroups": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.array(/*#__PURE__*/ zod.string())).check(/*#__PURE__*/ zod.describe('Ids of article groups.'))
});

export type Campaign = zod.input<typeof Campaign>;
