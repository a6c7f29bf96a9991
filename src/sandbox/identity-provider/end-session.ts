import type { Context, CookieOptions } from 'oidc-provider';

/** Goes to the page that the app named, with the state that it gave (OpenID Connect RP-Initiated Logout 1.0). */
function goOn(ctx: Context, asked: { postLogoutRedirectUri?: string; state?: string } = {}): void {
  if (asked.postLogoutRedirectUri) {
    const target = new URL(asked.postLogoutRedirectUri);
    if (asked.state !== undefined) target.searchParams.set('state', asked.state);
    ctx.status = 303;
    ctx.redirect(target.href);
    return;
  }
  ctx.status = 200;
  ctx.type = 'text/plain';
  ctx.body = 'You are signed out.';
}

/**
 * Ends the session without the question that the library would ask: the app asked already (A4.9).
 * Everything that was granted in this session goes with it, refresh tokens included.
 */
export async function endSessionAtOnce(ctx: Context, cookie: CookieOptions): Promise<void> {
  if (!ctx.oidc) return;
  const { provider, session } = ctx.oidc;
  const asked = session.state;
  for (const { grantId } of Object.values(session.authorizations ?? {})) {
    if (grantId) await provider.Grant.adapter.destroy(grantId);
  }
  await session.destroy();
  ctx.cookies.set(provider.cookieName('session'), null, cookie);
  goOn(ctx, asked);
}

/** A browser without a session has nothing to end: it goes straight on instead of posting a form to get there. */
export async function endMissingSession(ctx: Context, next: () => Promise<void>): Promise<void> {
  await next();
  const { oidc } = ctx;
  if (oidc?.route !== 'end_session' || ctx.status !== 200 || oidc.session.accountId) return;
  goOn(ctx, oidc.session.state);
}
