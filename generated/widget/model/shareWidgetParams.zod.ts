/**
 * From openapi/widget.yaml by npm run generate.
 */
import * as zod from 'zod/mini';

export const ShareWidgetParams = /*#__PURE__*/ zod.object({
  "vendorId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)),
  "fromName": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)),
  "personalMessage": /*#__PURE__*/ zod.string(),
  "toEmailAddress": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1))
})

export type ShareWidgetParams = zod.input<typeof ShareWidgetParams>;
