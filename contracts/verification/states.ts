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
  /** Values that the provider answered in the place of parameters, with those of the contract, since the last teardown. */
  renamed(): ReadonlyMap<string, string>;
  /** A single teardown ends all states of an interaction; without one there is nothing to end. */
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
  const call = async (action: 'setup' | 'teardown', state: string, params: unknown) => {
    if (url === undefined) return undefined;
    const told = `${action} of "${state}" ${JSON.stringify(params ?? {})}`;
    try {
      const response = await fetch(url, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ action, state, params }),
        signal: AbortSignal.timeout(answerMs),
      });
      const text = await response.text();
      if (!response.ok) throw new Error(`${response.status} ${text}`);
      return objectIn(jsonIn(text));
    } catch (error) {
      throw new Error(`${told}: ${reasonOf(error, answerMs)}`, { cause: error });
    }
  };
  return {
    failures,
    async setUp(name, params) {
      if (known && !known.includes(name)) throw new Error(`the provider knows no state "${name}"`);
      first ??= { name, params };
      const [given, answered = {}] = [objectIn(params), await call('setup', name, params)];
      for (const [parameter, value] of Object.entries(answered)) {
        const of = given[parameter];
        // Keys may be numbers.
        const key = typeof value === 'number' ? String(value) : value;
        if (typeof key === 'string' && typeof of === 'string' && key !== of) renamed.set(key, of);
      }
      return { ...given, ...answered };
    },
    renamed: () => renamed,
    async tearDown() {
      const ended = first;
      first = undefined;
      renamed = new Map();
      if (!ended) return;
      await call('teardown', ended.name, ended.params).catch((error: unknown) => failures.push(reasonOf(error)));
    },
  };
}

/** Nothing, and what is no object, holds no values. */
function objectIn(value: unknown): Record<string, Json> {
  return isObject(value) ? (value as Record<string, Json>) : {};
}
