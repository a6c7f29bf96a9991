/**
 * From openapi/photo-management.yaml by npm run generate.
 */
import * as zod from 'zod/mini';

export const FailedList = /*#__PURE__*/ zod.object({
  "failed": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.string())
});

export type FailedList = zod.input<typeof FailedList>;
