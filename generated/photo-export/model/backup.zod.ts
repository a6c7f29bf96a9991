/**
 * From openapi/photo-export.yaml by npm run generate.
 */
import * as zod from 'zod/mini';
import { Chunk } from './chunk.zod.ts';

export const Backup = /*#__PURE__*/ zod.object({
  "requested": /*#__PURE__*/ zod.iso.datetime({"offset":true}),
  "processed": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.iso.datetime({"offset":true})),
  "chunks": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.array(Chunk))
}).check(/*#__PURE__*/ zod.describe('Finished when it has chunks, else pending. A finished one says when it was processed, too.'));

export type Backup = zod.input<typeof Backup>;
