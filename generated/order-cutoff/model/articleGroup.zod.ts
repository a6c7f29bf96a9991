/**
 * From openapi/order-cutoff.yaml by npm run generate.
 */
import * as zod from 'zod/mini';

export const ArticleGroup = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)),
  "name": /*#__PURE__*/ zod.string(),
  "articles": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.array(/*#__PURE__*/ zod.string()))
});

export type ArticleGroup = zod.input<typeof ArticleGroup>;
