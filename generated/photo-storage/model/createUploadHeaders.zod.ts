/**
 * From openapi/photo-storage.yaml by npm run generate.
 */
import * as zod from 'zod/mini';

export const CreateUploadHeaders = /*#__PURE__*/ zod.object({
  "Tus-Resumable": /*#__PURE__*/ zod.enum(['1.0.0']),
  "Upload-Length": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)),
  "Upload-Metadata": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1))
})

export type CreateUploadHeaders = zod.input<typeof CreateUploadHeaders>;
