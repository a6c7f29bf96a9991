/**
 * From openapi/widget-gallery.yaml by npm run generate.
 */
import * as zod from 'zod/mini';

export const GalleryEntryFields = /*#__PURE__*/ zod.object({
  "orderCode": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)),
  "channel": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.describe('The merchandise channel ID.')),
  "title": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
  "categoryIds": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.array(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)))),
  "isPublic": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean())
});

export type GalleryEntryFields = zod.input<typeof GalleryEntryFields>;
