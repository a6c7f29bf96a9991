/**
 * From openapi/app-config.yaml by npm run generate.
 */
import * as zod from 'zod/mini';
import { Address } from './address.zod.ts';

export const FeedbackConfig = /*#__PURE__*/ zod.object({
  "scriptUrl": Address,
  "keys": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.record(/*#__PURE__*/ zod.string(), /*#__PURE__*/ zod.string())),
  "keysSmall": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.record(/*#__PURE__*/ zod.string(), /*#__PURE__*/ zod.string()))
});

export type FeedbackConfig = zod.input<typeof FeedbackConfig>;
