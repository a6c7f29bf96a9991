/**
 * From openapi/shared-albums.yaml by npm run generate.
 */
import * as zod from 'zod/mini';

const sharedAlbumSummaryReadAlbumsCountMin = 0;

const sharedAlbumSummaryGrantedAlbumsCountMin = 0;

export const SharedAlbumSummary = /*#__PURE__*/ zod.object({
  "readAlbumsCount": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(sharedAlbumSummaryReadAlbumsCountMin)),
  "grantedAlbumsCount": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(sharedAlbumSummaryGrantedAlbumsCountMin)),
  "created": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.iso.datetime({"offset":true})),
  "updated": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.iso.datetime({"offset":true}))
});

export type SharedAlbumSummary = zod.input<typeof SharedAlbumSummary>;
