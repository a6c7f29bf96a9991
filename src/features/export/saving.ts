import { atom } from 'jotai/vanilla';

/** Reason why saving has halted; the customer can go on. */
export type SaveTrouble = 'noRoom' | 'noFolder' | 'connection' | 'elsewhere' | 'service' | 'unreadable' | 'refused';

/** State of saving in this page. */
export interface Saving {
  backupId: string;
  /** Name of the folder; undefined where the browser saves its downloads. */
  folder: string | undefined;
  /** The part that is being saved. */
  chunkId: string | undefined;
  /** Bytes of it that are there. */
  at: number;
  /** `reading` reads what is there already, `waiting` has no connection. */
  phase: 'saving' | 'reading' | 'waiting';
  /** Speed; undefined while it is not known. */
  bytesPerSecond: number | undefined;
  /** Parts that follow, in order. */
  next: readonly string[];
}

/** At most one export is saved at a time in a page. */
export const savingAtom = atom<Saving>();

/** Reason why an export is not being saved any more, until the customer goes on. */
export interface SaveStop {
  backupId: string;
  trouble: SaveTrouble;
  /** The failed call, where it was one. */
  error?: unknown;
}

export const saveStopAtom = atom<SaveStop>();
