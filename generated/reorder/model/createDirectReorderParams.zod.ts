/**
 * From openapi/reorder.yaml by npm run generate.
 */
import * as zod from 'zod/mini';

export const CreateDirectReorderParams = /*#__PURE__*/ zod.object({
  "OrderCode": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1))
})

export type CreateDirectReorderParams = zod.input<typeof CreateDirectReorderParams>;
