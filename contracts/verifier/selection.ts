import { operationOf, pactPath, pactServices, readPact, type Pact } from '../pact-files/pact-file.ts';
import { UsageError } from './arguments.ts';

/**
 * The contract with a service, or the part of it about one operation.
 * @throws UsageError when there is none, naming those that there are
 */
export function contractWith(service: string, only?: string): Pact {
  const pact = pactServices().includes(service) ? readPact(pactPath(service)) : undefined;
  if (!pact) throw new UsageError(`There is no contract with "${service}". There are: ${pactServices().join(', ')}.`);
  if (only === undefined) return pact;
  const interactions = pact.interactions.filter((interaction) => operationOf(interaction) === only);
  if (interactions.length === 0) throw new UsageError(`The contract with ${service} has no operation "${only}". It has: ${operationsOf(pact).join(', ')}.`);
  return { ...pact, interactions };
}

/** The contracts with one service or, when none is named, with all. */
export function contractsWith(service: string | undefined): Pact[] {
  return (service === undefined ? pactServices() : [service]).map((one) => contractWith(one));
}

/** The operations of a contract, sorted. */
export function operationsOf({ interactions }: Pact): string[] {
  return [...new Set(interactions.map(operationOf))].sort();
}

/** The provider states that contracts ask for. */
export function statesOf(pacts: Pact[]): Set<string> {
  return new Set(pacts.flatMap(({ interactions }) => interactions.flatMap(({ providerStates = [] }) => providerStates.map(({ name }) => name))));
}
