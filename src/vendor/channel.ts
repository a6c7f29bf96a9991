import { queryOptions, type QueryClient } from '@tanstack/react-query';
import { CHANNELS_QUERY } from '#generated/merchandise/documents.ts';
import { listChannels } from '#generated/merchandise/calls.ts';
import type { ChannelReference } from '#generated/merchandise/model/index.ts';
import { vendorConfigQuery } from './vendor-config.ts';
import { currentVendor } from './vendor.ts';
import type { Vendor } from './vendors.ts';

/** What of a vendor finds its channel. */
export type ChannelVendor = Pick<Vendor, 'host' | 'key' | 'locale'>;

/** The documented failure of whatever needs the channel (P4.49). */
const NO_CHANNEL = 'Unable to extract channel ID!';

/**
 * The vendor's merchandise channel: the channelId of its public configuration, else the channel of its Vendor ID and
 * Locale (O58). Loaded once a visit. A failed load is reported by the query client, and so is a channel that nobody
 * knows (A8.17).
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
 * @throws Error "Unable to extract channel ID!", caused by the failed load where there was one (P4.49)
 */
export async function channelId(client: QueryClient, vendor?: ChannelVendor): Promise<string> {
  try {
    return await client.fetchQuery(channelQuery(vendor));
  } catch (cause) {
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
