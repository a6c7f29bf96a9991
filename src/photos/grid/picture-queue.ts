/** Number of pictures that load at the same time; the rest of the connections are for what is not shown at all yet. */
const PARALLEL_LOADS = 4;

interface Job {
  url: string;
  use: (() => void) | undefined;
}

/** Loads a picture into the browser's cache; tells whether that went well. */
export type LoadPicture = (url: string, done: (isLoaded: boolean) => void) => void;

/**
 * A queue for pictures that are to replace others. One that is under way when it is not wanted any more is not broken off:
 * Chromium never forgets a picture outside the page whose `src` is taken away. Those that wait are dropped.
 */
export function createPictureQueue(load: LoadPicture) {
  const waiting = new Set<Job>();
  let running = 0;

  const startNext = () => {
    for (const job of waiting) {
      if (running >= PARALLEL_LOADS) return;
      waiting.delete(job);
      running += 1;
      load(job.url, (isLoaded) => {
        running -= 1;
        if (isLoaded) job.use?.();
        startNext();
      });
    }
  };

  /** Loads a picture when its turn comes and says when it is there. @returns callback that gives it up */
  return function whenLoaded(url: string, use: () => void): () => void {
    const job: Job = { url, use };
    waiting.add(job);
    startNext();
    return () => {
      job.use = undefined;
      waiting.delete(job);
    };
  };
}

function loadPicture(url: string, done: (isLoaded: boolean) => void): void {
  const picture = new Image();
  picture.addEventListener('load', () => done(true), { once: true });
  picture.addEventListener('error', () => done(false), { once: true });
  picture.src = url;
}

/** The queue of the page. */
export const whenPictureLoaded = createPictureQueue(loadPicture);
