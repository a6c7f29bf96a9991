import type { QueryClient } from '@tanstack/react-query';
import { isLoopback } from '#lib/loopback.ts';
import { sleep } from '#lib/timers.ts';
import { accessToken, refreshAccessToken } from '#session/session.ts';
import { appConfig } from '#vendor/app-config.ts';
import { channelId } from '#vendor/channel.ts';
import { vendorConfigQuery } from '#vendor/vendor-config.ts';
import { currentVendor, withoutPrefixes } from '#vendor/vendor.ts';
import { createPrintsSelection } from './queries.ts';

/** Time, in ms, for which the customer sees what is going on, however fast it goes (P4.46). */
export const HAND_OVER_MIN_MS = 3_000;

/** The product that the editor opens with: photo prints (A9.6). */
export const PRODUCT_CODE = 'PAP_910';

/**
 * Stores a selection of photos for the prints editor, and gives the address where it opens with them (P4.45 to P4.47): no sooner
 * than after three seconds. The address holds a token: it is for going there, and for nothing else.
 * @param format ID of the article that the customer has chosen
 * @throws ApiError when it cannot be stored, Error "Unable to extract channel ID!" without a channel (P4.49), Error without
 * an editor that may be given a token, or without one; the signal's reason when it is aborted
 */
export async function handOver(
  client: QueryClient,
  photoIds: string[],
  signal: AbortSignal,
  format?: string,
): Promise<string> {
  const vendor = currentVendor();
  const [tempSelectionId, channel, { printsEditorUrl }] = await Promise.all([
    createPrintsSelection(photoIds, signal),
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
    { token, channel, tempSelectionId, ...(format !== undefined && { format }) },
    { hostname: location.hostname, vendorHost: vendor.host, config: appConfig().printsEditor },
  );
}

/** Parameters that the editor is handed (P4.47). */
interface HandedOver {
  token: string;
  channel: string;
  tempSelectionId: string;
  /** The article that was chosen, for an editor that has a parameter for it (docs/decisions/0078-print-resolution-and-crop.md). */
  format?: string;
}

/** Hosts that a token may be given to. */
export interface EditorPlace {
  /** The host of this page. */
  hostname: string;
  /** The vendor's production host. */
  vendorHost: string;
  /** Further hosts, and what the editor calls its parameters (O57). */
  config?: { hosts?: readonly string[]; parameters?: Readonly<Record<string, string>> };
}

/**
 * The address of the prints editor with what it is handed in its query (P4.47, A9.6, O57).
 * @throws Error when there is no such address, or when it is none that may be given a token (S33, S38)
 */
export function editorAddress(editorUrl: string | undefined, handed: HandedOver, place: EditorPlace): string {
  if (editorUrl === undefined || !URL.canParse(editorUrl)) throw new Error('The vendor has no prints editor');
  const url = new URL(editorUrl);
  if (!mayHaveToken(url, place)) throw new Error('The prints editor is on a host that may not be given a token');
  const names = place.config?.parameters ?? {};
  const nameOf = (name: string) => (Object.hasOwn(names, name) ? names[name] : undefined);
  const { format, ...always } = handed;
  for (const [name, value] of Object.entries({ ...always, productCode: PRODUCT_CODE }))
    url.searchParams.set(nameOf(name) ?? name, value);
  const ofFormat = nameOf('format');
  if (format !== undefined && ofFormat !== undefined) url.searchParams.set(ofFormat, format);
  return url.href;
}

/**
 * The vendor's own sites, which receive the token's cookie anyway, and hosts that the deployment names: encrypted, that is.
 * On a developer's machine it may be that machine. The vendor's public configuration alone cannot send a token elsewhere.
 */
function mayHaveToken({ protocol, hostname }: URL, { hostname: page, vendorHost, config }: EditorPlace): boolean {
  if (isLoopback(page) && isLoopback(hostname)) return /^https?:$/.test(protocol);
  if (protocol !== 'https:') return false;
  const own = withoutPrefixes(vendorHost);
  return hostname === own || hostname.endsWith(`.${own}`) || config?.hosts?.includes(hostname) === true;
}
