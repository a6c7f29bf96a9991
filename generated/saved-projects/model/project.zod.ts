/**
 * From openapi/saved-projects.yaml by npm run generate.
 */
import * as zod from 'zod/mini';

export const Project = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)),
  "name": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
  "articleType": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
  "modified": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.iso.datetime({"offset":true})),
  "thumbnailUrl": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.url()),
  "editUrl": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.url()).check(/*#__PURE__*/ zod.describe('Where the customer goes on with it; without one there is no link.'))
});

export type Project = zod.input<typeof Project>;
