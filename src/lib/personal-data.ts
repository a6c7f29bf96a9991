import { createEmitter } from './events.ts';

/**
 * Event: what this page holds of its customer has to go, since she signed out or another one signed in (S14, S20). What all tabs share
 * goes with it only if `isShared` says so: it may be another customer's by now. The session emits it; it stands here for what may
 * not know the session.
 */
export const personalDataClear = createEmitter<[isShared: boolean]>();
