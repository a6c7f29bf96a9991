/**
 * From openapi/merchandise.yaml by npm run generate.
 */
import * as zod from 'zod/mini';

export const ChannelsQuery = /*#__PURE__*/ zod.object({
  "operationName": /*#__PURE__*/ zod.enum(['Channels']),
  "query": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.describe('The query of merchandise.graphql.'))
});

export type ChannelsQuery = zod.input<typeof ChannelsQuery>;
