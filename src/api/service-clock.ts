/** Resolution of a `Date` header, in ms. */
const SECOND_MS = 1000;

/** Shift, in ms, of this machine's clock against its monotonic one by which it was set, or the machine slept. */
const CLOCK_SET_MS = 5000;

/** Ms by which the services' clock is ahead of this machine's; 0 before the first answer. */
let ahead = 0;
/** Moment, in ms since 1970, at which the page began by the clock that `ahead` was measured with: none is near 0, so the first answer counts. */
let beganAt = 0;

/**
 * Reads the services' time from the headers of an answer, if a page may read them: those of the app's own server always. This
 * machine's clock may be an hour wrong. An answer out of a cache is older than it seems, so the latest time counts, until the
 * machine's clock is set: what was measured with it before says nothing of it then.
 */
export function noteServiceTime(headers: Headers): void {
  const date = Date.parse(headers.get('Date') ?? '');
  if (Number.isNaN(date)) return;
  const age = Number(headers.get('Age') ?? 0) * SECOND_MS;
  const now = Date.now();
  const lead = date + SECOND_MS + (age > 0 ? age : 0) - now;
  const began = now - performance.now();
  if (lead <= ahead && Math.abs(began - beganAt) < CLOCK_SET_MS) return;
  ahead = lead;
  beganAt = began;
}

/** A moment of this machine's clock by that of the services, in ms since 1970. */
export function serviceTimeOf(ms: number): number {
  return ms + ahead;
}
