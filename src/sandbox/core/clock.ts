/**
 * The services' clock. It runs on from whatever moment it is set to, so that two things made one after the other
 * keep their order. Tokens are not bound to it: they expire by the machine's own clock.
 */
export type Clock = {
  /** Milliseconds since the epoch. */
  now(): number;
  /** Sets the clock to that moment. */
  set(moment: number): void;
  /** Back to the machine's own time. */
  reset(): void;
};

export function createClock(): Clock {
  let offset = 0;
  return {
    now: () => Date.now() + offset,
    set(moment) {
      offset = moment - Date.now();
    },
    reset() {
      offset = 0;
    },
  };
}
