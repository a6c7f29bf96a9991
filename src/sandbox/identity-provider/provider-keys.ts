import { generateKeyPairSync, randomBytes } from 'node:crypto';
import type { JWK } from 'jose';

import type { KeyValueStore } from '../core/identity-store.ts';

const SIGNING_KEY = 'keys:signing';
const COOKIE_KEYS = 'keys:cookies';

/** ES256: its signatures are 64 bytes, so that a token stays far below a cookie's 4,096 (S17). */
function createSigningKey(): JWK {
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const kid = randomBytes(4).toString('hex');
  return { ...privateKey.export({ format: 'jwk' }), alg: 'ES256', use: 'sig', kid };
}

function isJwk(value: unknown): value is JWK {
  return typeof value === 'object' && value !== null && 'kty' in value;
}

/** The private key that signs tokens, made at the first start and kept, so that tokens outlive a restart. */
export function signingKey(store: KeyValueStore): JWK {
  const stored = store.get(SIGNING_KEY);
  if (isJwk(stored)) return stored;
  const created = createSigningKey();
  store.set(SIGNING_KEY, created);
  return created;
}

/** The keys that sign the provider's own cookies, kept for the same reason. */
export function cookieKeys(store: KeyValueStore): string[] {
  const stored = store.get(COOKIE_KEYS);
  if (Array.isArray(stored)) return stored.map(String);
  const created = [randomBytes(32).toString('base64url')];
  store.set(COOKIE_KEYS, created);
  return created;
}

/** The public half of a key, as resource servers get it. */
export function publicKey({ kty, crv, x, y, alg, use, kid }: JWK): JWK {
  return { kty, crv, x, y, alg, use, kid };
}
