import { abortable } from '#lib/timers.ts';

/** Runs a task in its turn. @throws the signal's reason if that is aborted before; the task never begins then */
export type Limiter = <Result>(signal: AbortSignal, task: () => Promise<Result>) => Promise<Result>;

/** Limiter that runs tasks in order, a number of them at a time. */
export function createLimiter(atATime: number): Limiter {
  let waiting: readonly (() => void)[] = [];
  let underWay = 0;

  function goOn(): void {
    const [begin] = waiting;
    if (begin === undefined || underWay >= atATime) return;
    waiting = waiting.slice(1);
    begin();
  }

  return (signal, task) =>
    abortable(signal, (resolve) => {
      const begin = () => {
        underWay += 1;
        const end = () => {
          underWay -= 1;
          goOn();
        };
        resolve(task().finally(end));
      };
      waiting = [...waiting, begin];
      goOn();
      return () => (waiting = waiting.filter((other) => other !== begin));
    });
}

/**
 * For calls that a list makes for each of its items: however long the list is, six of them are under way at a time, as many as
 * browsers send to one host over HTTP/1, and the calls of the page itself do not wait behind hundreds.
 */
export const forEachItem: Limiter = createLimiter(6);

/** Options of a read that a list makes for each of its items. */
export function readOfItem<Options extends { queryFn: (context: { signal: AbortSignal }) => Promise<unknown> }>(
  options: Options,
): Options {
  return {
    ...options,
    queryFn: ({ signal }: { signal: AbortSignal }) => forEachItem(signal, () => options.queryFn({ signal })),
  };
}
