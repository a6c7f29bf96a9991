import { newCorrelationId } from '#lib/correlation-id.ts';

/** Request that was sent before the app was loaded (F2, F3). */
export interface SentAhead {
  answer: Promise<Response>;
  /** As it was sent; undefined for public files, which are asked for without. */
  token: string | undefined;
  correlationId: string;
  abort: (reason: unknown) => void;
}

/** Time, in ms, after which an unclaimed request is aborted: later a fresh answer is needed, and it keeps a connection busy. */
const GOOD_FOR_MS = 10_000;

const underWay = new Map<string, SentAhead>();
let isOvertaken = false;

/**
 * Sends a GET request as the HTTP client would (src/api/request.ts), which claims it later.
 * @param url as the generated client spells it, its base address in front
 * @param signedIn what a call with a bearer bears; public files bear nothing
 */
export function sendAhead(url: string, signedIn?: { token: string; correlationIdHeader: string }): Promise<Response> {
  const controller = new AbortController();
  const correlationId = newCorrelationId();
  const headers = new Headers({ Accept: 'application/json' });
  if (signedIn) {
    headers.set('Authorization', `Bearer ${signedIn.token}`);
    headers.set(signedIn.correlationIdHeader, correlationId);
  }
  const answer = fetch(url, { headers, cache: cacheOf(signedIn), signal: controller.signal });
  // The caller that claims it handles its failure; it may stay unclaimed.
  answer.catch(() => {});
  underWay.set(url, { answer, token: signedIn?.token, correlationId, abort: (reason) => controller.abort(reason) });
  setTimeout(() => underWay.delete(url) && controller.abort(), GOOD_FOR_MS);
  return answer;
}

/**
 * Mode of the browser's cache for a call: that cache knows addresses and not whose the answers are, so it keeps none that was given for
 * a token (S14, S20). @param token whatever is sent of one
 */
export function cacheOf(token: unknown): RequestCache {
  return token ? 'no-store' : 'default';
}

/** Whether the app has begun to send requests by itself: then it is too late to send any ahead. */
export function isAppSending(): boolean {
  return isOvertaken;
}

/** Returns the request to this address that was sent ahead, once. */
export function claimSentAhead(url: string): SentAhead | undefined {
  const ahead = underWay.get(url);
  underWay.delete(url);
  isOvertaken ||= !ahead;
  return ahead;
}
