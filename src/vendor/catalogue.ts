import { queryOptions } from '@tanstack/react-query';
import { CHANNEL_QUERY } from '#generated/merchandise/documents.ts';
import { getChannel } from '#generated/merchandise/hooks.ts';
import type { Channel } from '#generated/merchandise/model/index.ts';

/** What a vendor sells: shop, currency, articles and the 22 groups of options; a group it does not offer is null (A3.34 to A3.49). */
export type Catalogue = Channel;

/**
 * The catalogue of one channel in one locale, held apart from those of other channels (A3.34).
 * Fails with an ApiError also for an answer with errors (A7.54), with an Error when there is no such channel.
 */
export function catalogueQuery(channelCode: string, locale: string) {
  return queryOptions({
    queryKey: ['getChannel', channelCode, locale],
    queryFn: async ({ signal }): Promise<Catalogue> => {
      const { data } = await getChannel({ operationName: 'Channel', query: CHANNEL_QUERY, variables: { channelCode, locale } }, { signal });
      if (!data?.Channel) throw new Error(`There is no channel ${channelCode}`);
      return data.Channel;
    },
    staleTime: Number.POSITIVE_INFINITY,
  });
}
