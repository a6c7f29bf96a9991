/**
 * From openapi/widget-gallery.yaml by npm run generate.
 */
import * as zod from 'zod/mini';

export const BlockedOrder = /*#__PURE__*/ zod.object({
  "orderCode": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
  "reason": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string())
});

export type BlockedOrder = zod.input<typeof BlockedOrder>;
