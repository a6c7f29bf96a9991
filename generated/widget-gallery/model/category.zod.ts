/**
 * From openapi/widget-gallery.yaml by npm run generate.
 */
import * as zod from 'zod/mini';

export const Category = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)),
  "name": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1))
});

export type Category = zod.input<typeof Category>;
