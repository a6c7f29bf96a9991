/**
 * From openapi/photo-storage.yaml by npm run generate.
 */
import * as zod from 'zod/mini';

const appendToUploadHeadersUploadOffsetMin = 0;

export const AppendToUploadHeaders = /*#__PURE__*/ zod.object({
  "Tus-Resumable": /*#__PURE__*/ zod.enum(['1.0.0']),
  "Upload-Offset": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(appendToUploadHeadersUploadOffsetMin))
})

export type AppendToUploadHeaders = zod.input<typeof AppendToUploadHeaders>;
