/**
 * From openapi/reorder.yaml by npm run generate.
 */
import * as zod from 'zod/mini';

export const ReorderStatus = /*#__PURE__*/ zod.object({
  "canReorder": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean()),
  "status": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string())
});

export type ReorderStatus = zod.input<typeof ReorderStatus>;
