/**
 * From openapi/order-delivery-dates.yaml by npm run generate.
 */
import * as zod from 'zod/mini';
import { DayOrMoment } from './dayOrMoment.zod.ts';

export const DeliveryDates = /*#__PURE__*/ zod.object({
  "earliest": /*#__PURE__*/ zod.optional(DayOrMoment),
  "latest": /*#__PURE__*/ zod.optional(DayOrMoment),
  "deliveryDate": /*#__PURE__*/ zod.optional(DayOrMoment)
});

export type DeliveryDates = zod.input<typeof DeliveryDates>;
