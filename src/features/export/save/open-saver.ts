import { startOwnWorker } from '#lib/trusted-scripts.ts';
import type { FromSaver, PartOutcome, PartProgress, PartRequest, ToSaver } from './part-saver.ts';
import address from './save-worker.ts?worker&url';

/** Worker that saves one part, as its page sees it. */
export interface Saver {
  /** Goes on with a link, as far as it leads. */
  attempt: (url: string) => Promise<PartOutcome>;
  /** Ends the attempt that is under way as one that was interrupted. */
  again: () => void;
  /** Ends the attempt that is under way; what has come stays. */
  stop: () => void;
  /** Ends the worker once what has come stands in the file; while no attempt is under way. */
  close: () => Promise<void>;
}

/** Saves a part in a worker of its own: the page stays quick, and what the archive needs of memory goes with it (S42). */
export function openSaver(asked: PartRequest, onProgress: (progress: PartProgress) => void): Saver {
  let request = asked;
  let worker: Worker | undefined;
  let answer = (_outcome: PartOutcome) => {};
  let closed = () => {};
  const post = (message: ToSaver) => worker?.postMessage(message);
  const terminate = () => {
    worker?.terminate();
    worker = undefined;
    closed();
  };
  const start = () => {
    worker = startOwnWorker(address);
    worker.addEventListener('message', ({ data }: MessageEvent<FromSaver>) => {
      if (data === 'closed') return terminate();
      if ('outcome' in data) return answer(data.outcome);
      // What is only read may be another's.
      const { isReading, file, former } = data.progress;
      if (!isReading) request = { ...request, file, former, isBegun: true, startsOver: false };
      onProgress(data.progress);
    });
    // It may have run out of memory: the next one goes on with what is in the file.
    worker.addEventListener('error', () => {
      terminate();
      answer({ kind: 'interrupted', at: 0 });
    });
    post({ request });
  };
  return {
    attempt: (url) =>
      new Promise((resolve) => {
        answer = resolve;
        if (!worker) start();
        post({ url });
      }),
    again: () => post({ end: 'attempt' }),
    stop: () => post({ end: 'all' }),
    close: () =>
      new Promise((resolve) => {
        if (!worker) return resolve();
        closed = resolve;
        post('close');
      }),
  };
}
