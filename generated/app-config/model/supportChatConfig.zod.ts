/**
 * From openapi/app-config.yaml by npm run generate.
 */
import * as zod from 'zod/mini';
import { Address } from './address.zod.ts';

export const SupportChatConfig = /*#__PURE__*/ zod.object({
  "enabled": /*#__PURE__*/ zod.boolean(),
  "scriptUrl": /*#__PURE__*/ zod.optional(Address)
});

export type SupportChatConfig = zod.input<typeof SupportChatConfig>;
