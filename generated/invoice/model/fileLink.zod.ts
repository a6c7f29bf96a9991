/**
 * From openapi/invoice.yaml by npm run generate.
 */
import * as zod from 'zod/mini';

export const FileLink = /*#__PURE__*/ zod.object({
  "url": /*#__PURE__*/ zod.url().check(/*#__PURE__*/ zod.describe('A signed link; no bearer token is sent to it.'))
});

export type FileLink = zod.input<typeof FileLink>;
