/**
 * From openapi/merchandise.yaml by npm run generate.
 */
import * as zod from 'zod/mini';

const channelQueryVariablesLocaleMin = 2;

export const ChannelQuery = /*#__PURE__*/ zod.object({
  "operationName": /*#__PURE__*/ zod.enum(['Channel']),
  "query": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.describe('The query of merchandise.graphql with its fragment.')),
  "variables": /*#__PURE__*/ zod.object({
  "channelCode": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)),
  "locale": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(channelQueryVariablesLocaleMin))
})
});

export type ChannelQuery = zod.input<typeof ChannelQuery>;
