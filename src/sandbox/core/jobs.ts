/**
 * Work that goes on after an answer was sent: imports, archives. A reset ends it all, and so does closing the sandbox.
 */
export type Jobs = {
  /**
   * Runs the work after that many milliseconds, unless everything is cancelled before. What goes wrong with work that lasts until
   * after that is nobody's business any more.
   */
  later(ms: number, work: () => void | Promise<void>): void;
  cancelAll(): void;
};

export function createJobs(onError: (error: unknown) => void): Jobs {
  const timers = new Set<NodeJS.Timeout>();
  let round = 0;
  return {
    later(ms, work) {
      const timer = setTimeout(() => {
        timers.delete(timer);
        const begun = round;
        new Promise<void>((resolve) => resolve(work())).catch((error: unknown) => {
          if (round === begun) onError(error);
        });
      }, ms);
      timers.add(timer);
    },
    cancelAll() {
      round += 1;
      timers.forEach((timer) => clearTimeout(timer));
      timers.clear();
    },
  };
}
