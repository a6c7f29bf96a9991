/**
 * From openapi/shared-albums.yaml by npm run generate.
 */
import * as zod from 'zod/mini';
import { Image } from './image.zod.ts';

const sharedAlbumPhotosCountMin = 0;

export const SharedAlbum = /*#__PURE__*/ zod.object({
  "albumId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)),
  "albumName": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)),
  "coverPhoto": /*#__PURE__*/ zod.union([Image,/*#__PURE__*/ zod.null()]),
  "photosCount": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(sharedAlbumPhotosCountMin)),
  "created": /*#__PURE__*/ zod.iso.datetime({"offset":true}),
  "updated": /*#__PURE__*/ zod.iso.datetime({"offset":true}),
  "ownerId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1))
});

export type SharedAlbum = zod.input<typeof SharedAlbum>;
