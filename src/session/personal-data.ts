import { createEmitter } from '#lib/emitter.ts';
import type { SessionEnvironment, WebStorage } from './environment.ts';
import { forgetLastIdentity } from './last-identity.ts';

// P2.45, O31 and S23: values of a tab that say what a customer looked at, ordered or typed. Each key may go on, after a colon or
// a space, with what it belongs to.
const SESSION_KEYS =
  /^(scrollPosition|visibleTimeLineSections|reactivationModalShown|orderedArchives|leftPhotos|formDraft|keptSelection)([: ]|$)/;

const cleared = createEmitter();

/**
 * Registers what empties a cache with personal data: the query client, an upload store. It runs when the customer
 * signs out, and before the first render when somebody else signed in (S14, S20).
 */
export const onPersonalDataClear = cleared.on;

function keysOf(storage: WebStorage): string[] {
  return Array.from({ length: storage.length }, (_entry, index) => storage.key(index) ?? '');
}

/** Forgets everything that this tab knows about the customer, the tokens apart. */
export function clearPersonalData({ sessionStorage, localStorage }: SessionEnvironment): void {
  cleared.emit();
  for (const key of keysOf(sessionStorage)) {
    if (SESSION_KEYS.test(key)) sessionStorage.removeItem(key);
  }
  forgetLastIdentity(localStorage);
}
