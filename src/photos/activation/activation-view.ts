import { atom } from 'jotai/vanilla';

/** What the customer sees of an import, or of a deletion that the service is busy with (O52). */
export interface ActivationView {
  /** `importing` is the flag that an import is in progress (P4.28). Unknown until the service has answered, or failed to. */
  phase: 'unknown' | 'idle' | 'importing' | 'deleting';
  /** Photos that are there so far; undefined until they have been counted. */
  photosCount?: number;
  /** What did not go as it should: it could not be started, it failed, or it takes too long to be waited for. */
  problem?: { kind: 'start' | 'import' | 'slow'; error?: unknown };
}

export const NOTHING_KNOWN: ActivationView = { phase: 'unknown' };

export const activationAtom = atom<ActivationView>(NOTHING_KNOWN);
