/**
 * From openapi/photo-downloads.yaml by npm run generate.
 */
import * as zod from 'zod/mini';

const archiveRequestPhotosMax = 100;

export const ArchiveRequest = /*#__PURE__*/ zod.object({
  "photos": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1))).check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(archiveRequestPhotosMax))
});

export type ArchiveRequest = zod.input<typeof ArchiveRequest>;
