/**
 * From openapi/merchandise.yaml by npm run generate.
 */
import * as zod from 'zod/mini';

const channelReferenceLocaleMin = 2;

export const ChannelReference = /*#__PURE__*/ zod.object({
  "ID": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)),
  "VendorID": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)),
  "Locale": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(channelReferenceLocaleMin))
});

export type ChannelReference = zod.input<typeof ChannelReference>;
