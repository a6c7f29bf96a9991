/**
 * From openapi/merchandise.yaml by npm run generate.
 */
import * as zod from 'zod/mini';

export const GraphQlError = /*#__PURE__*/ zod.object({
  "message": /*#__PURE__*/ zod.string(),
  "path": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.array(/*#__PURE__*/ zod.union([/*#__PURE__*/ zod.string(),/*#__PURE__*/ zod.int()]))),
  "extensions": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.record(/*#__PURE__*/ zod.string(), /*#__PURE__*/ zod.unknown()))
});

export type GraphQlError = zod.input<typeof GraphQlError>;
