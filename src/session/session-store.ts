import type { Identity } from './claims.ts';
import type { SignInFailure } from './sign-in-failure.ts';

/** Whether somebody is signed in. */
export type SessionState =
  /** Not known yet, or on the way to the authority and back. */
  | { status: 'signing-in' }
  | { status: 'signed-in'; identity: Identity }
  /** Signing in did not work; `signIn()` tries again and leads to `returnTo`. */
  | { status: 'failed'; failure: SignInFailure; returnTo: string }
  /** Nobody; `leaving` while the page is about to be replaced and should show nothing. */
  | { status: 'signed-out'; leaving: boolean };

let state: SessionState = { status: 'signing-in' };
const listeners = new Set<() => void>();

/** The state as it is now. */
export function sessionState(): SessionState {
  return state;
}

/** Changes the state and tells everybody who listens. For the session's own parts. */
export function setSessionState(next: SessionState): void {
  state = next;
  for (const listener of listeners) listener();
}

/** Calls back after each change, until the returned function is called. */
export function onSessionChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
