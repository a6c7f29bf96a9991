/**
 * From openapi/merchandise.yaml by npm run generate.
 */
import * as zod from 'zod/mini';
import { ChannelData } from './channelData.zod.ts';
import { GraphQlError } from './graphQlError.zod.ts';

export const ChannelAnswer = /*#__PURE__*/ zod.object({
  "data": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.union([ChannelData,/*#__PURE__*/ zod.null()])),
  "errors": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.array(GraphQlError))
});

export type ChannelAnswer = zod.input<typeof ChannelAnswer>;
