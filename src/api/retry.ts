import { serviceTimeOf } from './service-clock.ts';

/** Statuses after which the same call may well succeed. 429 is not among them: a refusal is shown, not argued with (0002). */
const TRANSIENT_STATUSES = new Set([408, 502, 503, 504]);

/** Number of attempts of a call that may be retried, the first one included. */
export const MAX_ATTEMPTS = 3;

const BASE_DELAY_MS = 300;
/** Longest `Retry-After` that is waited for; for a longer one the failure is shown instead. */
const LONGEST_RETRY_AFTER_MS = 5000;

/** Outcome of an attempt, as far as a retry depends on it. */
export type Outcome = { kind: 'network' } | { kind: 'http'; status: number; retryAfter: string | null };

/**
 * Delay before the next attempt, in ms; undefined when the call is not to be repeated.
 * Exponential with full jitter; `Retry-After` is honoured (quality.md, Reliability).
 * @param attempt 1 for the first attempt
 * @param random a number from 0 up to 1
 * @param now the services' time, in ms since 1970: a date is one of theirs
 */
export function retryDelay(
  outcome: Outcome,
  attempt: number,
  random: number,
  now = serviceTimeOf(Date.now()),
): number | undefined {
  if (attempt >= MAX_ATTEMPTS) return undefined;
  const jittered = BASE_DELAY_MS * 2 ** (attempt - 1) * (0.5 + random / 2);
  if (outcome.kind === 'network') return jittered;
  if (!TRANSIENT_STATUSES.has(outcome.status)) return undefined;
  const asked = retryAfterMs(outcome.retryAfter, now);
  if (asked === undefined) return jittered;
  return asked <= LONGEST_RETRY_AFTER_MS ? Math.max(asked, jittered) : undefined;
}

/** `Retry-After` in ms: seconds or an HTTP date; undefined when it is missing or unreadable. */
function retryAfterMs(header: string | null, now: number): number | undefined {
  if (!header) return undefined;
  if (/^\d+$/.test(header.trim())) return Number(header) * 1000;
  const date = Date.parse(header);
  return Number.isNaN(date) ? undefined : date - now;
}
