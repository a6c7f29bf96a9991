/**
 * From openapi/widget-gallery.yaml by npm run generate.
 */
import * as zod from 'zod/mini';

export const GetGalleryEntryParams = /*#__PURE__*/ zod.object({
  "channel": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1))
})

export type GetGalleryEntryParams = zod.input<typeof GetGalleryEntryParams>;
