import { randomUUID } from 'node:crypto';
import type { JWK, JWTPayload } from 'jose';
import { SignJWT, createLocalJWKSet, errors, importJWK, jwtVerify } from 'jose';

import type { IdentityPerson } from '../accounts/people.ts';
import type { KeyValueStore } from '../core/identity-store.ts';
import { OIDC_PREFIX } from './oidc-adapter.ts';
import { publicKey } from './provider-keys.ts';

/** Audience of access tokens (the `aud` claim): every service of the retailer. */
export const AUDIENCE = 'photo-account-services';
export const ACCESS_TOKEN_SECONDS = 15 * 60;
export const CLIENT_ID = 'photo-account';
export const RESOURCE_SCOPE = 'account';

/** Claims of a verified token that services use. */
export interface AccessClaims {
  sub: string;
  email: string;
  idpType: string;
  idpSub: string;
  amr: string[];
  acr?: string;
  jti: string;
  /** Seconds since 1970. */
  expiresAt: number;
}

export type AccessTokenProblem = 'invalid' | 'expired' | 'audience' | 'refused';

/** Why a bearer token is answered with 401. */
export class AccessTokenError extends Error {
  override readonly name = 'AccessTokenError';
  readonly problem: AccessTokenProblem;

  constructor(problem: AccessTokenProblem, message: string) {
    super(message);
    this.problem = problem;
  }
}

export interface AccessTokens {
  /** Checks signature, issuer, audience, expiry and refusal. Rejects with an `AccessTokenError`. */
  verify(token: string): Promise<AccessClaims>;
  /** A token without the sign-in page, for contract verification. */
  issue(person: IdentityPerson): Promise<string>;
  /** Remembers a token that was given out, so that it can be refused later. */
  record(token: { sub: string; jti: string; expiresAt: number }): void;
  /** Refuses every token of a person that was given out so far. */
  refuseAll(sub: string): void;
}

const issuedPrefix = (sub: string) => `${OIDC_PREFIX}issued:${sub}:`;
const refusedKey = (jti: string) => `${OIDC_PREFIX}refused:${jti}`;

/** The claims of a person in an access token, beside those that every token has. */
export function personClaims(person: IdentityPerson): Record<string, unknown> {
  return {
    email: person.email,
    idp_type: person.idpType,
    idp_sub: person.idpSub,
    amr: [...person.amr],
  };
}

function problemOf(error: unknown): AccessTokenProblem {
  if (error instanceof errors.JWTExpired) return 'expired';
  if (error instanceof errors.JWTClaimValidationFailed && error.claim === 'aud') return 'audience';
  return 'invalid';
}

function claimsOf(payload: JWTPayload): AccessClaims {
  const text = (name: string): string => {
    const value = payload[name];
    if (typeof value !== 'string') throw new AccessTokenError('invalid', `The token has no ${name}.`);
    return value;
  };
  return {
    sub: text('sub'),
    email: text('email'),
    idpType: text('idp_type'),
    idpSub: text('idp_sub'),
    amr: Array.isArray(payload.amr) ? payload.amr.map(String) : [],
    ...(typeof payload.acr === 'string' ? { acr: payload.acr } : {}),
    jti: text('jti'),
    expiresAt: payload.exp ?? 0,
  };
}

/** Access tokens as the services see them: JWTs of RFC 9068 for one audience. */
export function createAccessTokens(issuer: string, key: JWK, store: KeyValueStore): AccessTokens {
  const keys = createLocalJWKSet({ keys: [publicKey(key)] });

  const record: AccessTokens['record'] = ({ sub, jti, expiresAt }) => {
    store.set(issuedPrefix(sub) + jti, jti, expiresAt * 1000);
  };

  return {
    record,

    async verify(token) {
      const { payload } = await jwtVerify(token, keys, { issuer, audience: AUDIENCE, typ: 'at+jwt' }).catch(
        (error: unknown) => {
          throw new AccessTokenError(problemOf(error), error instanceof Error ? error.message : String(error));
        },
      );
      const claims = claimsOf(payload);
      if (store.get(refusedKey(claims.jti))) {
        throw new AccessTokenError('refused', 'The token was expired by the sandbox.');
      }
      return claims;
    },

    async issue(person) {
      const jti = randomUUID();
      const expiresAt = Math.floor(Date.now() / 1000) + ACCESS_TOKEN_SECONDS;
      record({ sub: person.sub, jti, expiresAt });
      return new SignJWT({ ...personClaims(person), client_id: CLIENT_ID, scope: RESOURCE_SCOPE })
        .setProtectedHeader({ alg: 'ES256', typ: 'at+jwt', kid: key.kid })
        .setIssuer(issuer)
        .setAudience(AUDIENCE)
        .setSubject(person.sub)
        .setJti(jti)
        .setIssuedAt()
        .setExpirationTime(expiresAt)
        .sign(await importJWK(key, 'ES256'));
    },

    refuseAll(sub) {
      // A token's `iat` counts whole seconds, too coarse to tell "so far" from "right after": hence by id.
      for (const entry of store.keys(issuedPrefix(sub))) {
        store.set(refusedKey(String(store.get(entry))), true, Date.now() + ACCESS_TOKEN_SECONDS * 1000);
        store.delete(entry);
      }
    },
  };
}
