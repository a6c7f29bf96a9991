import { abortable } from '#lib/timers.ts';

/** Distance of what a task is for to the screen, in px, asked for whenever a turn is free; 0 on it. */
export type Distance = () => number;

/**
 * Runs a task in its turn.
 * @param distance without it the task counts as one for the screen
 * @throws the signal's reason if that is aborted before; the task never begins then
 */
export type Limiter = <Result>(
  signal: AbortSignal,
  task: () => Promise<Result>,
  distance?: Distance,
) => Promise<Result>;

interface Waiting {
  begin: () => void;
  distance: Distance;
}

/** Limiter that runs a number of tasks at a time: the nearest to the screen first, those as near as each other in order. */
export function createLimiter(atATime: number): Limiter {
  let waiting: readonly Waiting[] = [];
  let underWay = 0;

  function goOn(): void {
    if (underWay >= atATime) return;
    const next = nearest(waiting);
    if (next === undefined) return;
    waiting = waiting.filter((other) => other !== next);
    next.begin();
  }

  return (signal, task, distance = () => 0) =>
    abortable(signal, (resolve) => {
      const begin = () => {
        underWay += 1;
        const end = () => {
          underWay -= 1;
          goOn();
        };
        resolve(task().finally(end));
      };
      const place = { begin, distance };
      waiting = [...waiting, place];
      goOn();
      return () => (waiting = waiting.filter((other) => other !== place));
    });
}

function nearest(waiting: readonly Waiting[]): Waiting | undefined {
  const distances = waiting.map(({ distance }) => distance());
  return waiting[distances.indexOf(Math.min(...distances))];
}

/**
 * For calls that a list makes for each of its items: however long the list is, six of them are under way at a time, as many as
 * browsers send to one host over HTTP/1, and the calls of the page itself do not wait behind hundreds. What a customer looks at
 * does not wait for what she has scrolled past.
 */
export const forEachItem: Limiter = createLimiter(6);

/** Options of a read that a list makes for each of its items. */
export function readOfItem<Options extends { queryFn: (context: { signal: AbortSignal }) => Promise<unknown> }>(
  options: Options,
  distance?: Distance,
): Options {
  return {
    ...options,
    queryFn: ({ signal }: { signal: AbortSignal }) => forEachItem(signal, () => options.queryFn({ signal }), distance),
  };
}
