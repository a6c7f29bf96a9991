/**
 * From openapi/photo-storage.yaml by npm run generate.
 */
import * as zod from 'zod/mini';

export const CancelUploadHeaders = /*#__PURE__*/ zod.object({
  "Tus-Resumable": /*#__PURE__*/ zod.enum(['1.0.0'])
})

export type CancelUploadHeaders = zod.input<typeof CancelUploadHeaders>;
