import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import type { Order } from './paint-picture.ts';
import type { Painted } from './painter-worker.ts';

/** Somebody waits for it, or it is made in advance. */
export type Urgency = 'now' | 'later';

type Job = {
  order: Order;
  resolve(pixels: Uint8ClampedArray<ArrayBuffer>): void;
  reject(error: Error): void;
};

export type Painters = {
  /** Pixels of a picture, painted outside of this thread; urgent orders overtake the others. */
  paint(order: Order, urgency: Urgency): Promise<Uint8ClampedArray<ArrayBuffer>>;
  /** Sends the painters home. Orders that were not finished fail. */
  close(): Promise<void>;
};

const IDLE_MS = 30_000;

/** A few worker threads that paint. They start with the first order, do not keep the process alive, and leave when idle. */
export function createPainters(count = Math.min(2, availableParallelism())): Painters {
  const waiting: Record<Urgency, Job[]> = { now: [], later: [] };
  const working = new Map<Worker, Job>();
  const idle = new Map<Worker, NodeJS.Timeout>();
  let closed = false;

  const settle = (worker: Worker, act: (job: Job) => void): void => {
    const job = working.get(worker);
    working.delete(worker);
    if (job !== undefined) act(job);
  };

  const rest = (worker: Worker): void => {
    worker.unref();
    const leaving = setTimeout(() => {
      idle.delete(worker);
      void worker.terminate();
    }, IDLE_MS);
    leaving.unref();
    idle.set(worker, leaving);
  };

  const hire = (): Worker => {
    const worker = new Worker(new URL('./painter-worker.ts', import.meta.url));
    worker.on('message', (painted: Painted) => {
      settle(worker, (job) => ('pixels' in painted ? job.resolve(painted.pixels) : job.reject(new Error(painted.failure))));
      rest(worker);
      next();
    });
    const gone = (reason: Error): void => {
      clearTimeout(idle.get(worker));
      idle.delete(worker);
      settle(worker, (job) => job.reject(reason));
      next();
    };
    worker.on('error', gone);
    worker.on('exit', (code) => gone(new Error(`A painter left with code ${code}`)));
    return worker;
  };

  const next = (): void => {
    while (working.size < count) {
      const job = waiting.now.shift() ?? waiting.later.shift();
      if (job === undefined) return;
      const [rested] = idle.keys();
      const worker = rested ?? hire();
      clearTimeout(idle.get(worker));
      idle.delete(worker);
      working.set(worker, job);
      worker.ref();
      worker.postMessage(job.order);
    }
  };

  return {
    paint: (order, urgency) =>
      new Promise((resolve, reject) => {
        if (closed) {
          reject(new Error('The painters have gone home'));
          return;
        }
        waiting[urgency].push({ order, resolve, reject });
        next();
      }),
    close: async () => {
      closed = true;
      for (const job of [...waiting.now.splice(0), ...waiting.later.splice(0)]) job.reject(new Error('The painters have gone home'));
      await Promise.all([...working.keys(), ...idle.keys()].map((worker) => worker.terminate()));
    },
  };
}
