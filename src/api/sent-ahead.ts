import { newCorrelationId } from '#lib/correlation-id.ts';

/** A call that was sent before the part of the app that asks for it was there (F2, F3). */
export interface SentAhead {
  answer: Promise<Response>;
  /** As it was sent; undefined for public files, which are asked for without. */
  token: string | undefined;
  correlationId: string;
  abort: (reason: unknown) => void;
}

/** Who does not ask so soon, in ms, wants a fresh answer; one that nobody reads keeps a connection busy, and is broken off. */
const GOOD_FOR_MS = 10_000;

const underWay = new Map<string, SentAhead>();
let isOvertaken = false;

/**
 * Sends a GET request just as the one door would (src/api/request.ts), for it to find the answer on its way.
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
  const answer = fetch(url, { headers, signal: controller.signal });
  // Who takes it hears of its failure; perhaps nobody does.
  answer.catch(() => {});
  underWay.set(url, { answer, token: signedIn?.token, correlationId, abort: (reason) => controller.abort(reason) });
  setTimeout(() => underWay.delete(url) && controller.abort(), GOOD_FOR_MS);
  return answer;
}

/** Whether it is too late to send anything ahead: the app has begun to send by itself. */
export function isAppSending(): boolean {
  return isOvertaken;
}

/** The call to this address that was sent ahead; each is given away once. */
export function takeSentAhead(url: string): SentAhead | undefined {
  const ahead = underWay.get(url);
  underWay.delete(url);
  isOvertaken ||= !ahead;
  return ahead;
}
