import type { IncomingMessage, ServerResponse } from 'node:http';

import type { IdentityPerson } from '../accounts/people.ts';
import type { KeyValueStore } from '../core/identity-store.ts';
import type { AccessClaims } from './access-tokens.ts';
import { createAccessTokens } from './access-tokens.ts';
import { endMissingSession } from './end-session.ts';
import { OIDC_PREFIX, storedEntities } from './oidc-adapter.ts';
import { appOrigins, oidcConfiguration } from './oidc-configuration.ts';
import { Provider } from './oidc-library.ts';
import type { IdentityOperation } from './operations.ts';
import { operationIdOf } from './operations.ts';
import { signingKey } from './provider-keys.ts';
import { createSignInRoutes } from './sign-in-routes.ts';

export interface IdentityProviderOptions {
  /** The address under which `handle` is mounted, without a slash at the end. */
  issuer: string;
  /** The address of the app; its origins are the only ones that may sign in. */
  app: string;
  people: readonly IdentityPerson[];
  /** The vendors' host parts: `folioleaf-uk` for account.folioleaf-uk.example. */
  vendorHosts: readonly string[];
  /** The vendors' acr values, as discovery announces them; another one is accepted as it is. */
  acrValues: readonly string[];
  store: KeyValueStore;
}

export interface IdentityProvider {
  /** Answers a request whose URL begins with the issuer's path. */
  handle(request: IncomingMessage, response: ServerResponse): Promise<void>;
  /** Verifies a bearer token. Rejects with an `AccessTokenError`. */
  verifyAccessToken(token: string): Promise<AccessClaims>;
  /** A token for a person without the sign-in page. Throws for an unknown e-mail address. */
  issueAccessToken(email: string): Promise<string>;
  /** Refuses the access tokens given to a person so far, and the refresh tokens too if asked. */
  expireTokens(options: { email: string; refresh?: boolean }): void;
  /** Ends all sessions; no token is refused any more. Keys stay. */
  reset(): void;
  /** The operation behind a request; the path without the mount point and query. */
  operationIdOf(method: string, path: string): IdentityOperation | undefined;
}

/** Sessions of people who are not there any more would lead nowhere. */
function forgetStrangers(store: KeyValueStore, people: readonly IdentityPerson[]): void {
  const known = new Set(people.map((person) => person.sub));
  for (const { key, payload } of storedEntities(store, 'Session')) {
    if (typeof payload.accountId === 'string' && !known.has(payload.accountId)) store.delete(key);
  }
}

/** A real OpenID Connect provider for the people of the sandbox. */
export function createIdentityProvider(options: IdentityProviderOptions): IdentityProvider {
  const { issuer, app, people, vendorHosts, acrValues, store } = options;
  const mountPath = new URL(issuer).pathname;
  const key = signingKey(store);
  const tokens = createAccessTokens(issuer, key, store);
  const origins = appOrigins(app, vendorHosts);
  forgetStrangers(store, people);

  const provider = new Provider(issuer, oidcConfiguration({ mountPath, origins, acrValues, people, store, key }));
  provider.use(endMissingSession);
  provider.on('access_token.issued', ({ accountId, jti, expiration }) => {
    tokens.record({ sub: accountId, jti, expiresAt: Math.floor(Date.now() / 1000) + expiration });
  });
  provider.on('server_error', (_ctx, error) => {
    console.error('The identity provider failed:', error);
  });

  const protocol = provider.callback();
  const signIn = createSignInRoutes({ provider, mountPath, people });

  const personOf = (email: string): IdentityPerson => {
    const person = people.find((candidate) => candidate.email === email);
    if (!person) throw new Error(`Nobody in the sandbox has the e-mail address ${email}.`);
    return person;
  };

  return {
    async handle(request, response) {
      // A caller that gave up while the request was held back needs no response.
      if (request.destroyed) return;
      const url = request.url ?? '/';
      const below = url.startsWith(mountPath) ? url.slice(mountPath.length) || '/' : url;
      const path = below.split('?')[0] ?? below;
      if (await signIn(request, response, path)) return;
      // The provider builds its own addresses from the difference between the two.
      await protocol(Object.assign(request, { originalUrl: url, url: below }), response);
    },
    verifyAccessToken: tokens.verify,
    issueAccessToken: async (email) => tokens.issue(personOf(email)),
    expireTokens({ email, refresh = false }) {
      const { sub } = personOf(email);
      tokens.refuseAll(sub);
      if (!refresh) return;
      for (const { key: entry, payload } of storedEntities(store, 'RefreshToken')) {
        if (payload.accountId === sub) store.delete(entry);
      }
    },
    reset() {
      store.clear(OIDC_PREFIX);
    },
    operationIdOf,
  };
}
