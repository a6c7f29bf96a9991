import { keptAs, readOptions } from '#api/query-options.ts';
import { CHANNEL_QUERY } from '#generated/merchandise/documents.ts';
import { getChannel } from '#generated/merchandise/calls.ts';
import type { Channel, ChannelAnswer } from '#generated/merchandise/model/index.ts';

/** What a vendor sells: shop, currency, articles and the 22 groups of options; a group it does not offer is null (A3.34 to A3.49). */
export type Catalogue = Channel;

/**
 * The catalogue of one channel in one locale, held apart from those of other channels (A3.34).
 * Fails with an ApiError also for an answer with errors (A7.54), with an Error when there is no such channel.
 */
export function catalogueQuery(channelCode: string, locale: string) {
  // A read that is sent as a POST, with the text of its query.
  const answer = readOptions(['getChannel', channelCode, locale], ({ signal }) =>
    getChannel({ operationName: 'Channel', query: CHANNEL_QUERY, variables: { channelCode, locale } }, { signal }),
  );
  const catalogueIn = ({ data }: ChannelAnswer): Catalogue => {
    if (!data?.Channel) throw new Error(`There is no channel ${channelCode}`);
    return data.Channel;
  };
  return { ...keptAs(answer, catalogueIn), staleTime: Number.POSITIVE_INFINITY };
}
