/**
 * From openapi/merchandise.yaml by npm run generate.
 */
import * as zod from 'zod/mini';

export const Option = /*#__PURE__*/ zod.object({
  "ID": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)),
  "Title": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string())
});

export type Option = zod.input<typeof Option>;
