import type { Adapter, StoredPayload } from 'oidc-provider';

import type { KeyValueStore } from '../core/identity-store.ts';

/** Everything that a reset empties lies under this prefix. */
export const OIDC_PREFIX = 'oidc:';

const modelPrefix = (model: string) => `${OIDC_PREFIX}model:${model}:`;
const grantPrefix = (grantId: string) => `${OIDC_PREFIX}grant:${grantId}:`;
const sessionUidKey = (uid: string) => `${OIDC_PREFIX}session-uid:${uid}`;

function isPayload(value: unknown): value is StoredPayload {
  return typeof value === 'object' && value !== null;
}

/** Every stored entity of one of oidc-provider's models (`Session`, `RefreshToken`, …). */
export function storedEntities(store: KeyValueStore, model: string): { key: string; payload: StoredPayload }[] {
  return store.keys(modelPrefix(model)).flatMap((key) => {
    const payload = store.get(key);
    return isPayload(payload) ? [{ key, payload }] : [];
  });
}

/** oidc-provider's storage interface for one model, over a key-value store. */
export function createOidcAdapter(store: KeyValueStore, model: string): Adapter {
  const prefix = modelPrefix(model);

  const read = (key: string): StoredPayload | undefined => {
    const payload = store.get(key);
    return isPayload(payload) ? payload : undefined;
  };

  return {
    async upsert(id, payload, expiresIn) {
      const expiresAt = expiresIn === undefined ? undefined : Date.now() + expiresIn * 1000;
      const key = prefix + id;
      store.set(key, payload, expiresAt);
      // What belongs to a grant is found by it, so that revoking the grant takes all of it along.
      if (typeof payload.grantId === 'string') {
        store.set(grantPrefix(payload.grantId) + key, key, expiresAt);
      }
      if (model === 'Session' && typeof payload.uid === 'string') {
        store.set(sessionUidKey(payload.uid), key, expiresAt);
      }
    },
    async find(id) {
      return read(prefix + id);
    },
    async findByUid(uid) {
      const key = store.get(sessionUidKey(uid));
      return typeof key === 'string' ? read(key) : undefined;
    },
    // Device codes alone have a user code, and the device flow is off.
    async findByUserCode() {
      return undefined;
    },
    async consume(id) {
      const payload = read(prefix + id);
      if (!payload) return;
      const exp = typeof payload.exp === 'number' ? payload.exp * 1000 : undefined;
      store.set(prefix + id, { ...payload, consumed: Math.floor(Date.now() / 1000) }, exp);
    },
    async destroy(id) {
      store.delete(prefix + id);
    },
    async revokeByGrantId(grantId) {
      for (const entry of store.keys(grantPrefix(grantId))) {
        const key = store.get(entry);
        if (typeof key === 'string' && key.startsWith(prefix)) {
          store.delete(key);
          store.delete(entry);
        }
      }
    },
  };
}
