/**
 * From openapi/merchandise.yaml by npm run generate.
 */
import {
  ChannelAnswer,
  ChannelsAnswer
} from './model/index.ts';
import type {
  ChannelQuery,
  ChannelsQuery
} from './model/index.ts';

import { request, type CallOptions } from '../../src/api/request.ts';

/**
 * All channels, by vendor and locale.
 * The client finds its own channel by vendor and locale. Without one, and on any failure, whatever needs the channel fails with "Unable to extract channel ID!", which is reported; the customer reads the text of that action.
 */
export function listChannels(channelsQuery: ChannelsQuery, options?: CallOptions): Promise<ChannelsAnswer> {
  return request('/graphql#Channels', {
    operation: { service: 'merchandise', operationId: 'listChannels', auth: 'bearer', timeoutMs: 15000, retry: 'transient', protocol: 'graphql', configuredUrl: 'merchandiseUrl' },
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(channelsQuery),
    schema: ChannelsAnswer,
  });
}

/**
 * The catalogue of one channel.
 * All 22 option groups are asked for; those that a channel does not offer are null. An answer without a channel is a failure. What the customer's photos can be printed as follows from the articles that are visible, are no photo books and tell their sides; whatever fails, the usual sizes of prints take their place.
 */
export function getChannel(channelQuery: ChannelQuery, options?: CallOptions): Promise<ChannelAnswer> {
  return request('/graphql#Channel', {
    operation: { service: 'merchandise', operationId: 'getChannel', auth: 'bearer', timeoutMs: 15000, retry: 'transient', protocol: 'graphql', configuredUrl: 'merchandiseUrl' },
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(channelQuery),
    schema: ChannelAnswer,
  });
}

