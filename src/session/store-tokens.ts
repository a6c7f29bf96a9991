import type { TokenEndpointResponse } from 'oauth4webapi';

import type { Identity } from './claims.ts';
import { identityOf, lifetimeOf } from './claims.ts';
import type { SessionContext } from './session-context.ts';
import { cookiePlace } from './session-context.ts';
import { SignInError } from './sign-in-failure.ts';
import { writeTokens } from './token-cookies.ts';

const DEFAULT_REFRESH_SECONDS = 14 * 24 * 60 * 60;

/**
 * Stores what the token endpoint gave in the two cookies (A4.4), each for as long as its token lasts (O163).
 * @throws SignInError when the access token does not say whose it is, TokenCookieError when the browser keeps none
 */
export function storeTokens(context: SessionContext, tokens: TokenEndpointResponse): Identity {
  const identity = identityOf(tokens.access_token);
  if (!identity) throw new SignInError('refused', 'The access token names no customer');
  writeTokens(cookiePlace(context), {
    accessToken: tokens.access_token,
    accessSeconds: tokens.expires_in ?? lifetimeOf(identity),
    refreshToken: tokens.refresh_token,
    refreshSeconds: context.auth.refreshTokenLifetimeSeconds ?? DEFAULT_REFRESH_SECONDS,
  });
  return identity;
}
