/**
 * From openapi/app-config.yaml by npm run generate.
 */
import * as zod from 'zod/mini';
import { TokenAddress } from './tokenAddress.zod.ts';

export const PushConfig = /*#__PURE__*/ zod.object({
  "photoImportPushUrl": /*#__PURE__*/ zod.optional(TokenAddress),
  "downloadPushUrl": /*#__PURE__*/ zod.optional(TokenAddress)
});

export type PushConfig = zod.input<typeof PushConfig>;
