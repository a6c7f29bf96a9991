import * as z from 'zod/mini';
import { readStored, writeStored, type KeyValueStore, type Stored } from '#lib/storage.ts';
import type { RouteKey } from '#paths';
import { routeAt } from '#vendor/route-at.ts';
import { mailedLinkIn, withoutMailedLink, type MailedLink } from './address.ts';
import { holdsMailedLink } from './holds-mailed-link.ts';

export type { MailedLink };

/** Longer than a sign-in may take (S10): what nobody came back for by then is forgotten. */
const KEPT_FOR_MS = 30 * 60_000;

const keptLink = z.object({
  at: z.number(),
  pathname: z.string(),
  token: z.optional(z.string()),
  email: z.optional(z.string()),
});
type KeptLink = z.infer<typeof keptLink>;

/** What is needed of the browser; tests hand in their own. */
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
 * Takes what the link of a mail says out of the address, before any service is asked for anything (S31). It is kept in
 * this tab, for the way over sign-in and back. A page that the browser runs ahead of the customer waits for her: nothing
 * is confirmed by a prefetch (S56).
 */
export async function hideMailedLink(env: LinkEnvironment = browser()): Promise<void> {
  if (!holdsMailedLink(env.location().search)) return;
  await env.shown();
  const { pathname, search } = env.location();
  writeStored(kept(env.store), { at: env.now(), pathname, ...mailedLinkIn(search) });
  env.replaceAddress(pathname + withoutMailedLink(search));
}

/** What the link says that led to a page, at whichever of its addresses; nothing when none did, or too long ago. */
export function mailedLink(
  page: RouteKey,
  { store, now }: Pick<LinkEnvironment, 'store' | 'now'> = browser(),
): MailedLink {
  const link = readStored(kept(store));
  if (!link || routeAt(link.pathname)?.key !== page || Math.abs(now() - link.at) > KEPT_FOR_MS) return {};
  return link;
}

/** Once a link was used, nothing of it is left. */
export function forgetMailedLink({ store }: Pick<LinkEnvironment, 'store'> = browser()): void {
  writeStored(kept(store), undefined);
}

function kept(store: KeyValueStore): Stored<KeptLink> {
  return { key: 'mailedLink', parse: (value) => keptLink.safeParse(value).data, store: () => store };
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
