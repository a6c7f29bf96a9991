/**
 * From openapi/targeting.yaml by npm run generate.
 */
import * as zod from 'zod/mini';

export const Offer = /*#__PURE__*/ zod.object({
  "variant": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
  "offer": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string())
});

export type Offer = zod.input<typeof Offer>;
