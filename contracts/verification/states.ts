import type { Json } from '../support/interaction.ts';
import type { Job } from './job.ts';
import { isObject, jsonIn } from '../support/json.ts';
import { reasonOf } from '../support/reason.ts';

/** Brings provider states about over HTTP, and undoes them. */
export interface States {
  /** Failures to tear down a state. */
  failures: string[];
  /**
   * @returns what requests may hold of it: its parameters, and what the provider answers in their place
   * @throws Error when the provider does not know it or cannot bring it about
   */
  setUp(name: string, params: unknown): Promise<Record<string, Json>>;
  /** Values that the provider answered in the place of parameters, by those of the contract, since the last teardown. */
  renamed(): ReadonlyMap<string, string>;
  /** A single teardown ends all states of an interaction, once they are brought about; without one there is nothing to end. */
  tearDown(): Promise<void>;
}

/** Default time-out of an answer, in milliseconds. */
export const ANSWER_MS = 30_000;

/**
 * The states of a job: without an address the endpoint for messages sets them up, without a list of those that the provider knows it is
 * asked for any.
 */
export function createStates({ stateUrl: url, knownStates: known, answerMs = ANSWER_MS }: Job): States {
  const failures: string[] = [];
  let first: { name: string; params: unknown } | undefined;
  let renamed = new Map<string, string>();
  let underWay: Promise<unknown> = Promise.resolve();
  const call = async (action: 'setup' | 'teardown', state: string, params: unknown) => {
    if (url === undefined) return undefined;
    const told = `${action} of "${state}" ${JSON.stringify(params ?? {})}`;
    try {
      const asked = post(url, { action, state, params }, answerMs);
      underWay = Promise.allSettled([asked]);
      const { refusal, text } = await asked;
      if (refusal !== undefined) throw new Error(refusal);
      return objectIn(jsonIn(text));
    } catch (error) {
      throw new Error(`${told}: ${reasonOf(error, answerMs)}`, { cause: error });
    }
  };
  return {
    failures,
    async setUp(name, params) {
      await whileAsked();
      if (known && !known.includes(name)) throw new Error(`the provider knows no state "${name}"`);
      first ??= { name, params };
      const [given, answered = {}] = [objectIn(params), await call('setup', name, params)];
      for (const [parameter, value] of Object.entries(answered)) {
        const of = given[parameter];
        // Keys may be numbers.
        const key = typeof value === 'number' ? String(value) : value;
        if (typeof key === 'string' && typeof of === 'string' && key !== of) renamed.set(of, key);
      }
      return { ...given, ...answered };
    },
    renamed: () => renamed,
    async tearDown() {
      await underWay;
      const ended = first;
      first = undefined;
      renamed = new Map();
      if (!ended) return;
      await call('teardown', ended.name, ended.params).catch((error: unknown) => failures.push(reasonOf(error)));
    },
  };
}

/** Never ends once whoever asked for the verification is gone: Pact waits, and comes to no result that it could tell a broker. */
export async function whileAsked(): Promise<void> {
  if (!process.connected) await new Promise(() => {});
}

/**
 * Posts JSON. A redirect is a refusal: `fetch` would follow it with a GET, which brings nothing about.
 * @returns the text of the answer, and unless it is 2xx the refusal: its status with where it redirects to, or with the text
 */
export async function post(url: string, body: object, answerMs: number): Promise<{ text: string; refusal?: string }> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
    redirect: 'manual',
    signal: AbortSignal.timeout(answerMs),
  });
  const { ok, status, headers } = response;
  const text = await response.text();
  if (ok) return { text };
  const location = status < 400 ? headers.get('location') : null;
  return { text, refusal: `${status} ${location === null ? text : `to ${location}`}` };
}

/** Values in an object; none in anything else. */
function objectIn(value: unknown): Record<string, Json> {
  return isObject(value) ? (value as Record<string, Json>) : {};
}
