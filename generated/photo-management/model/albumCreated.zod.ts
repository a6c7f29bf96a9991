/**
 * From openapi/photo-management.yaml by npm run generate.
 */
import * as zod from 'zod/mini';

export const AlbumCreated = /*#__PURE__*/ zod.object({
  "albumId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1))
});

export type AlbumCreated = zod.input<typeof AlbumCreated>;
