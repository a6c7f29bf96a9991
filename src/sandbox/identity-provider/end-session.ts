import type { Context, CookieOptions } from 'oidc-provider';

function goOn(ctx: Context, target: string | undefined): void {
  if (target) {
    ctx.status = 303;
    ctx.redirect(target);
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
  const target = session.state?.postLogoutRedirectUri;
  for (const { grantId } of Object.values(session.authorizations ?? {})) {
    if (grantId) await provider.Grant.adapter.destroy(grantId);
  }
  await session.destroy();
  ctx.cookies.set(provider.cookieName('session'), null, cookie);
  goOn(ctx, target);
}

/** A browser without a session has nothing to end: it goes straight on instead of posting a form to get there. */
export async function endMissingSession(ctx: Context, next: () => Promise<void>): Promise<void> {
  await next();
  const { oidc } = ctx;
  if (oidc?.route !== 'end_session' || ctx.status !== 200 || oidc.session.accountId) return;
  goOn(ctx, oidc.session.state?.postLogoutRedirectUri);
}
