import { createEmitter } from '#lib/events.ts';
import { personalDataClear } from '#lib/personal-data.ts';
import type { SessionEnvironment, WebStorage } from './environment.ts';
import { disownPersistedUploads } from './persisted-uploads.ts';

// P2.45, O31 and S23: values that say what a customer looked at, ordered, typed or deleted. Each key may go on, after a colon or
// a space, with what it belongs to. Whatever else is stored is named in tests/house/stored-keys.test.ts.
const PERSONAL_KEYS =
  /^(scrollPosition|visibleTimeLineSections|reactivationModalShown|archive\w+|requestedExport|savedExports|leftPhotos|heldDeletion|lookingBackMonths|formDraft|keptSelection|printFormat)([: ]|$)/;

/** Key in localStorage of the fingerprint of the customer whose data this browser stores. */
const IDENTITY_KEY = 'auth_last_identity';

/**
 * Registers a callback that empties a cache with personal data, for example the query client. It runs when the customer signs
 * out, and before the first render when another one signed in (S14, S20).
 */
export const onPersonalDataClear = personalDataClear.on;

/**
 * Registers a callback for the moment before a customer signs out, when calls can still be made. It hands over what has to be
 * done first.
 */
export const beforeSignOut = createEmitter<[first: (work: Promise<unknown>) => void]>();

/** Removes everything that this tab stores of the customer, except the tokens. */
export function clearPersonalData({ sessionStorage, localStorage }: SessionEnvironment): void {
  disownPersistedUploads(localStorage);
  personalDataClear.emit();
  for (const storage of [sessionStorage, localStorage])
    for (const key of keysOf(storage)) if (PERSONAL_KEYS.test(key)) storage.removeItem(key);
  localStorage.removeItem(IDENTITY_KEY);
}

/** Short hash of the claim `sub`, as hex: tells customers apart without storing who they are. */
export async function fingerprint(sub: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(sub));
  return Array.from(new Uint8Array(digest, 0, 8), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Whether what this browser stores was left by another customer (S20); false when there was none before. */
export async function isSomebodyElse(storage: WebStorage, sub: string): Promise<boolean> {
  const last = storage.getItem(IDENTITY_KEY);
  return last !== null && last !== (await fingerprint(sub));
}

/** Whether this browser stores whose data it has: until she signs out, also in another tab, though the session may have ended. */
export function isIdentityStored(storage: WebStorage): boolean {
  return storage.getItem(IDENTITY_KEY) !== null;
}

/** Stores whose data this browser has from now on. */
export async function rememberIdentity(storage: WebStorage, sub: string): Promise<void> {
  storage.setItem(IDENTITY_KEY, await fingerprint(sub));
}

function keysOf(storage: WebStorage): string[] {
  return Array.from({ length: storage.length }, (_entry, index) => storage.key(index) ?? '');
}
