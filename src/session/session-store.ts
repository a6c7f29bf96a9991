import { useAtomValue } from 'jotai/react';
import { atom, getDefaultStore } from 'jotai/vanilla';
import { flushSync } from 'react-dom';
import type { Identity } from './claims.ts';
import type { SignInFailure } from './sign-in-failure.ts';

/** Status of the session. */
export type SessionState =
  /** Not known yet, or on the way to the authority and back. */
  | { status: 'signing-in' }
  | { status: 'signed-in'; identity: Identity }
  /** Signing in did not work; `signIn()` tries again and leads to this page's address. */
  | { status: 'failed'; failure: SignInFailure }
  /** Nobody; `leaving` while the page is about to be replaced and should show nothing. */
  | { status: 'signed-out'; leaving: boolean };

const sessionAtom = atom<SessionState>({ status: 'signing-in' });

/** Status of the session as it is now. */
export function sessionState(): SessionState {
  return getDefaultStore().get(sessionAtom);
}

/** Changes the status and notifies listeners. For the session's own parts. */
export function setSessionState(next: SessionState): void {
  getDefaultStore().set(sessionAtom, next);
}

/**
 * Changes the status at once, before it returns: what was on the page is gone then, and what forms and lists store as
 * they go is there, to be kept (S23) or cleared (S14). A busy page cannot be left before that.
 */
export function replacePage(next: SessionState): void {
  flushSync(() => setSessionState(next));
}

/** Calls the listener after each change. @returns unsubscribes */
export function onSessionChange(listener: () => void): () => void {
  return getDefaultStore().sub(sessionAtom, listener);
}

/** Hook: status of the session, as it changes. */
export function useSession(): SessionState {
  return useAtomValue(sessionAtom);
}
