import { createEmitter } from '#lib/events.ts';
import { personalDataClear } from '#lib/personal-data.ts';
import type { SessionEnvironment, WebStorage } from './environment.ts';
import { flagForClearing } from './file-flags.ts';

// P2.45, O31 and S23: values that say what a customer looked at, ordered, typed or deleted. Each key may go on, after a colon or
// a space, with what it belongs to. Whatever else is stored is named in tests/house/stored-keys.test.ts.
const PERSONAL_KEYS =
  /^(scrollPosition|visibleTimeLineSections|reactivationModalShown|archive\w+|requestedExport|savedExports|leftPhotos|heldDeletion|lookingBackMonths|formDraft|keptSelection|printFormat)([: ]|$)/;

/**
 * Key of the fingerprint of the customer whose data a storage has: in localStorage that of all tabs, in sessionStorage that of this
 * one. Each has its own, as she may sign out, and another one in, while a tab is elsewhere.
 */
const IDENTITY_KEY = 'auth_last_identity';

/**
 * Registers a callback for the moment before a customer signs out, when calls can still be made. It hands over what has to be
 * done first.
 */
export const beforeSignOut = createEmitter<[first: (work: Promise<unknown>) => void]>();

/** Removes everything that this browser stores of its customer, except the tokens: she signs out. */
export function clearPersonalData(env: SessionEnvironment): void {
  clear(env, true);
}

/** Removes personal data in a tab that finds its customer gone: shared data stays if it is another's by now (S20). */
export function abandonPersonalData(env: SessionEnvironment): void {
  clear(env, !isOfAnother(env));
}

function clear({ sessionStorage, localStorage }: SessionEnvironment, isShared: boolean): void {
  if (isShared) flagForClearing(localStorage);
  personalDataClear.emit(isShared);
  clearStorage(sessionStorage);
  if (isShared) clearStorage(localStorage);
}

function clearStorage(storage: WebStorage): void {
  const keys = Array.from({ length: storage.length }, (_entry, index) => storage.key(index) ?? '');
  for (const key of keys) if (PERSONAL_KEYS.test(key)) storage.removeItem(key);
  storage.removeItem(IDENTITY_KEY);
}

/** Short hash of the claim `sub`, as hex: tells customers apart without storing who they are. */
export async function fingerprint(sub: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(sub));
  return Array.from(new Uint8Array(digest, 0, 8), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/**
 * Gives the storages to a customer: what they have of another one, or of nobody known, goes before she sees anything (S20).
 * @returns whether what all tabs share was not hers
 */
export async function claimStorages(
  { sessionStorage, localStorage }: SessionEnvironment,
  sub: string,
): Promise<boolean> {
  const own = await fingerprint(sub);
  const isChanged = localStorage.getItem(IDENTITY_KEY) !== own;
  if (isChanged) flagForClearing(localStorage);
  for (const storage of [sessionStorage, localStorage]) {
    if (storage.getItem(IDENTITY_KEY) !== own) clearStorage(storage);
    storage.setItem(IDENTITY_KEY, own);
  }
  return isChanged;
}

/**
 * Whether this tab's customer has signed out in another tab, whoever came after her. A session that has only ended is still hers (S23).
 */
export function isCustomerGone({ sessionStorage, localStorage }: SessionEnvironment): boolean {
  const own = sessionStorage.getItem(IDENTITY_KEY);
  return own !== null && own !== localStorage.getItem(IDENTITY_KEY);
}

/** Whether what all tabs share is another customer's than this tab's. */
export function isOfAnother({ sessionStorage, localStorage }: SessionEnvironment): boolean {
  const shared = localStorage.getItem(IDENTITY_KEY);
  return shared !== null && shared !== sessionStorage.getItem(IDENTITY_KEY);
}
