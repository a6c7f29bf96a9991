import type { WebStorage } from './environment.ts';

const KEY = 'auth_last_identity';

/** Tells customers apart without writing down who they are. */
export async function fingerprint(sub: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(sub));
  return Array.from(new Uint8Array(digest, 0, 8), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Whether what this browser stores was left by another customer (S20). Nobody before is nobody else. */
export async function isSomebodyElse(storage: WebStorage, sub: string): Promise<boolean> {
  const last = storage.getItem(KEY);
  return last !== null && last !== (await fingerprint(sub));
}

/** Remembers whose data this browser stores from now on. */
export async function rememberIdentity(storage: WebStorage, sub: string): Promise<void> {
  storage.setItem(KEY, await fingerprint(sub));
}

/** Nobody's data is left. */
export function forgetLastIdentity(storage: WebStorage): void {
  storage.removeItem(KEY);
}
