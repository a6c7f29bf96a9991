/**
 * From openapi/shared-albums.yaml by npm run generate.
 */
import * as zod from 'zod/mini';
import { Thumbnail } from './thumbnail.zod.ts';

export const Image = /*#__PURE__*/ zod.object({
  "imageId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)),
  "localFileName": /*#__PURE__*/ zod.string(),
  "uploadId": /*#__PURE__*/ zod.string(),
  "url": /*#__PURE__*/ zod.url(),
  "untouchedUrl": /*#__PURE__*/ zod.url(),
  "dateTaken": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.iso.datetime({"offset":true})),
  "uploadEnd": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.iso.datetime({"offset":true})),
  "visibleHeight": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.number()),
  "visibleWidth": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.number()),
  "thumbnails": /*#__PURE__*/ zod.array(Thumbnail)
});

export type Image = zod.input<typeof Image>;
