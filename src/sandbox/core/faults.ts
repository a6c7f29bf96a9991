import { createRandom } from '#lib/random.ts';
import type { Random } from '#lib/random.ts';

/** Fault or delay of the next matching calls. */
export type Fault = {
  service: string;
  /** Left out: every operation of the service. */
  operationId?: string;
  /** Part of the path of the calls; left out: every path. */
  path?: string;
  status?: number;
  body?: unknown;
  headers?: Record<string, string>;
  delayMs?: number;
  /** `true` cuts the connection before the answer, `"body"` in the middle of its body. */
  abort?: boolean | 'body';
  /** Share of the body, from 0 to 1, that comes before `abort: "body"` cuts it; a half, or the first bytes of a file, by default. */
  abortAfter?: number;
  /** Answers with a body that breaks the schema. */
  malformed?: boolean;
  /** Answers with null for every field that may be missing. */
  nulls?: boolean;
  /** For so many calls; left out: until faults are removed. */
  times?: number;
  /** Probability that a matching call is hit, 0 to 1. */
  probability?: number;
  /** Makes the hits of `probability` repeatable. */
  seed?: number;
};

export type Faults = {
  add(fault: Fault): void;
  clear(): void;
  /** Pending faults, oldest first. */
  list(): Fault[];
  /**
   * The fault that hits this call. The oldest one that matches wins, so that faults added one after the other happen
   * one after the other; one that `probability` spares leaves the call to the next.
   */
  take(service: string, operationId: string | undefined, path?: string): Fault | undefined;
};

type Pending = { fault: Fault; left: number; random: Random };

export function createFaults(): Faults {
  let pending: Pending[] = [];

  return {
    add(fault) {
      pending.push({ fault, left: fault.times ?? Infinity, random: createRandom(fault.seed ?? 1) });
    },
    clear() {
      pending = [];
    },
    list: () => pending.map(({ fault, left }) => (Number.isFinite(left) ? { ...fault, times: left } : fault)),
    take(service, operationId, path = '') {
      const hit = pending.find(({ fault, random }) => {
        const matches =
          fault.service === service &&
          (fault.operationId ?? operationId) === operationId &&
          path.includes(fault.path ?? '');
        return matches && (fault.probability === undefined || random.next() < fault.probability);
      });
      if (!hit) return undefined;
      hit.left -= 1;
      if (hit.left <= 0) pending = pending.filter((other) => other !== hit);
      return hit.fault;
    },
  };
}

/** Whether a call that it hits ends otherwise than without it; one that says `delayMs: 0` spares calls from later faults. */
export function doesSomething({ status, body, headers, delayMs, abort, malformed, nulls }: Fault): boolean {
  return [status, body, headers, delayMs, abort || undefined, malformed || undefined, nulls || undefined].some(
    (effect) => effect !== undefined,
  );
}

/** Whether the fault answers in place of the service. */
export function replacesAnswer(fault: Fault): boolean {
  return fault.status !== undefined || fault.body !== undefined;
}
