/** Runs a task when it is its turn. @throws the signal's reason when that is aborted before; the task never begins then */
export type Limiter = <Result>(signal: AbortSignal, task: () => Promise<Result>) => Promise<Result>;

/** Tasks in the order in which they come, so many at a time. */
export function createLimiter(atATime: number): Limiter {
  const waiting = new Set<() => void>();
  let underWay = 0;

  function goOn(): void {
    const [begin] = waiting;
    if (begin === undefined || underWay >= atATime) return;
    waiting.delete(begin);
    begin();
  }

  return (signal, task) =>
    new Promise((resolve, reject) => {
      const giveUp = () => {
        waiting.delete(begin);
        reject(signal.reason);
      };
      const begin = () => {
        signal.removeEventListener('abort', giveUp);
        underWay += 1;
        void task()
          .then(resolve, reject)
          .finally(() => {
            underWay -= 1;
            goOn();
          });
      };
      if (signal.aborted) return giveUp();
      signal.addEventListener('abort', giveUp, { once: true });
      waiting.add(begin);
      goOn();
    });
}

/**
 * For calls that a list makes for each of its items: however long the list is, six of them are under way at a time, as many as
 * browsers send to one host over HTTP/1, and the calls of the page itself do not wait behind hundreds.
 */
export const forEachItem: Limiter = createLimiter(6);

/** Options of a read that a list makes for each of its items. */
export function readOfItem<Options extends { queryFn: (context: { signal: AbortSignal }) => Promise<unknown> }>(options: Options): Options {
  return { ...options, queryFn: ({ signal }: { signal: AbortSignal }) => forEachItem(signal, () => options.queryFn({ signal })) };
}
