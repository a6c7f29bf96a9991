/**
 * From openapi/photo-export.yaml by npm run generate.
 */
import * as zod from 'zod/mini';

export const Chunk = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)),
  "iteration": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)),
  "size": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.describe('Bytes.'))
});

export type Chunk = zod.input<typeof Chunk>;
