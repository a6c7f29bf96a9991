import { atom, getDefaultStore } from 'jotai/vanilla';
import type { PhotoList } from '#photos/pages/photo-list.ts';
import { onPersonalDataClear } from '#session/personal-data.ts';
import type { PhotoReference } from '#photos/selection/collect.ts';

/** Many photos on their way, while the customer goes on browsing. */
export interface PhotoJob {
  id: number;
  /** Where the photos were chosen. */
  list: PhotoList;
  total: number;
  done: number;
  /** One of the generic states of a request (P4.52); one that is over without failure is taken out of the list. */
  status: 'inProgress' | 'failed';
  /** It is followed on its card; before that, in the dialog that began it. */
  isOnCard: boolean;
  /** What could not be done, once it has failed. */
  failed: readonly PhotoReference[];
  error?: Error;
}

/** The jobs that run or have failed, the oldest first. */
export const photoJobsAtom = atom<readonly PhotoJob[]>([]);
let lastId = 0;

function change(next: (jobs: readonly PhotoJob[]) => readonly PhotoJob[]): void {
  getDefaultStore().set(photoJobsAtom, next);
}

onPersonalDataClear(() => change(() => []));

/** What becomes of jobs. */
export const photoJobs = {
  /** Begins one; gives its id. */
  start(list: PhotoList, total: number): number {
    lastId += 1;
    change((jobs) => [
      ...jobs,
      { id: lastId, list, total, done: 0, status: 'inProgress', isOnCard: false, failed: [] },
    ]);
    return lastId;
  },
  update(id: number, news: Partial<Pick<PhotoJob, 'done' | 'status' | 'isOnCard' | 'failed' | 'error'>>): void {
    change((jobs) => jobs.map((job) => (job.id === id ? { ...job, ...news } : job)));
  },
  remove(id: number): void {
    change((jobs) => jobs.filter((job) => job.id !== id));
  },
};
