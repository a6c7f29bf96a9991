/**
 * From openapi/order.yaml by npm run generate.
 */
import * as zod from 'zod/mini';

const listOrdersByAccountParamsOffsetDefault = 0;
const listOrdersByAccountParamsOffsetMin = 0;

const listOrdersByAccountParamsLimitDefault = 10;
const listOrdersByAccountParamsLimitMax = 100;

export const ListOrdersByAccountParams = /*#__PURE__*/ zod.object({
  "articleNames": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.array(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)))),
  "offset": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(listOrdersByAccountParamsOffsetMin)), listOrdersByAccountParamsOffsetDefault),
  "limit": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listOrdersByAccountParamsLimitMax)), listOrdersByAccountParamsLimitDefault)
})

export type ListOrdersByAccountParams = zod.input<typeof ListOrdersByAccountParams>;
