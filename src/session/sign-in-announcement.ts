import { createEmitter } from '#lib/events.ts';
import { personalDataClear } from '#lib/personal-data.ts';
import type { Identity } from './claims.ts';

let announced: Identity | undefined;
const signedIn = createEmitter<[Identity]>();

personalDataClear.on(() => (announced = undefined));

/** Announces the customer who has just signed in. For the session's own parts. */
export function announceSignIn(identity: Identity): void {
  announced = identity;
  signedIn.emit(identity);
}

/**
 * Calls the listener once for each sign-in that worked (A4.5, O118): also for the one that this page began with, as
 * late listeners would miss it. A customer who was signed in already is not announced.
 * @returns unsubscribes
 */
export function onSignIn(listener: (identity: Identity) => void): () => void {
  const end = signedIn.on(listener);
  if (announced) listener(announced);
  return end;
}
