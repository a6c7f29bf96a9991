/**
 * From openapi/order.yaml by npm run generate.
 */
import * as zod from 'zod/mini';
import { AccountOrderProduct } from './accountOrderProduct.zod.ts';

export const AccountOrder = /*#__PURE__*/ zod.object({
  "code": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)),
  "createdAt": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.iso.datetime({"offset":true})),
  "articleType": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()).check(/*#__PURE__*/ zod.describe('A photo book when it contains "photobook" in any case.')),
  "title": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
  "products": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.array(AccountOrderProduct))
});

export type AccountOrder = zod.input<typeof AccountOrder>;
