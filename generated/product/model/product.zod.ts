/**
 * From openapi/product.yaml by npm run generate.
 */
import * as zod from 'zod/mini';
import { ProductFile } from './productFile.zod.ts';

export const Product = /*#__PURE__*/ zod.object({
  "code": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
  "files": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.array(ProductFile))
});

export type Product = zod.input<typeof Product>;
