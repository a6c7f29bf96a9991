/**
 * From openapi/public-vendor-config.yaml by npm run generate.
 */
import * as zod from 'zod/mini';
import { Address } from './address.zod.ts';
import { Menus } from './menus.zod.ts';

export const VendorConfig = /*#__PURE__*/ zod.object({
  "menus": /*#__PURE__*/ zod.optional(Menus),
  "routes": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.record(/*#__PURE__*/ zod.string(), /*#__PURE__*/ zod.string())).check(/*#__PURE__*/ zod.describe('Route key -> path, merged over the app\'s own routes.')),
  "shopUrl": /*#__PURE__*/ zod.optional(Address),
  "faqUrl": /*#__PURE__*/ zod.optional(Address),
  "customerCareUrl": /*#__PURE__*/ zod.optional(Address),
  "printsEditorUrl": /*#__PURE__*/ zod.optional(Address),
  "paymentMethodUrl": /*#__PURE__*/ zod.optional(Address),
  "orderPaymentUrl": /*#__PURE__*/ zod.optional(Address).check(/*#__PURE__*/ zod.describe('Where an order that is not paid yet is paid; the client adds its code as the query orderCode. Without it she is led to customer care.')),
  "channelId": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1))),
  "cutOffCampaign": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1))),
  "ftpInstructionsUrl": /*#__PURE__*/ zod.optional(Address)
});

export type VendorConfig = zod.input<typeof VendorConfig>;
