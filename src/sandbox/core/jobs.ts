/**
 * Work that goes on after an answer was sent: imports, archives. A reset ends it all, and so does closing the sandbox.
 */
export type Jobs = {
  /** Runs the work after that many milliseconds, unless everything is cancelled before. */
  later(ms: number, work: () => void): void;
  cancelAll(): void;
};

export function createJobs(onError: (error: unknown) => void): Jobs {
  const timers = new Set<NodeJS.Timeout>();
  return {
    later(ms, work) {
      const timer = setTimeout(() => {
        timers.delete(timer);
        try {
          work();
        } catch (error) {
          onError(error);
        }
      }, ms);
      timers.add(timer);
    },
    cancelAll() {
      timers.forEach((timer) => clearTimeout(timer));
      timers.clear();
    },
  };
}
