/**
 * From openapi/invoice.yaml by npm run generate.
 */
import * as zod from 'zod/mini';
import { DayOrMoment } from './dayOrMoment.zod.ts';

export const HistoricalInvoice = /*#__PURE__*/ zod.intersection(/*#__PURE__*/ zod.object({
  "orderRef": /*#__PURE__*/ zod.string(),
  "id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)),
  "channel": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)),
  "date": /*#__PURE__*/ zod.optional(DayOrMoment),
  "amount": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.number())
}), /*#__PURE__*/ zod.record(/*#__PURE__*/ zod.string(), /*#__PURE__*/ zod.unknown()) as zod.ZodMiniType<object, object>);

export type HistoricalInvoice = zod.input<typeof HistoricalInvoice>;
