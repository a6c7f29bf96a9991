/**
 * From openapi/temp-selections.yaml by npm run generate.
 */
import * as zod from 'zod/mini';

export const TempSelectionCreated = /*#__PURE__*/ zod.object({
  "tempSelectionId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1))
});

export type TempSelectionCreated = zod.input<typeof TempSelectionCreated>;
