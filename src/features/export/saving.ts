import { atom } from 'jotai/vanilla';

/** Why saving has halted; the customer can go on. */
export type SaveTrouble = 'noRoom' | 'noFolder' | 'connection' | 'elsewhere' | 'service' | 'unreadable' | 'refused';

/** What this page is saving. */
export interface Saving {
  backupId: string;
  /** Name of the folder; undefined where the browser saves its downloads. */
  folder: string | undefined;
  /** The part that is being saved. */
  chunkId: string | undefined;
  /** Bytes of it that are there. */
  at: number;
  /** What is there already is being read, or nothing comes for want of a connection. */
  phase: 'saving' | 'reading' | 'waiting';
  /** How fast it comes; undefined while that is not known. */
  bytesPerSecond: number | undefined;
  /** Parts that follow, in order. */
  next: readonly string[];
}

/** At most one export is saved at a time in a page. */
export const savingAtom = atom<Saving>();

/** Why an export is not being saved any more, until the customer goes on. */
export interface SaveStop {
  backupId: string;
  trouble: SaveTrouble;
  /** The failed call, where it was one. */
  error?: unknown;
}

export const saveStopAtom = atom<SaveStop>();
