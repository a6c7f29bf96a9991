import { isDeepStrictEqual } from 'node:util';
import { Lost } from './client.ts';

/** Something that is kept by a service, as the one who writes it knows it. */
export interface Register<Value> {
  /** What it must be as far as its writer knows. */
  readonly known: Value;
  /** Writes; what was acknowledged must be there from then on, what was not may be. @throws Lost */
  write(value: Value, send: () => Promise<void>): Promise<void>;
  /** What is wrong with what the service says now; from then on that is what it must be. */
  compare(now: Value): string | undefined;
}

export function createRegister<Value>(name: string, begin: Value): Register<Value> {
  let known = begin;
  let unsure: { value: Value } | undefined;
  return {
    get known() {
      return known;
    },
    async write(value, send) {
      try {
        await send();
        [known, unsure] = [value, undefined];
      } catch (error) {
        if (error instanceof Lost) unsure = { value };
        throw error;
      }
    },
    compare(now) {
      const isRight = isDeepStrictEqual(now, known) || (unsure !== undefined && isDeepStrictEqual(now, unsure.value));
      const fault = isRight
        ? undefined
        : `${name}: ${JSON.stringify(now)} instead of ${JSON.stringify(known)}${unsure ? ` or ${JSON.stringify(unsure.value)}` : ''}`;
      [known, unsure] = [now, undefined];
      return fault;
    },
  };
}
