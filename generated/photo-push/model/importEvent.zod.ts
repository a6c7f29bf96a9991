/**
 * From openapi/push.asyncapi.yaml by npm run generate.
 */
import * as zod from 'zod/mini';
import { EventName } from './eventName.zod.ts';

export const ImportEvent = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.uuid(),
  "type": EventName,
  "data": /*#__PURE__*/ zod.object({
  "payload": /*#__PURE__*/ zod.unknown().check(/*#__PURE__*/ zod.describe('Anything, as long as it is there; it is not read.')),
  "timestamp": /*#__PURE__*/ zod.iso.datetime({"offset":true})
})
});

export type ImportEvent = zod.input<typeof ImportEvent>;
