import { useSyncExternalStore } from 'react';

import type { SessionState } from './session-store.ts';
import { onSessionChange, sessionState } from './session-store.ts';

/** Whether somebody is signed in, as it changes. */
export function useSession(): SessionState {
  return useSyncExternalStore(onSessionChange, sessionState);
}
