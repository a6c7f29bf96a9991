/**
 * From openapi/product.yaml by npm run generate.
 */
import * as zod from 'zod/mini';

export const ProductFile = /*#__PURE__*/ zod.object({
  "purpose": /*#__PURE__*/ zod.string(),
  "name": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string())
});

export type ProductFile = zod.input<typeof ProductFile>;
