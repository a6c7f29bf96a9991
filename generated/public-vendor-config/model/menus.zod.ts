/**
 * From openapi/public-vendor-config.yaml by npm run generate.
 */
import * as zod from 'zod/mini';
import { MenuEntry } from './menuEntry.zod.ts';

export const Menus = /*#__PURE__*/ zod.object({
  "header": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.array(MenuEntry)),
  "footer": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.array(MenuEntry))
});

export type Menus = zod.input<typeof Menus>;
