/**
 * From openapi/order.yaml by npm run generate.
 */
import * as zod from 'zod/mini';

const listMySuperOrdersParamsOffsetDefault = 0;
const listMySuperOrdersParamsOffsetMin = 0;

const listMySuperOrdersParamsLimitDefault = 100;
const listMySuperOrdersParamsLimitMax = 100;

export const ListMySuperOrdersParams = /*#__PURE__*/ zod.object({
  "Offset": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(listMySuperOrdersParamsOffsetMin)), listMySuperOrdersParamsOffsetDefault),
  "Limit": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listMySuperOrdersParamsLimitMax)), listMySuperOrdersParamsLimitDefault),
  "OrderState": /*#__PURE__*/ zod.enum(['notExpired'])
})

export type ListMySuperOrdersParams = zod.input<typeof ListMySuperOrdersParams>;
