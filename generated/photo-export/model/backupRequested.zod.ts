/**
 * From openapi/photo-export.yaml by npm run generate.
 */
import * as zod from 'zod/mini';

export const BackupRequested = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1))),
  "status": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['requested', 'in-progress']))
});

export type BackupRequested = zod.input<typeof BackupRequested>;
