/**
 * From openapi/photo-management.yaml by npm run generate.
 */
import * as zod from 'zod/mini';
import { Image } from './image.zod.ts';

export const ImagePage = /*#__PURE__*/ zod.object({
  "cursor": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()),
  "images": /*#__PURE__*/ zod.array(Image)
});

export type ImagePage = zod.input<typeof ImagePage>;
