/**
 * From openapi/order.yaml by npm run generate.
 */
import * as zod from 'zod/mini';

const moneyCurrencyMin = 3;
const moneyCurrencyMax = 3;

export const Money = /*#__PURE__*/ zod.object({
  "amount": /*#__PURE__*/ zod.number(),
  "currency": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(moneyCurrencyMin)).check(/*#__PURE__*/ zod.maxLength(moneyCurrencyMax)).check(/*#__PURE__*/ zod.describe('ISO 4217.'))
});

export type Money = zod.input<typeof Money>;
