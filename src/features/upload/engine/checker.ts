import { startOwnWorker } from '#lib/trusted-scripts.ts';
import { checkFile, type CheckAnswer, type Checked, type CopyWriter } from './check-file.ts';
import address from './check-worker.ts?worker&url';

interface Job {
  id: string;
  file: File;
  resolve: (checked: Checked) => void;
}

const DROPPED: Checked = { reason: 'upload.reason.unreadable' };

/** The page writes no copies: only workers can in every browser. */
const NO_COPY: CopyWriter = { write: () => {}, close: () => false };

let worker: Worker | undefined;
let jobs: readonly Job[] = [];

/**
 * Checks files, one after the other, in a worker that runs while there are any. The page itself checks what no worker does: its script
 * may not come, without a network or after a deployment, and that is no fault of the file (R1).
 */
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
    for (const { resolve } of dropped) resolve(DROPPED);
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
      checkHere();
    });
  }
  worker.postMessage({ id: next.id, file: next.file });
}

function checkHere(): void {
  const [current] = jobs;
  if (current) void checkFile(current.file, async () => NO_COPY).then((checked) => finish(current.id, checked));
}

function finish(id: string, checked: Checked): void {
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
