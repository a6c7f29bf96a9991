/**
 * From openapi/app-config.yaml by npm run generate.
 */
import * as zod from 'zod/mini';
import { Address } from './address.zod.ts';
import { AuthConfig } from './authConfig.zod.ts';
import { FeedbackConfig } from './feedbackConfig.zod.ts';
import { PrintsEditorConfig } from './printsEditorConfig.zod.ts';
import { PushConfig } from './pushConfig.zod.ts';
import { ScriptsConfig } from './scriptsConfig.zod.ts';
import { SupportChatConfig } from './supportChatConfig.zod.ts';
import { TokenAddress } from './tokenAddress.zod.ts';

export const AppConfig = /*#__PURE__*/ zod.object({
  "environment": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.describe('"production", or the name of a test environment.')),
  "services": /*#__PURE__*/ zod.record(/*#__PURE__*/ zod.string(), TokenAddress).check(/*#__PURE__*/ zod.describe('Service slug -> base address.')),
  "auth": AuthConfig,
  "correlationIdHeader": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1))).check(/*#__PURE__*/ zod.describe('Default: X-Correlation-Id.')),
  "pictureOrigins": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.array(Address)).check(/*#__PURE__*/ zod.describe('Where signed links to pictures and archives point; used for the content security policy.')),
  "features": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.record(/*#__PURE__*/ zod.string(), /*#__PURE__*/ zod.boolean())).check(/*#__PURE__*/ zod.describe('Flag -> on or off.')),
  "hostAllowList": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.record(/*#__PURE__*/ zod.string(), /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.string()))).check(/*#__PURE__*/ zod.describe('Flag -> hosts on which it is on.')),
  "push": /*#__PURE__*/ zod.optional(PushConfig),
  "scripts": /*#__PURE__*/ zod.optional(ScriptsConfig),
  "consentCookieName": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1))),
  "supportChat": /*#__PURE__*/ zod.optional(SupportChatConfig),
  "feedback": /*#__PURE__*/ zod.optional(FeedbackConfig),
  "errorReportingUrl": /*#__PURE__*/ zod.optional(Address),
  "reorderDirectUrl": /*#__PURE__*/ zod.optional(TokenAddress),
  "merchandiseUrl": /*#__PURE__*/ zod.optional(TokenAddress),
  "mobileUploadUrl": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()).check(/*#__PURE__*/ zod.describe('Used only when it is a valid URL.')),
  "printsEditor": /*#__PURE__*/ zod.optional(PrintsEditorConfig),
  "galleryEnabled": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean()),
  "callbackFormats": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.array(/*#__PURE__*/ zod.string()))
});

export type AppConfig = zod.input<typeof AppConfig>;
