import type { QueryClient } from '@tanstack/react-query';
import { sleep } from '#lib/timers.ts';
import { accessToken, refreshAccessToken } from '#session/session.ts';
import { appConfig } from '#vendor/app-config.ts';
import { channelId } from '#vendor/channel.ts';
import { vendorConfigQuery } from '#vendor/vendor-config.ts';
import { currentVendor } from '#vendor/vendor.ts';
import { editorAddress } from './editor-address.ts';
import { keepPrintsSelection } from './queries.ts';

/** So long, in ms, the customer sees what is going on, however fast it goes (P4.46). */
export const HAND_OVER_MIN_MS = 3_000;

/**
 * Has the photos kept for the prints editor, and says where it opens with them (P4.45 to P4.47): no sooner than after three
 * seconds. The address holds a token: it is for going there, and for nothing else.
 * @throws ApiError when they cannot be kept, Error "Unable to extract channel ID!" without a channel (P4.49), Error without
 * an editor that may be given a token, or without one; the signal's reason when it is aborted
 */
export async function handOver(client: QueryClient, photoIds: string[], signal: AbortSignal): Promise<string> {
  const vendor = currentVendor();
  const [tempSelectionId, channel, { printsEditorUrl }] = await Promise.all([
    keepPrintsSelection(photoIds, signal),
    channelId(client, vendor),
    client.fetchQuery(vendorConfigQuery(vendor.host)),
    sleep(HAND_OVER_MIN_MS, signal),
  ]);
  // Not before now: what is asked for last is valid longest.
  const token = accessToken() ?? (await refreshAccessToken(undefined));
  signal.throwIfAborted();
  if (token === undefined) throw new Error('The session is over');
  return editorAddress(
    printsEditorUrl,
    { token, channel, tempSelectionId },
    { hostname: location.hostname, vendorHost: vendor.host, config: appConfig().printsEditor },
  );
}
