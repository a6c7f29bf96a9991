/**
 * From openapi/shared-albums.yaml by npm run generate.
 */
import * as zod from 'zod/mini';
import { SharedAlbum } from './sharedAlbum.zod.ts';

export const SharedAlbumPage = /*#__PURE__*/ zod.object({
  "cursor": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()),
  "albums": /*#__PURE__*/ zod.array(SharedAlbum)
});

export type SharedAlbumPage = zod.input<typeof SharedAlbumPage>;
