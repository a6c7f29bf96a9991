import { discoverAuthority } from './authority.ts';
import type { SessionContext } from './session-context.ts';

/**
 * The address that ends the authority's own session and comes back to a page of this app (A4.9). The client names
 * itself instead of showing an ID token: none is stored.
 * @returns undefined when the authority has no such endpoint
 * @throws SignInError when the authority cannot be asked
 */
export async function endSessionUrl(context: SessionContext, to: string): Promise<string | undefined> {
  const { server } = await discoverAuthority(context);
  if (!server.end_session_endpoint) return undefined;
  const url = new URL(server.end_session_endpoint);
  url.searchParams.set('client_id', context.auth.clientId);
  url.searchParams.set('post_logout_redirect_uri', new URL(to, context.env.location().origin).href);
  return url.href;
}
