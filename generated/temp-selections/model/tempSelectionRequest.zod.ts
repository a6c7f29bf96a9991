/**
 * From openapi/temp-selections.yaml by npm run generate.
 */
import * as zod from 'zod/mini';

export const TempSelectionRequest = /*#__PURE__*/ zod.object({
  "photoIds": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1))).check(/*#__PURE__*/ zod.minLength(1))
});

export type TempSelectionRequest = zod.input<typeof TempSelectionRequest>;
