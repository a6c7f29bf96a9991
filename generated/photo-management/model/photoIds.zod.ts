/**
 * From openapi/photo-management.yaml by npm run generate.
 */
import * as zod from 'zod/mini';

export const PhotoIds = /*#__PURE__*/ zod.object({
  "photoIds": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1))).check(/*#__PURE__*/ zod.minLength(1))
});

export type PhotoIds = zod.input<typeof PhotoIds>;
