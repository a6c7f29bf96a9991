/**
 * From openapi/photo-management.yaml by npm run generate.
 */
import * as zod from 'zod/mini';
import { Image } from './image.zod.ts';

const albumPhotosCountMin = 0;

export const Album = /*#__PURE__*/ zod.object({
  "albumId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)),
  "albumName": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)),
  "coverPhoto": /*#__PURE__*/ zod.union([Image,/*#__PURE__*/ zod.null()]),
  "photosCount": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(albumPhotosCountMin)),
  "created": /*#__PURE__*/ zod.iso.datetime({"offset":true}),
  "updated": /*#__PURE__*/ zod.iso.datetime({"offset":true}),
  "userId": /*#__PURE__*/ zod.string(),
  "isShared": /*#__PURE__*/ zod.boolean()
});

export type Album = zod.input<typeof Album>;
