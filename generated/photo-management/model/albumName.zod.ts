/**
 * From openapi/photo-management.yaml by npm run generate.
 */
import * as zod from 'zod/mini';

const albumNameNameRegExp = new RegExp('^(?=\\s*\\S)[^<>;]*$');

export const AlbumName = /*#__PURE__*/ zod.object({
  "name": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.regex(albumNameNameRegExp)).check(/*#__PURE__*/ zod.describe('Not only space, and none of < > ;'))
});

export type AlbumName = zod.input<typeof AlbumName>;
