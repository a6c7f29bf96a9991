/**
 * From openapi/order-delivery-dates.yaml by npm run generate.
 */
import * as zod from 'zod/mini';

export const DayOrMoment = /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.iso.date(),/*#__PURE__*/ zod.iso.datetime({"offset":true})]);

export type DayOrMoment = zod.input<typeof DayOrMoment>;
