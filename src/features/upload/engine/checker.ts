import { startOwnWorker } from '#lib/trusted-scripts.ts';
import type { CheckAnswer, Checked } from './check-file.ts';
import address from './check-worker.ts?worker&url';

interface Job {
  id: string;
  file: File;
  resolve: (checked: Checked) => void;
}

const UNREADABLE: Checked = { reason: 'upload.reason.unreadable' };

let worker: Worker | undefined;
let jobs: readonly Job[] = [];

/** Checks files, one after the other, in a worker that runs while there are any. */
export const checker = {
  check: (id: string, file: File): Promise<Checked> =>
    new Promise((resolve) => {
      jobs = [...jobs, { id, file, resolve }];
      if (jobs.length === 1) post();
    }),

  /** Drops files that are not to be checked any more. */
  drop(ids: ReadonlySet<string>): void {
    const [current] = jobs;
    const dropped = jobs.filter(({ id }) => ids.has(id));
    jobs = jobs.filter(({ id }) => !ids.has(id));
    for (const { resolve } of dropped) resolve(UNREADABLE);
    if (!current || !ids.has(current.id)) return;
    // The worker is reading it.
    stop();
    post();
  },
};

function post(): void {
  const [next] = jobs;
  if (!next) return stop();
  if (!worker) {
    worker = startOwnWorker(address);
    worker.addEventListener('message', ({ data: { id, checked } }: MessageEvent<CheckAnswer>) => finish(id, checked));
    worker.addEventListener('error', () => {
      stop();
      finish(jobs[0]?.id, UNREADABLE);
    });
  }
  worker.postMessage({ id: next.id, file: next.file });
}

function finish(id: string | undefined, checked: Checked): void {
  const [done, ...rest] = jobs;
  if (!done || done.id !== id) return;
  jobs = rest;
  done.resolve(checked);
  post();
}

function stop(): void {
  worker?.terminate();
  worker = undefined;
}
