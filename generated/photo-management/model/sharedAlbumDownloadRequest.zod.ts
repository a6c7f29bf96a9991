/**
 * From openapi/photo-management.yaml by npm run generate.
 */
import * as zod from 'zod/mini';

export const SharedAlbumDownloadRequest = /*#__PURE__*/ zod.object({
  "albumId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)),
  "photos": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.object({
  "photoId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)),
  "ownerId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1))
})).check(/*#__PURE__*/ zod.minLength(1))
});

export type SharedAlbumDownloadRequest = zod.input<typeof SharedAlbumDownloadRequest>;
