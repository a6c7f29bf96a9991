import { createHash } from 'node:crypto';
import type { KeyValueStore } from '../core/identity-store.ts';
import { defineState } from '../core/provider-states.ts';
import type { Schema } from '../spec/document.ts';
import { CLIENT_ID, RESOURCE_SCOPE } from './access-tokens.ts';
import { createOidcAdapter } from './oidc-adapter.ts';
import { GRANTED_SCOPE, RESOURCE } from './oidc-configuration.ts';

const TEXT: Schema = { type: 'string', minLength: 1 };
const CODE_SECONDS = 60;

/** Situations of signing in that contracts ask for: what the provider keeps of people who were on its page. */
export const signInStates = [
  defineState<{ code: string; redirectUri: string; codeVerifier: string; nonce: string }>({
    name: 'an authorization code was issued',
    description: 'The customer has signed in just now, and the client has this code, which is good once.',
    parameters: {
      code: TEXT,
      redirectUri: { ...TEXT, description: 'Where the code was handed to.' },
      codeVerifier: {
        type: 'string',
        minLength: 43,
        description: 'What the challenge of the sign-in was made of, by SHA-256.',
      },
      nonce: { ...TEXT, description: 'Of the sign-in; the ID token repeats it.' },
    },
    setup({ identity }, { sub }, { code, redirectUri, codeVerifier, nonce }) {
      const codeChallenge = createHash('sha256').update(codeVerifier).digest('base64url');
      const grantId = keepGrant(identity, sub);
      keep(identity, 'AuthorizationCode', code, {
        ...signedIn(sub, grantId),
        redirectUri,
        codeChallenge,
        codeChallengeMethod: 'S256',
        nonce,
      });
    },
  }),
  defineState<{ code: string }>({
    name: 'an authorization code is not known',
    description: 'The provider has never issued that code.',
    parameters: { code: TEXT },
    setup: ({ identity }, _account, { code }) => void createOidcAdapter(identity, 'AuthorizationCode').destroy(code),
  }),
  defineState<{ refreshToken: string }>({
    name: 'a refresh token was issued',
    description: 'The client of the customer has this refresh token, and it is good.',
    parameters: { refreshToken: TEXT },
    setup({ identity }, { sub }, { refreshToken }) {
      const grantId = keepGrant(identity, sub);
      keep(identity, 'RefreshToken', refreshToken, {
        ...signedIn(sub, grantId),
        gty: 'authorization_code',
        rotations: 0,
      });
    },
  }),
  defineState<{ refreshToken: string }>({
    name: 'a refresh token is not known',
    description: 'The provider has never issued that refresh token, or refuses it by now.',
    parameters: { refreshToken: TEXT },
    setup: ({ identity }, _account, { refreshToken }) =>
      void createOidcAdapter(identity, 'RefreshToken').destroy(refreshToken),
  }),
];

/** Grant of the customer for the client. */
function keepGrant(store: KeyValueStore, sub: string): string {
  const id = `grant-of-${sub}`;
  keep(store, 'Grant', id, {
    accountId: sub,
    openid: { scope: GRANTED_SCOPE },
    resources: { [RESOURCE]: RESOURCE_SCOPE },
  });
  return id;
}

function signedIn(sub: string, grantId: string): object {
  return { accountId: sub, grantId, authTime: now(), scope: `${GRANTED_SCOPE} ${RESOURCE_SCOPE}`, resource: RESOURCE };
}

/** Keeps what oidc-provider would, in its own words. */
function keep(store: KeyValueStore, kind: string, id: string, content: object): void {
  const [iat, exp] = [now(), now() + CODE_SECONDS];
  // Over this store it is done when the call returns.
  void createOidcAdapter(store, kind).upsert(
    id,
    { ...content, kind, jti: id, clientId: CLIENT_ID, iat, exp },
    CODE_SECONDS,
  );
}

function now(): number {
  return Math.floor(Date.now() / 1000);
}
