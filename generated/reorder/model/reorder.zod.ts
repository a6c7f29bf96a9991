/**
 * From openapi/reorder.yaml by npm run generate.
 */
import * as zod from 'zod/mini';

export const Reorder = /*#__PURE__*/ zod.object({
  "ShopUrl": /*#__PURE__*/ zod.url().check(/*#__PURE__*/ zod.describe('An http or https address.'))
});

export type Reorder = zod.input<typeof Reorder>;
