/**
 * From openapi/map-pdf.yaml by npm run generate.
 */
import * as zod from 'zod/mini';

export const MapPdf = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)),
  "url": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.url())
});

export type MapPdf = zod.input<typeof MapPdf>;
