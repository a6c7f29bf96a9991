import { atom } from 'jotai/vanilla';
import type { IconName } from '#ui/icon.tsx';

/** Action on a job: a page that it leads to, something that is run, or something that is run there. */
export type JobAction = { label: string; isQuiet?: boolean } & (
  | { href: string; run?: undefined }
  | { href?: string; run: () => void }
);

/** A sentence about a job that goes on. */
export interface JobNote {
  text: string;
  /** ARIA role by which it is read out when it comes; not at all by default. */
  role?: 'alert' | 'status';
}

/** Progress of a job, from 0 to 1, and in words; and the seconds that it takes from now on, where they are known. */
export interface JobProgress {
  value: number;
  text: string;
  secondsLeft?: number | undefined;
}

/** Something that goes on while the customer does something else, or that has failed meanwhile. One that is over is taken out of the list. */
export interface Job {
  /** Id, the same for as long as it is the same job. */
  id: string;
  icon: IconName;
  /** Title with names and counts: "Deleting 240 photos". */
  title: string;
  /** Name in the labels of its buttons where the title counts: that of a focused button must not change (X8). */
  name?: string;
  /** Undefined where the progress is not known. */
  progress?: JobProgress;
  notes?: readonly JobNote[];
  /** Failure: text, the number to ask for help with (A4.1), and whether a toast has told it. */
  failure?: { text: string; reference: string | undefined; isAnnounced?: boolean };
  actions?: readonly JobAction[];
  /** Takes it off the card; without it, it stays until it is over. */
  dismiss?: () => void;
  /** Whether it ends with the page: the customer is asked before she leaves. */
  endsWithPage?: boolean;
  /** Whether it is followed in the dialog that began it, not on the card. */
  isInDialog?: boolean;
}

/** The jobs that run or have failed, the oldest first. */
export const jobsAtom = atom<readonly Job[]>([]);
