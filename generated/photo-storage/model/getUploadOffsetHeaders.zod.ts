/**
 * From openapi/photo-storage.yaml by npm run generate.
 */
import * as zod from 'zod/mini';

export const GetUploadOffsetHeaders = /*#__PURE__*/ zod.object({
  "Tus-Resumable": /*#__PURE__*/ zod.enum(['1.0.0'])
})

export type GetUploadOffsetHeaders = zod.input<typeof GetUploadOffsetHeaders>;
