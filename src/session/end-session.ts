import { discoverAuthority } from './authority.ts';
import type { WebStorage } from './environment.ts';
import type { SessionContext } from './session-context.ts';

/** Set while the authority still holds a session of a customer who has signed out here. */
const OWED_KEY = 'auth_sign_out_owed';

/**
 * The address that ends the authority's own session and comes back to a page of this app (A4.9). The client names
 * itself instead of showing an ID token: none is stored. When the authority cannot be asked, this is made up for before
 * anybody signs in here again: its session would let the next person in without a question.
 * @returns undefined when the authority has no such endpoint
 * @throws SignInError when the authority cannot be asked
 */
export async function endSessionUrl(context: SessionContext, to: string): Promise<string | undefined> {
  const { localStorage } = context.env;
  localStorage.setItem(OWED_KEY, '1');
  const { server } = await discoverAuthority(context);
  localStorage.removeItem(OWED_KEY);
  if (!server.end_session_endpoint) return undefined;
  const url = new URL(server.end_session_endpoint);
  url.searchParams.set('client_id', context.auth.clientId);
  url.searchParams.set('post_logout_redirect_uri', new URL(to, context.env.location().origin).href);
  return url.href;
}

/** Whether the authority's session is still to be ended. */
export function isSignOutOwed(storage: WebStorage): boolean {
  return storage.getItem(OWED_KEY) !== null;
}
