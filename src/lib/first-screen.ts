/** Time, in ms, after which the first screen, and a press on it, does not hold up the rest any more. */
const TIMEOUT_MS = 3_000;
/** Time, in ms, that is left to the browser to draw what is marked as ready, or has been pressed meanwhile, and to the next press (F13). */
const DRAWN_MS = 300;

const ready = Promise.withResolvers<void>();
let isMarked = false;
let isReady = false;
let timer: ReturnType<typeof setTimeout> | undefined;
/** Number of presses that wait for their answer. */
let waiting = 0;

/** Marks the first screen as complete, with its pictures. */
export function markFirstScreenReady(): void {
  if (isMarked) return;
  isMarked = true;
  letDraw();
}

export function isFirstScreenReady(): boolean {
  return isReady;
}

/** Runs a callback once the first screen is complete. @returns cancels it */
export function afterFirstScreen(run: () => void): () => void {
  let isCancelled = false;
  timer ??= setTimeout(markFirstScreenReady, TIMEOUT_MS);
  void ready.promise.then(() => isCancelled || run());
  return () => (isCancelled = true);
}

/**
 * Holds back everything else until the answer to a press, its script for one, has come and is drawn. On a slow phone
 * the rest would take the processor for a second (F13).
 */
export function answerFirst(answer: Promise<unknown>): void {
  if (isReady) return;
  waiting += 1;
  let isOver = false;
  const end = () => {
    if (isOver) return;
    isOver = true;
    waiting -= 1;
    letDraw();
  };
  answer.then(end, end);
  setTimeout(end, TIMEOUT_MS);
}

function letDraw(): void {
  if (!isMarked) return;
  clearTimeout(timer);
  timer = setTimeout(() => {
    if (waiting > 0) return;
    isReady = true;
    ready.resolve();
  }, DRAWN_MS);
}
