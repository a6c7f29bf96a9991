import { secondsInDay } from 'date-fns/constants';
import type { JWK } from 'jose';
import type { Configuration, Context, CookieOptions, Grant, OidcContext } from 'oidc-provider';

import type { IdentityPerson } from '../accounts/people.ts';
import type { KeyValueStore } from '../core/identity-store.ts';
import { ACCESS_TOKEN_SECONDS, AUDIENCE, CLIENT_ID, RESOURCE_SCOPE, personClaims } from './access-tokens.ts';
import { endSessionAtOnce } from './end-session.ts';
import { renderIdentityError } from './error-page.ts';
import { createOidcAdapter } from './oidc-adapter.ts';
import { cookieKeys } from './provider-keys.ts';

/** Resource of access tokens. */
export const RESOURCE = `urn:${AUDIENCE}`;
/** Scopes that the app is granted. */
export const GRANTED_SCOPE = 'openid email profile offline_access';
const REFRESH_TOKEN_SECONDS = 14 * secondsInDay;
// Refresh tokens die with the provider's session, so it lives longer than they do.
const SESSION_SECONDS = 30 * secondsInDay;
const PAGES_AFTER_SIGN_OUT = ['/', '/account-deleted', '/change-email-success'];

type ActiveContext = Context & { oidc: OidcContext };

/** Every origin that the app can have: its own address, plain localhost, and each vendor with its test prefixes. */
export function appOrigins(app: string, vendorHosts: readonly string[]): string[] {
  const hosts = vendorHosts.flatMap((vendor) =>
    ['account', 'test-account', 'acceptance-account'].map((prefix) => `${prefix}.${vendor}.localhost`),
  );
  const own = new URL(app);
  return [...new Set([own.hostname, 'localhost', ...hosts])].map((host) => `${own.protocol}//${host}:${own.port}`);
}

/** Grants without asking for consent: the app is the retailer's own. */
async function grantOf({ oidc }: ActiveContext): Promise<Grant | undefined> {
  const { accountId } = oidc.session;
  if (!accountId) return undefined;
  // The session outlives one vendor's sign-in, so what a token says was asked for is taken from this request.
  oidc.session.acr = oidc.params.acr_values?.split(' ')[0];

  const existing = oidc.session.grantIdFor(oidc.client.clientId);
  const found = existing ? await oidc.provider.Grant.find(existing) : undefined;
  if (found?.accountId === accountId) return found;

  const grant = new oidc.provider.Grant({ accountId, clientId: oidc.client.clientId });
  grant.addOIDCScope(GRANTED_SCOPE);
  grant.addResourceScope(RESOURCE, RESOURCE_SCOPE);
  await grant.save();
  return grant;
}

interface ConfigurationOptions {
  mountPath: string;
  origins: readonly string[];
  acrValues: readonly string[];
  people: readonly IdentityPerson[];
  store: KeyValueStore;
  key: JWK;
}

/** oidc-provider's configuration: one public client, code with PKCE S256, rotating refresh tokens. */
export function oidcConfiguration(options: ConfigurationOptions): Configuration {
  const { mountPath, origins, acrValues, people, store, key } = options;
  // Cookies ignore ports: without the path the app on the same host would receive this one.
  const sessionCookie: CookieOptions = { httpOnly: true, sameSite: 'lax', path: mountPath };
  const personOf = (sub: string) => people.find((person) => person.sub === sub);

  return {
    adapter: (model: string) => createOidcAdapter(store, model),
    jwks: { keys: [key] },
    cookies: {
      keys: cookieKeys(store),
      long: sessionCookie,
      short: { httpOnly: true, sameSite: 'lax' },
    },
    clients: [
      {
        client_id: CLIENT_ID,
        client_name: 'Photo Account',
        token_endpoint_auth_method: 'none',
        grant_types: ['authorization_code', 'refresh_token'],
        response_types: ['code'],
        id_token_signed_response_alg: 'ES256',
        redirect_uris: origins.map((origin) => `${origin}/`),
        post_logout_redirect_uris: origins.flatMap((origin) => PAGES_AFTER_SIGN_OUT.map((page) => origin + page)),
      },
    ],
    clientAuthMethods: ['none'],
    clientBasedCORS: (_ctx: unknown, origin: string) => origins.includes(origin),
    responseTypes: ['code'],
    pkce: { required: () => true },
    acrValues,
    scopes: ['openid', 'offline_access'],
    claims: {
      openid: ['sub', 'acr', 'amr', 'idp_type', 'idp_sub'],
      email: ['email', 'email_verified'],
      profile: ['name'],
    },
    conformIdTokenClaims: false,
    enabledJWA: { idTokenSigningAlgValues: ['ES256'] },
    features: {
      devInteractions: { enabled: false },
      dPoP: { enabled: false },
      pushedAuthorizationRequests: { enabled: false },
      userinfo: { enabled: false },
      resourceIndicators: {
        enabled: true,
        defaultResource: () => RESOURCE,
        useGrantedResource: () => true,
        getResourceServerInfo: () => ({
          scope: RESOURCE_SCOPE,
          audience: AUDIENCE,
          accessTokenTTL: ACCESS_TOKEN_SECONDS,
          accessTokenFormat: 'jwt',
          jwt: { sign: { alg: 'ES256' } },
        }),
      },
      rpInitiatedLogout: { enabled: true, logoutSource: (ctx: Context) => endSessionAtOnce(ctx, sessionCookie) },
    },
    interactions: {
      url: (_ctx: unknown, interaction: { uid: string }) => `${mountPath}/sign-in/${interaction.uid}`,
    },
    loadExistingGrant: grantOf,
    findAccount: (_ctx: unknown, sub: string) => {
      const person = personOf(sub);
      if (!person) return undefined;
      const claims = { ...personClaims(person), sub, name: person.name, email_verified: true };
      return { accountId: sub, claims: () => claims };
    },
    async extraTokenClaims({ oidc }, token) {
      const person = personOf(token.accountId);
      const { acr } = oidc.entities.AuthorizationCode ?? oidc.entities.RefreshToken ?? {};
      return person ? { ...personClaims(person), ...(acr ? { acr } : {}) } : {};
    },
    // The library keeps offline_access for requests that ask for consent, and here none is asked for.
    issueRefreshToken: (_ctx: unknown, client: OidcContext['client']) => client.grantTypeAllowed('refresh_token'),
    rotateRefreshToken: true,
    ttl: {
      AccessToken: ACCESS_TOKEN_SECONDS,
      AuthorizationCode: 60,
      IdToken: ACCESS_TOKEN_SECONDS,
      Interaction: 60 * 60,
      RefreshToken: REFRESH_TOKEN_SECONDS,
      Grant: SESSION_SECONDS,
      Session: SESSION_SECONDS,
    },
    renderError: (ctx, out) => renderIdentityError(mountPath, ctx, out),
  };
}
