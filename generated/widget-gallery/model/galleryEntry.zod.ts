/**
 * From openapi/widget-gallery.yaml by npm run generate.
 */
import * as zod from 'zod/mini';

export const GalleryEntry = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)),
  "orderCode": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)),
  "channel": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)),
  "title": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
  "categoryIds": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.array(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)))),
  "isPublic": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean()).check(/*#__PURE__*/ zod.describe('Counts as true when it is missing.'))
});

export type GalleryEntry = zod.input<typeof GalleryEntry>;
