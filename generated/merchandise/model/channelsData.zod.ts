/**
 * From openapi/merchandise.yaml by npm run generate.
 */
import * as zod from 'zod/mini';
import { ChannelReference } from './channelReference.zod.ts';

export const ChannelsData = /*#__PURE__*/ zod.object({
  "Channels": /*#__PURE__*/ zod.array(ChannelReference)
});

export type ChannelsData = zod.input<typeof ChannelsData>;
