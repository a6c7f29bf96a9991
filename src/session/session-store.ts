import { useAtomValue } from 'jotai/react';
import { atom, getDefaultStore } from 'jotai/vanilla';
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

const sessionAtom = atom<SessionState>({ status: 'signing-in' });

/** The state as it is now. */
export function sessionState(): SessionState {
  return getDefaultStore().get(sessionAtom);
}

/** Changes the state and tells everybody who listens. For the session's own parts. */
export function setSessionState(next: SessionState): void {
  getDefaultStore().set(sessionAtom, next);
}

/** Calls back after each change, until the returned function is called. */
export function onSessionChange(listener: () => void): () => void {
  return getDefaultStore().sub(sessionAtom, listener);
}

/** Hook: whether somebody is signed in, as it changes. */
export function useSession(): SessionState {
  return useAtomValue(sessionAtom);
}
