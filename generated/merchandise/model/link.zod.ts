/**
 * From openapi/merchandise.yaml by npm run generate.
 */
import * as zod from 'zod/mini';

export const Link = /*#__PURE__*/ zod.object({
  "Href": /*#__PURE__*/ zod.string(),
  "Rel": /*#__PURE__*/ zod.string()
});

export type Link = zod.input<typeof Link>;
