import * as oauth from 'oauth4webapi';
import { discoverAuthority, endSessionUrl, pendingSignOut, signInErrorOf, storeTokens } from './authority.ts';
import type { Identity } from './claims.ts';
import { safeReturnPath } from './return-path.ts';
import { currentPath, PENDING_SIGN_OUT_KEY, type SessionContext } from './session-context.ts';
import { SignInError } from './sign-in-failure.ts';
import { claimPending, type PendingSignIn, rememberPending } from './sign-in-storage.ts';

const redirectUri = ({ env }: SessionContext) => `${env.location().origin}/`;

/**
 * Begins a sign-in that leads back to this page: authorization code with PKCE S256, and a new state, nonce and verifier each time
 * (S1, S2).
 * @returns where it goes on, at the authority
 * @throws SignInError when the authority cannot be found
 */
export async function beginSignIn(context: SessionContext): Promise<string> {
  const { auth, acr, env } = context;
  const returnTo = safeReturnPath(currentPath(context), env.location().origin);
  const { isPending, isToAsk } = pendingSignOut(context);
  const ending = isToAsk ? await endSessionUrl(context, returnTo, '/') : undefined;
  // It comes back, and the sign-in begins then.
  if (ending !== undefined) return ending;
  const { server } = await discoverAuthority(context);
  if (!server.authorization_endpoint) throw new SignInError('refused', 'The authority names no authorization endpoint');

  const pending: PendingSignIn = {
    state: oauth.generateRandomState(),
    nonce: oauth.generateRandomNonce(),
    verifier: oauth.generateRandomCodeVerifier(),
    returnTo,
    createdAt: env.now(),
  };
  rememberPending(env.sessionStorage, pending);

  const url = new URL(server.authorization_endpoint);
  const parameters = {
    client_id: auth.clientId,
    response_type: 'code',
    redirect_uri: redirectUri(context),
    scope: auth.scope,
    state: pending.state,
    nonce: pending.nonce,
    code_challenge: await oauth.calculatePKCECodeChallenge(pending.verifier),
    code_challenge_method: 'S256',
    acr_values: acr,
    // Whoever signed out here may still be known there (A4.9).
    ...(isPending && { prompt: 'login' }),
  };
  for (const [name, value] of Object.entries(parameters)) url.searchParams.set(name, value);
  return url.href;
}

/** Result of a sign-in, completed or failed, with where the customer wanted to go. */
export type HandBackResult = { returnTo: string } & ({ identity: Identity } | { error: SignInError });

async function redeem(context: SessionContext, handBack: URLSearchParams, pending: PendingSignIn): Promise<Identity> {
  const { server, client, options } = await discoverAuthority(context);
  const parameters = oauth.validateAuthResponse(server, client, handBack, pending.state);
  const response = await oauth.authorizationCodeGrantRequest(
    server,
    client,
    oauth.None(),
    parameters,
    redirectUri(context),
    pending.verifier,
    options,
  );
  const tokens = await oauth.processAuthorizationCodeResponse(server, client, response, {
    // Requires an ID token as well.
    expectedNonce: pending.nonce,
  });
  const identity = storeTokens(context, tokens);
  // The session of the authority is that of this customer now.
  context.env.localStorage.removeItem(PENDING_SIGN_OUT_KEY);
  return identity;
}

/**
 * Completes a sign-in with the parameters of a hand-back. A state that this tab did not send, or that is older than ten minutes or was
 * used before, ends it without any call (S3, S10); iss, nonce, aud and expiry are checked (S4). Never rejects.
 */
export async function completeSignIn(context: SessionContext, handBack: URLSearchParams): Promise<HandBackResult> {
  const { env } = context;
  const pending = claimPending(env.sessionStorage, handBack.get('state'), env.now());
  if (!pending)
    return { returnTo: '/', error: new SignInError('refused', 'The state is unknown here, used or too old') };
  const returnTo = safeReturnPath(pending.returnTo, env.location().origin);
  try {
    return { returnTo, identity: await redeem(context, handBack, pending) };
  } catch (error) {
    return { returnTo, error: signInErrorOf(error) };
  }
}
