/**
 * From openapi/upload-storage.yaml by npm run generate.
 */
import * as zod from 'zod/mini';

export const Upload = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)),
  "fileName": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
  "url": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.url()).check(/*#__PURE__*/ zod.describe('A signed link; no bearer token is sent to it.'))
});

export type Upload = zod.input<typeof Upload>;
