/** Where nobody says that the first screen stands, it is taken to stand after so long, in ms. */
const PATIENCE_MS = 3_000;
/** Until the browser has drawn what has come, in ms. */
const DRAWN_MS = 100;

const standing = Promise.withResolvers<void>();
let hasSaidSo = false;
let isThere = false;
let timer: ReturnType<typeof setTimeout> | undefined;

/** Says that what the customer came for is there, pictures and all. */
export function firstScreenStands(): void {
  if (hasSaidSo) return;
  hasSaidSo = true;
  clearTimeout(timer);
  timer = setTimeout(() => {
    isThere = true;
    standing.resolve();
  }, DRAWN_MS);
}

/** Whether it stands already. */
export function isFirstScreenThere(): boolean {
  return isThere;
}

/** Runs what may come after the first screen, at once when that stands. Returns what calls it off. */
export function afterFirstScreen(run: () => void): () => void {
  let isOff = false;
  timer ??= setTimeout(firstScreenStands, PATIENCE_MS);
  void standing.promise.then(() => isOff || run());
  return () => (isOff = true);
}
