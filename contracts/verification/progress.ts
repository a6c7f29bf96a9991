import type { PactInteraction, PactMessage } from '../pact-files/pact-file.ts';

type Tried = Pick<PactInteraction | PactMessage, 'description' | 'providerStates'>;

/** Follows Pact through a contract: it tells of states and requests, but not of the interaction that they belong to. */
export interface Progress<One extends Tried> {
  /**
   * Pact sets up every state of an interaction, even after one that failed, and one without a name where there is none.
   * @returns whether it is the first of an interaction
   */
  onState(name: string): boolean;
  onRequest(): void;
  /** The interaction that is tried now. */
  current(): One | undefined;
}

/** @param interactions in the order of the contract, which is the order in which Pact tries them */
export function followThrough<One extends Tried>(interactions: readonly One[]): Progress<One> {
  let at = -1;
  let count = 0;
  return {
    onState(name) {
      const isNew = statesOf(interactions[at])[count] !== name;
      if (isNew) {
        // Pact leaves out what PACT_DESCRIPTION does not name.
        const found = interactions.findIndex((tried, place) => place > at && statesOf(tried)[0] === name);
        at = found < 0 ? interactions.length : found;
        count = 0;
      }
      count += 1;
      return isNew;
    },
    onRequest() {
      count = Infinity;
    },
    current: () => interactions[at],
  };
}

function statesOf(tried: Tried | undefined): string[] {
  const names = (tried?.providerStates ?? []).map(({ name }) => name);
  return tried && names.length === 0 ? [''] : names;
}
