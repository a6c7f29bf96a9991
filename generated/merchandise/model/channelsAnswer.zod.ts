/**
 * From openapi/merchandise.yaml by npm run generate.
 */
import * as zod from 'zod/mini';
import { ChannelsData } from './channelsData.zod.ts';
import { GraphQlError } from './graphQlError.zod.ts';

export const ChannelsAnswer = /*#__PURE__*/ zod.object({
  "data": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.union([ChannelsData,/*#__PURE__*/ zod.null()])),
  "errors": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.array(GraphQlError))
});

export type ChannelsAnswer = zod.input<typeof ChannelsAnswer>;
