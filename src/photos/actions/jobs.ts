import { getDefaultStore } from 'jotai/vanilla';
import { personalDataClear } from '#lib/personal-data.ts';
import { type Job, jobsAtom } from './job-list.ts';

function change(next: (jobs: readonly Job[]) => readonly Job[]): void {
  getDefaultStore().set(jobsAtom, next);
}

personalDataClear.on(() => change(() => []));

/** Jobs that run unseen, or would without the card that shows them (src/photos/actions/job-card.tsx). */
export const jobs = {
  /** Adds a job, or replaces what is known of it. */
  put(job: Job): void {
    change((known) =>
      known.some(({ id }) => id === job.id) ? known.map((one) => (one.id === job.id ? job : one)) : [...known, job],
    );
    // It also asks before a page is left that a job ends with.
    if (!job.isInDialog || job.endsWithPage)
      void import('./job-card.tsx').then(
        ({ showJobCard }) => showJobCard(),
        () => {},
      );
  },
  has(id: string): boolean {
    return getDefaultStore()
      .get(jobsAtom)
      .some((job) => job.id === id);
  },
  remove(id: string): void {
    change((known) => known.filter((job) => job.id !== id));
  },
};

let lastId = 0;

/** An id for a job that is never the same as another. */
export function newJobId(kind: string): string {
  return `${kind} ${(lastId += 1)}`;
}
