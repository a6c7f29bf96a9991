import { existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { readMessageSpec } from '../push/message-spec.ts';
import { isBackDoor, undescribed, type Kind } from '../support/case-kinds.ts';
import { reasonOf } from '../support/reason.ts';
import { readSpec } from '../support/spec.ts';
import { contradictions, messageContradictions } from './conformance.ts';
import { lost, merged, shrank, tooLarge } from './merge.ts';
import {
  isAboutCalls,
  operationOf,
  pactPath,
  pactServices,
  pactText,
  readContract,
  writePact,
  type Contract,
  type PactInteraction,
} from './pact-file.ts';

/** Result for one service's contract. */
export interface Update {
  service: string;
  interactions: number;
  state: 'unchanged' | 'written' | 'refused';
  /** Reasons why it was refused; empty otherwise. */
  problems: string[];
}

interface Options {
  kind: Kind;
  /** Folder of the recorded cases, see support/record.ts. */
  recorded: string;
  /** Folder of the contracts. */
  pacts: string;
  /** Refuse a contract that differs from the one that lies there, instead of writing it. */
  check: boolean;
  /** Accept that a contract gets smaller. */
  fewer: boolean;
}

/** The services that cases recorded something for, sorted. */
export function recordedServices(recorded: string): string[] {
  return existsSync(recorded) ? readdirSync(recorded).sort() : [];
}

/**
 * Problems of contracts that no case records any more.
 * @param pacts folder of the contracts
 * @param recorded services that cases recorded something for
 * @param asked services whose cases were run; empty for all
 */
export function withoutCases(pacts: string, recorded: readonly string[], asked: readonly string[]): string[] {
  return pactServices(pacts)
    .filter((service) => (asked.length === 0 || asked.includes(service)) && !recorded.includes(service))
    .map(
      (service) =>
        `${service}: there is a contract, but no case records it any more; delete the file when that is meant`,
    );
}

/** Merges what the cases of a service recorded, checks it against spec and former contract, and writes it when all is well. */
export async function updateContract(
  service: string,
  { kind, recorded, pacts, check, fewer }: Options,
): Promise<Update> {
  const file = pactPath(service, pacts);
  const before = readContract(file);
  let pact: Contract;
  try {
    pact = merged(recordedPacts(join(recorded, service)));
  } catch (error) {
    return {
      service,
      interactions: 0,
      state: 'refused',
      problems: [reasonOf(error)],
    };
  }
  const problems = await contradictionsIn(service, pact);
  if (kind === 'provider') problems.push(...unaskable(service, pact));
  problems.push(
    ...tooLarge(pact).map((description) => `${description}: a request of more than 100 KiB cannot be verified`),
  );
  if (shrank(before, pact) && !fewer) {
    problems.push(`it got smaller; if that is meant, run again with --fewer. Gone: ${lost(before, pact).join(', ')}`);
  }
  const interactions = pact.interactions.length;
  const isSame = before !== undefined && readFileSync(file, 'utf8') === pactText(pact);
  if (check && !isSame)
    problems.push(
      'the committed contract differs from what the cases say: run npm run test:contracts and commit contracts/pacts',
    );
  if (problems.length > 0) return { service, interactions, state: 'refused', problems };
  if (isSame) return { service, interactions, state: 'unchanged', problems };
  mkdirSync(pacts, { recursive: true });
  writePact(file, pact);
  return { service, interactions, state: 'written', problems };
}

/** Contradictions of a contract, of either kind, to the spec of its service. */
function contradictionsIn(service: string, contract: Contract): Promise<string[]> {
  return isAboutCalls(contract)
    ? contradictions(readSpec(service), contract)
    : messageContradictions(readMessageSpec(service).document, contract);
}

/** Interactions that no provider can be asked for: they need a back door, demand a field that no spec describes, or contradict another. */
export function unaskable(service: string, contract: Contract): string[] {
  const backDoors = contract.interactions.flatMap(({ description, providerStates = [] }) =>
    providerStates.filter(isBackDoor).map(({ name }) => `${description}: no provider has the state "${name}"`),
  );
  if (!isAboutCalls(contract)) return backDoors;
  const { operations } = readSpec(service);
  const fields = contract.interactions.flatMap((interaction) => {
    const { status, body } = interaction.response;
    const { schema } = operations.get(operationOf(interaction))?.responses.get(status) ?? {};
    return undescribed(schema, body?.content).map((place) => `${interaction.description}: no spec describes ${place}`);
  });
  return [...backDoors, ...fields, ...atOdds(contract.interactions)];
}

/** Interactions that ask for different answers to the same request in the same situation. */
function atOdds(interactions: readonly PactInteraction[]): string[] {
  return interactions.flatMap((one, at) =>
    interactions
      .slice(at + 1)
      .filter(
        (other) =>
          isDeepStrictEqual([one.providerStates, one.request], [other.providerStates, other.request]) &&
          !isDeepStrictEqual(one.response, other.response),
      )
      .map(({ description }) => `${one.description}: "${description}" asks the same and expects another answer`),
  );
}

function recordedPacts(folder: string): Contract[] {
  return readdirSync(folder).flatMap((own) =>
    readdirSync(join(folder, own)).map((name) => {
      const pact = readContract(join(folder, own, name));
      if (!pact || pact.interactions.length !== 1)
        throw new Error(`${join(own, name)} holds ${pact?.interactions.length ?? 0} interactions instead of one.`);
      return pact;
    }),
  );
}
