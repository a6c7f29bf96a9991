/**
 * From openapi/photo-management.yaml by npm run generate.
 */
import * as zod from 'zod/mini';

export const ActivationStart = /*#__PURE__*/ zod.object({
  "started": /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.boolean(),/*#__PURE__*/ zod.string()])
});

export type ActivationStart = zod.input<typeof ActivationStart>;
