/**
 * From openapi/widget.yaml by npm run generate.
 */
import * as zod from 'zod/mini';

const listWidgetsByOrderCodesParamsOrderCodesMax = 50;

export const ListWidgetsByOrderCodesParams = /*#__PURE__*/ zod.object({
  "orderCodes": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1))).check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listWidgetsByOrderCodesParamsOrderCodesMax))
})

export type ListWidgetsByOrderCodesParams = zod.input<typeof ListWidgetsByOrderCodesParams>;
