/**
 * From openapi/shared-albums.yaml by npm run generate.
 */
import * as zod from 'zod/mini';
import { SharedImage } from './sharedImage.zod.ts';

export const SharedImagePage = /*#__PURE__*/ zod.object({
  "cursor": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()),
  "images": /*#__PURE__*/ zod.array(SharedImage)
});

export type SharedImagePage = zod.input<typeof SharedImagePage>;
