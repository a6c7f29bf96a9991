/**
 * From openapi/temp-selections.yaml by npm run generate.
 */
import * as zod from 'zod/mini';

export const TempSelection = /*#__PURE__*/ zod.object({
  "photoIds": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)))
});

export type TempSelection = zod.input<typeof TempSelection>;
