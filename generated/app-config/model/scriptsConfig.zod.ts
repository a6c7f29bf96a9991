/**
 * From openapi/app-config.yaml by npm run generate.
 */
import * as zod from 'zod/mini';
import { Address } from './address.zod.ts';

export const ScriptsConfig = /*#__PURE__*/ zod.object({
  "cookieConsentUrl": /*#__PURE__*/ zod.optional(Address)
});

export type ScriptsConfig = zod.input<typeof ScriptsConfig>;
