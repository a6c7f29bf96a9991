import { isLoopback } from '#lib/loopback.ts';
import { withoutPrefixes } from '#vendor/host-name.ts';

/** The product that the editor opens with: photo prints (A9.6). */
const PRODUCT_CODE = 'PAP_910';

/** What the editor is handed (P4.47). */
export interface HandedOver {
  token: string;
  channel: string;
  tempSelectionId: string;
}

/** Whom a token may be given to. */
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
  for (const [name, value] of Object.entries({ ...handed, productCode: PRODUCT_CODE })) {
    url.searchParams.set(Object.hasOwn(names, name) ? (names[name] ?? name) : name, value);
  }
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
