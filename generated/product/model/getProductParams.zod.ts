/**
 * From openapi/product.yaml by npm run generate.
 */
import * as zod from 'zod/mini';

export const GetProductParams = /*#__PURE__*/ zod.object({
  "extendResponseCommand": /*#__PURE__*/ zod.enum(['none']),
  "extendResponseWithUrls": /*#__PURE__*/ zod.literal(false)
})

export type GetProductParams = zod.input<typeof GetProductParams>;
