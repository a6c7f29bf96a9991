/**
 * From openapi/photo-downloads.yaml by npm run generate.
 */
import * as zod from 'zod/mini';

export const ArchiveDownload = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)),
  "name": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
  "photos": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.string())
});

export type ArchiveDownload = zod.input<typeof ArchiveDownload>;
