import * as z from 'zod/mini';
import { EMAIL_ADDRESS } from '#lib/formats.ts';
import { type KeyValueStore, readStored, type Stored, writeStored } from '#lib/storage.ts';
import { after } from '#lib/timers.ts';
import type { RouteKey } from '#paths';
import { routeAt } from '#vendor/route-at.ts';
import { holdsMailedLink } from './holds-mailed-link.ts';

/** Parameters of the link of a mail (A2.40, A2.41). What is missing or malformed is left out, each by itself (O128). */
export interface MailedLink {
  token?: string;
  email?: string;
}

const TOKEN = 'confirmation-token';
const EMAIL = 'email';

/** The pages that mails lead to. */
const CONFIRMATIONS = new Set<RouteKey | undefined>([
  'changeEmailConfirmation',
  'deleteAccountConfirmation',
  'subscriptionConfirmation',
]);

const emailAddress = z.email({ pattern: EMAIL_ADDRESS });

/** Time, in ms, for which a link is stored: longer than a sign-in may take (S10). */
const LIFETIME_MS = 30 * 60_000;

const linkSchema = z.object({
  at: z.number(),
  pathname: z.string(),
  token: z.optional(z.string()),
  email: z.optional(z.string()),
});
type StoredLink = z.infer<typeof linkSchema>;

/** The parts of the browser that a mailed link needs; tests pass their own. */
export interface LinkEnvironment {
  store: KeyValueStore;
  location: () => { pathname: string; search: string };
  /** Changes the address of the present entry in the history. */
  replaceAddress: (address: string) => void;
  /** Settles when the customer looks at the page: a browser may load one ahead and run it unseen. */
  shown: () => Promise<void>;
  now: () => number;
}

/**
 * Moves what a mailed link says from the address to the storage of this tab, where it outlasts sign-in, before any service is
 * called (S31). A page that the browser runs ahead of the customer waits for her: nothing
 * is confirmed by a prefetch (S56). At an address that is another page's nothing is stored. One that no page has yet may be the
 * vendor's, whose paths come later: see `expireMailedLink`.
 */
export async function hideMailedLink(env: LinkEnvironment = browser()): Promise<void> {
  if (!holdsMailedLink(env.location().search)) return;
  await env.shown();
  const { pathname, search } = env.location();
  const route = routeAt(pathname);
  if (!route || CONFIRMATIONS.has(route.key))
    writeStored(stored(env.store), { at: env.now(), pathname, ...mailedLinkIn(search) });
  env.replaceAddress(pathname + withoutMailedLink(search));
}

/** The link that led to a page, at whichever of its addresses; empty when none did, or too long ago. */
export function mailedLink(page: RouteKey, env: Pick<LinkEnvironment, 'store' | 'now'> = browser()): MailedLink {
  const link = freshLink(env);
  return link && routeAt(link.pathname)?.key === page ? link : {};
}

/**
 * Removes the stored link when its time is over, now or while the page stays open, though no page may ask for it (S31).
 * @param arePathsKnown whether the vendor's paths are in use: then it goes also from an address that is no confirmation's after all
 */
export function expireMailedLink(
  arePathsKnown: boolean,
  env: Pick<LinkEnvironment, 'store' | 'now'> = browser(),
): void {
  const link = freshLink(env);
  if (!link) return;
  if (arePathsKnown && !CONFIRMATIONS.has(routeAt(link.pathname)?.key)) return forgetMailedLink(env);
  after(link.at + LIFETIME_MS + 1 - env.now(), () => expireMailedLink(arePathsKnown, env));
}

/** Removes a link that was used. */
export function forgetMailedLink({ store }: Pick<LinkEnvironment, 'store'> = browser()): void {
  writeStored(stored(store), undefined);
}

/** Parameters of a mailed link, from its query. */
export function mailedLinkIn(search: string): MailedLink {
  const query = new URLSearchParams(search);
  // Neither of them holds a space: it was a plus sign that the mail left as it was.
  const said = (name: string) => query.get(name)?.replaceAll(' ', '+');
  const token = said(TOKEN);
  // At its ends an address has no plus sign.
  const email = emailAddress.safeParse(said(EMAIL)?.replace(/^\++|\++$/g, '')).data;
  return { ...(token && { token }), ...(email !== undefined && { email }) };
}

/** The query of an address without what a mail's link says; everything else stays, stripped=true above all. */
export function withoutMailedLink(search: string): string {
  const query = new URLSearchParams(search);
  query.delete(TOKEN);
  query.delete(EMAIL);
  return query.size > 0 ? `?${query}` : '';
}

/** The stored link; one that is too old is removed. */
function freshLink(env: Pick<LinkEnvironment, 'store' | 'now'>): StoredLink | undefined {
  const link = readStored(stored(env.store));
  if (!link || Math.abs(env.now() - link.at) <= LIFETIME_MS) return link;
  forgetMailedLink(env);
  return undefined;
}

function stored(store: KeyValueStore): Stored<StoredLink> {
  return { key: 'mailedLink', parse: (value) => linkSchema.safeParse(value).data, store: () => store };
}

function browser(): LinkEnvironment {
  return {
    store: sessionStorage,
    location: () => location,
    replaceAddress: (address) => history.replaceState(null, '', address),
    shown: untilShown,
    now: () => Date.now(),
  };
}

async function untilShown(): Promise<void> {
  if (!('prerendering' in document) || document.prerendering !== true) return;
  await new Promise((resolve) => document.addEventListener('prerenderingchange', resolve, { once: true }));
}
