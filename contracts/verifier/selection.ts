import {
  isAboutCalls,
  operationOf,
  pactPath,
  pactServices,
  readContract,
  type Contract,
  type Pact,
} from '../pact-files/pact-file.ts';
import { UsageError } from './arguments.ts';

/**
 * The contract with a service, or the part of it about one operation.
 * @throws UsageError when there is none, naming those that there are
 */
export function contractWith(service: string, only?: string): Contract {
  const pact = pactServices().includes(service) ? readContract(pactPath(service)) : undefined;
  if (!pact) throw new UsageError(`There is no contract with "${service}". There are: ${pactServices().join(', ')}.`);
  return only === undefined ? pact : partOf(pact, only);
}

/**
 * The part of a contract about one operation.
 * @throws UsageError when there is none, naming those that there are
 */
export function partOf(pact: Contract, only: string): Contract {
  const interactions = pact.interactions.filter((interaction) => operationOf(interaction) === only);
  if (interactions.length === 0)
    throw new UsageError(
      `The contract with ${pact.provider.name} has no operation "${only}". It has: ${operationsOf(pact).join(', ')}.`,
    );
  return { ...pact, interactions };
}

/** The contracts with one service or, when none is named, with all. */
export function contractsWith(service: string | undefined): Contract[] {
  return (service === undefined ? pactServices() : [service]).map((one) => contractWith(one));
}

/**
 * Those of the contracts that are about requests and answers.
 * @throws UsageError when the service that is named sends messages
 */
export function callsWith(service: string | undefined): Pact[] {
  const pacts = contractsWith(service).filter(isAboutCalls);
  if (pacts.length === 0) throw new UsageError(`${service} sends messages: there is nothing to ask it for.`);
  return pacts;
}

/** The operations of a contract, sorted. */
export function operationsOf({ interactions }: Contract): string[] {
  return [...new Set(interactions.map(operationOf))].sort();
}

/** The provider states that contracts ask for. */
export function statesOf(pacts: Contract[]): Set<string> {
  return new Set(
    pacts.flatMap(({ interactions }) =>
      interactions.flatMap(({ providerStates = [] }) => providerStates.map(({ name }) => name)),
    ),
  );
}
