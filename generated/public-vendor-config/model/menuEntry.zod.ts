/**
 * From openapi/public-vendor-config.yaml by npm run generate.
 */
import * as zod from 'zod/mini';
import { Address } from './address.zod.ts';

export const MenuEntry = /*#__PURE__*/ zod.object({
  "label": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)),
  "href": Address
});

export type MenuEntry = zod.input<typeof MenuEntry>;
