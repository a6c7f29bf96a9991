/**
 * From openapi/photo-management.yaml by npm run generate.
 */
import * as zod from 'zod/mini';

const photoAccountCountsPhotosCountMin = 0;

const photoAccountCountsAlbumsCountMin = 0;

export const PhotoAccountCounts = /*#__PURE__*/ zod.object({
  "photosCount": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(photoAccountCountsPhotosCountMin)),
  "albumsCount": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(photoAccountCountsAlbumsCountMin))).check(/*#__PURE__*/ zod.describe('Counts as 0 when it is missing.'))
});

export type PhotoAccountCounts = zod.input<typeof PhotoAccountCounts>;
