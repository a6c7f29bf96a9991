/** In ms and in percent: more often nobody wants to hear how far it is, and for longer nobody wants to be left alone. */
const pace = { atLeast: 5_000, atMost: 30_000, step: 10 };

export interface ProgressAnnouncer {
  /** Whether this state, in percent, is to be read out now. */
  next: (percent: number) => boolean;
}

/**
 * Decides which states of a progress are read out (X8): never two within five seconds, and then for every tenth of
 * the way or after half a minute. The end is always told, once.
 */
export function createProgressAnnouncer(now: () => number): ProgressAnnouncer {
  let told: { percent: number; at: number } | undefined;
  return {
    next(percent) {
      const at = now();
      if (!told) {
        // The start needs no words: what began it has said so. Counting starts here.
        told = { percent, at };
        return false;
      }
      if (percent === told.percent) return false;
      const since = at - told.at;
      const far = Math.abs(percent - told.percent) >= pace.step;
      if (percent < 100 && !(since >= pace.atLeast && far) && since < pace.atMost) return false;
      told = { percent, at };
      return true;
    },
  };
}
