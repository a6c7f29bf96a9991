/**
 * From openapi/photo-management.yaml by npm run generate.
 */
import * as zod from 'zod/mini';

const thumbnailWidthExclusiveMin = 0;

const thumbnailHeightExclusiveMin = 0;

export const Thumbnail = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.describe('The size this thumbnail is made for: 300, 800 or 1300 pixels on its longer side.')),
  "url": /*#__PURE__*/ zod.url().check(/*#__PURE__*/ zod.describe('A signed link; no bearer token is sent to it.')),
  "width": /*#__PURE__*/ zod.number().check(/*#__PURE__*/ zod.gt(thumbnailWidthExclusiveMin)),
  "height": /*#__PURE__*/ zod.number().check(/*#__PURE__*/ zod.gt(thumbnailHeightExclusiveMin))
});

export type Thumbnail = zod.input<typeof Thumbnail>;
