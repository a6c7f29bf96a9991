/** Resolution of a `Date` header, in ms. */
const SECOND_MS = 1000;

/** Ms by which the services' clock is ahead of this machine's; undefined before the first answer. */
let ahead: number | undefined;

/**
 * Reads the services' time from the headers of an answer, if a page may read them: those of the app's own server always. This
 * machine's clock may be an hour wrong. An answer out of a cache is older than it seems, so the latest time counts.
 */
export function noteServiceTime(headers: Headers): void {
  const date = Date.parse(headers.get('Date') ?? '');
  if (Number.isNaN(date)) return;
  const age = Number(headers.get('Age') ?? 0) * SECOND_MS;
  ahead = Math.max(ahead ?? Number.NEGATIVE_INFINITY, date + SECOND_MS + (age > 0 ? age : 0) - Date.now());
}

/** A moment of this machine's clock by that of the services, in ms since 1970. */
export function serviceTimeOf(ms: number): number {
  return ms + (ahead ?? 0);
}
