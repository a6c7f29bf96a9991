/**
 * From openapi/voucher.yaml by npm run generate.
 */
import * as zod from 'zod/mini';
import { DayOrMoment } from './dayOrMoment.zod.ts';

export const VoucherOffer = /*#__PURE__*/ zod.intersection(/*#__PURE__*/ zod.object({
  "title": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
  "expiryDate": /*#__PURE__*/ zod.optional(DayOrMoment)
}), /*#__PURE__*/ zod.record(/*#__PURE__*/ zod.string(), /*#__PURE__*/ zod.unknown()) as zod.ZodMiniType<object, object>);

export type VoucherOffer = zod.input<typeof VoucherOffer>;
