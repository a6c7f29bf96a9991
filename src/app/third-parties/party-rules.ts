import { breakpointOf, isMobileLayout } from '#lib/breakpoints.ts';
import { isLoopback } from '#lib/loopback.ts';
import { routePaths, type RouteKey } from '#paths';
import type { AppConfig } from '#vendor/app-config.ts';

/** Page width, in CSS px, below which the chat is drawn for phones: its own breakpoint, none of ours (A9.15, O156). */
export const CHAT_MOBILE_BREAKPOINT = 576;
/** Above the bars of a page, below previews and dialogs: --z-chat of the theme (A9.16). */
export const CHAT_Z_INDEX = 18;

/** Names of third parties, each of which brings one script. */
export type PartyName = 'cookie-consent' | 'support-chat' | 'feedback';

/** The parts of the configuration that name them. */
export type PartyConfig = Pick<AppConfig, 'scripts' | 'consentCookieName' | 'supportChat' | 'feedback'>;

export interface ThirdParty {
  name: PartyName;
  scriptUrl: string;
  /** Settings of its script, as `data-…` of its tag: nothing that says who the customer is. */
  settings: Readonly<Record<string, string>>;
}

/** State of the page that decides which third parties are allowed. */
export interface PartyPlace {
  /** The page that shows; undefined for an address that is none. */
  page: RouteKey | undefined;
  isStripped: boolean;
  locale: string;
  /** Of the page, in CSS px. */
  width: number;
  isBusinessUser: boolean;
}

/**
 * Third parties allowed on a page with the menu of the account: none where photos are (A2.119), none where the address
 * may yet turn out to be the vendor's own for such a page; with reduced chrome no chat (O82). A part that is not
 * configured is off. Public pages and those that a mail leads to never ask: nothing over their layout is drawn
 * (third-parties.tsx).
 */
export function thirdPartiesAt(config: PartyConfig, place: PartyPlace): ThirdParty[] {
  if (place.page === undefined || isPhotoPage(place.page)) return [];
  return [cookieConsent(config), supportChat(config, place), feedback(config, place)].filter(
    (party) => party !== undefined,
  );
}

/** The scripts that the configuration names, whether this page loads them or not. */
export function configuredScripts({ scripts, supportChat: chat, feedback: widget }: PartyConfig): string[] {
  return [scripts?.cookieConsentUrl, chat?.scriptUrl, widget?.scriptUrl].filter((address) => address !== undefined);
}

/**
 * Vouches for the address of a script of others: one that the configuration names, nothing but https; http on this machine
 * alone (S38, S48).
 * @throws Error otherwise
 */
export function externalAddress(asked: string, configured: readonly string[]): string {
  if (!configured.includes(asked) || !isSafe(asked))
    throw new Error('Only scripts that the configuration names are loaded.');
  return asked;
}

function isPhotoPage(page: RouteKey): boolean {
  return `${routePaths[page]}/`.startsWith(`${routePaths.myPhotos}/`);
}

/** A7.59: where it is not configured nobody asks, and nothing is allowed. */
function cookieConsent({ scripts, consentCookieName }: PartyConfig): ThirdParty | undefined {
  return partyFrom(
    'cookie-consent',
    scripts?.cookieConsentUrl,
    consentCookieName ? { cookieName: consentCookieName } : {},
  );
}

/** Support chat (A2.118, A2.120): it gets the kind of customer, so that the right people answer, and not who she is. */
function supportChat(
  { supportChat: chat }: PartyConfig,
  { isStripped, locale, isBusinessUser }: PartyPlace,
): ThirdParty | undefined {
  if (!chat?.enabled || isStripped) return undefined;
  return partyFrom('support-chat', chat.scriptUrl, {
    locale,
    customer: isBusinessUser ? 'business' : 'consumer',
    mobileBreakpoint: String(CHAT_MOBILE_BREAKPOINT),
    zIndex: String(CHAT_Z_INDEX),
  });
}

/** A7.60, A9.14: one key for a locale, another on medium and small screens; without its key it is not loaded (O157). */
function feedback({ feedback: widget }: PartyConfig, { locale, width }: PartyPlace): ThirdParty | undefined {
  const keys = (isMobileLayout(breakpointOf(width)) ? widget?.keysSmall : widget?.keys) ?? {};
  const key = Object.hasOwn(keys, locale) ? keys[locale] : undefined;
  return key ? partyFrom('feedback', widget?.scriptUrl, { key, locale }) : undefined;
}

function partyFrom(
  name: PartyName,
  scriptUrl: string | undefined,
  settings: ThirdParty['settings'],
): ThirdParty | undefined {
  return scriptUrl !== undefined && isSafe(scriptUrl) ? { name, scriptUrl, settings } : undefined;
}

function isSafe(address: string): boolean {
  if (!URL.canParse(address)) return false;
  const { protocol, hostname } = new URL(address);
  return protocol === 'https:' || (protocol === 'http:' && isLoopback(hostname));
}
