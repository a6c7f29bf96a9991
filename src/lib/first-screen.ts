/** Time, in ms, after which the first screen counts as ready where nothing marks it. */
const PATIENCE_MS = 3_000;
/** Time, in ms, that is left to the browser to draw what is marked as ready, and to the first presses (F13). */
const DRAWN_MS = 300;

const ready = Promise.withResolvers<void>();
let isMarked = false;
let isReady = false;
let timer: ReturnType<typeof setTimeout> | undefined;

/** Marks the first screen as complete, with its pictures. */
export function markFirstScreenReady(): void {
  if (isMarked) return;
  isMarked = true;
  clearTimeout(timer);
  timer = setTimeout(() => {
    isReady = true;
    ready.resolve();
  }, DRAWN_MS);
}

export function isFirstScreenReady(): boolean {
  return isReady;
}

/** Runs a callback once the first screen is complete. @returns cancels it */
export function afterFirstScreen(run: () => void): () => void {
  let isCancelled = false;
  timer ??= setTimeout(markFirstScreenReady, PATIENCE_MS);
  void ready.promise.then(() => isCancelled || run());
  return () => (isCancelled = true);
}
