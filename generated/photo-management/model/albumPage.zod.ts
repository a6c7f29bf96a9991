/**
 * From openapi/photo-management.yaml by npm run generate.
 */
import * as zod from 'zod/mini';
import { Album } from './album.zod.ts';

export const AlbumPage = /*#__PURE__*/ zod.object({
  "albums": /*#__PURE__*/ zod.array(Album),
  "cursor": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string())
});

export type AlbumPage = zod.input<typeof AlbumPage>;
