/**
 * From openapi/widget.yaml by npm run generate.
 */
import * as zod from 'zod/mini';

export const Widget = /*#__PURE__*/ zod.object({
  "widgetId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)),
  "orderCode": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.describe('The client takes the product code from it.')),
  "title": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
  "thumbnailUrl": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.url()),
  "viewUrl": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.url()).check(/*#__PURE__*/ zod.describe('The online version; missing while there is none.')),
  "status": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
  "articleType": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()).check(/*#__PURE__*/ zod.describe('A photo book when it contains "photobook" in any case.'))
});

export type Widget = zod.input<typeof Widget>;
