/**
 * From openapi/upload-storage.yaml by npm run generate.
 */
import * as zod from 'zod/mini';

export const GetUploadParams = /*#__PURE__*/ zod.object({
  "accountId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1))
})

export type GetUploadParams = zod.input<typeof GetUploadParams>;
