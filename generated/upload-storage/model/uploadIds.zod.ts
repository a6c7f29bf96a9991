/**
 * From openapi/upload-storage.yaml by npm run generate.
 */
import * as zod from 'zod/mini';

export const UploadIds = /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1))).check(/*#__PURE__*/ zod.minLength(1));

export type UploadIds = zod.input<typeof UploadIds>;
