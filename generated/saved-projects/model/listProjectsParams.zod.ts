/**
 * From openapi/saved-projects.yaml by npm run generate.
 */
import * as zod from 'zod/mini';

const listProjectsParamsSkipDefault = 0;
const listProjectsParamsSkipMin = 0;

const listProjectsParamsLimitDefault = 10;
const listProjectsParamsLimitMax = 100;

export const ListProjectsParams = /*#__PURE__*/ zod.object({
  "skip": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(listProjectsParamsSkipMin)), listProjectsParamsSkipDefault),
  "limit": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listProjectsParamsLimitMax)), listProjectsParamsLimitDefault)
})

export type ListProjectsParams = zod.input<typeof ListProjectsParams>;
