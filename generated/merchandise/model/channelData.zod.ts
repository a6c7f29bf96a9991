/**
 * From openapi/merchandise.yaml by npm run generate.
 */
import * as zod from 'zod/mini';
import { Channel } from './channel.zod.ts';

export const ChannelData = /*#__PURE__*/ zod.object({
  "Channel": /*#__PURE__*/ zod.union([Channel,/*#__PURE__*/ zod.null()])
});

export type ChannelData = zod.input<typeof ChannelData>;
