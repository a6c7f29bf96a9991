/**
 * From openapi/push.asyncapi.yaml by npm run generate.
 */
import * as zod from 'zod/mini';
import { EventName } from './eventName.zod.ts';

export const ArchiveEvent = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)),
  "timestamp": /*#__PURE__*/ zod.iso.datetime({"offset":true}),
  "key": EventName,
  "message": /*#__PURE__*/ zod.object({
  "userId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)),
  "downloadId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.describe('The id that createArchiveDownload gave, for getDownloadUrl.'))
})
});

export type ArchiveEvent = zod.input<typeof ArchiveEvent>;
