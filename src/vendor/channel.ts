import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { CHANNEL_QUERY, CHANNELS_QUERY } from '#generated/merchandise/documents.ts';
import { getChannel, listChannels } from '#generated/merchandise/calls.ts';
import type { Channel, ChannelAnswer, ChannelReference } from '#generated/merchandise/model/index.ts';
import { cachedAs, readOptions } from '#api/query-options.ts';
import { vendorConfigQuery } from './vendor-config.ts';
import { currentVendor } from './vendor.ts';
import type { Vendor } from './vendors.ts';

/** Properties of a vendor that identify its channel. */
export type ChannelVendor = Pick<Vendor, 'host' | 'key' | 'locale'>;

/** Documented message of the failure of everything that needs the channel (P4.49). */
const NO_CHANNEL = 'Unable to extract channel ID!';

/**
 * The vendor's merchandise channel: the channelId of its public configuration, else the channel of its Vendor ID and
 * Locale (O58). Loaded once a visit. A failed load is reported by the query client, and so is an unknown
 * channel (A8.17).
 */
export function channelQuery(vendor: ChannelVendor = currentVendor()) {
  return queryOptions({
    queryKey: ['channelId', vendor.key, vendor.locale],
    queryFn: async ({ client, signal }) => {
      // Without its public configuration the vendor is still known to the merchandise service.
      const configured = await client.fetchQuery(vendorConfigQuery(vendor.host)).catch(() => undefined);
      const id = configured?.channelId ?? channelOf(vendor, await loadChannels(signal));
      if (id === undefined) throw new Error(NO_CHANNEL);
      return id;
    },
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
  });
}

/**
 * The channel as prints, account deletion, change of e-mail and gallery entries send it: one meaning for all (O131).
 * @throws Error "Unable to extract channel ID!", caused by the failed load where there was one
 */
export async function channelId(client: QueryClient, vendor?: ChannelVendor): Promise<string> {
  try {
    return await client.fetchQuery(channelQuery(vendor));
  } catch (cause) {
    // Thrown as it is when it says so already: it has been reported.
    if (cause instanceof Error && cause.message === NO_CHANNEL) throw cause;
    throw new Error(NO_CHANNEL, { cause });
  }
}

/**
 * All channels of the merchandise service (A7.52).
 * @throws ApiError also for an answer with errors (A7.54)
 */
export async function loadChannels(signal?: AbortSignal): Promise<ChannelReference[]> {
  const { data } = await listChannels(
    { operationName: 'Channels', query: CHANNELS_QUERY },
    { ...(signal && { signal }) },
  );
  return data?.Channels ?? [];
}

/** The ID of the channel with this Vendor ID and Locale (O58); locales are compared without regard to case, as BCP 47 has it. */
export function channelOf(
  { key, locale }: Pick<Vendor, 'key' | 'locale'>,
  channels: readonly ChannelReference[],
): string | undefined {
  return channels.find(({ VendorID, Locale }) => VendorID === key && Locale.toLowerCase() === locale.toLowerCase())?.ID;
}

/**
 * Catalogue of a vendor: shop, currency, articles, 22 groups of options; null for those not offered (A3.34 to A3.49).
 */
export type Catalogue = Channel;

/**
 * The catalogue of one channel in one locale, held apart from those of other channels (A3.34). Loaded once a visit.
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
  return {
    ...cachedAs(answer, catalogueIn),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
  };
}
