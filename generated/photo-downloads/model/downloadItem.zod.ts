/**
 * From openapi/photo-downloads.yaml by npm run generate.
 */
import * as zod from 'zod/mini';

export const DownloadItem = /*#__PURE__*/ zod.intersection(/*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)),
  "name": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
  "created": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.iso.datetime({"offset":true})),
  "status": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
  "photos": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.array(/*#__PURE__*/ zod.string()))
}), /*#__PURE__*/ zod.record(/*#__PURE__*/ zod.string(), /*#__PURE__*/ zod.unknown()) as zod.ZodMiniType<object, object>);

export type DownloadItem = zod.input<typeof DownloadItem>;
