import { Comparator } from '@pactflow/openapi-pact-comparator';
import type { ServiceSpec } from '../support/spec.ts';
import { operationOf, type Contract, type Pact, type PactInteraction } from './pact-file.ts';

/**
 * Contradictions of a contract to the spec: requests that the spec does not know, responses that it does not allow. Each line
 * names the interaction and the place in the spec.
 */
export async function contradictions(spec: ServiceSpec, pact: Pact): Promise<string[]> {
  const found: string[] = [];
  for (const { document, contract } of comparisons(spec, {
    ...pact,
    interactions: pact.interactions.map(askingForItsType),
  })) {
    found.push(...(await faultsIn({ oas: document }, contract)));
  }
  return found;
}

/**
 * Contradictions of a contract about messages to the AsyncAPI document: messages that the operation does not send.
 * @param contract may hold synchronous messages, too, which no contract of ours does: first frames are tried so
 */
export function messageContradictions(
  document: object,
  contract: Omit<Contract, 'interactions'> & { interactions: object[] },
): Promise<string[]> {
  return faultsIn({ asyncapi: document }, contract);
}

type Specs = NonNullable<ConstructorParameters<typeof Comparator>[0]>;

const comparators = new WeakMap<object, Comparator>();

/** The comparator of a document: it reads and compiles it once, for the contracts of both kinds. */
function comparatorOf(spec: Specs): Comparator {
  const document = spec.oas ?? spec.asyncapi ?? spec;
  const known = comparators.get(document);
  if (known) return known;
  const made = new Comparator(spec);
  comparators.set(document, made);
  return made;
}

async function faultsIn(spec: Specs, contract: object & { provider: { name: string } }): Promise<string[]> {
  const found: string[] = [];
  for await (const { type, message, mockDetails, specDetails } of comparatorOf(spec).compare(contract)) {
    // Warnings speak of headers that no spec lists, such as the correlation id.
    if (type !== 'error') continue;
    found.push(
      `${mockDetails?.interactionDescription ?? contract.provider.name}: ${message} (${specDetails?.location ?? 'not in the spec'})`,
    );
  }
  return found;
}

/** Of the types of a response, the comparator uses the one that the request accepts. */
function askingForItsType(interaction: PactInteraction): PactInteraction {
  const { request, response } = interaction;
  const type = response.headers?.['Content-Type'];
  return type
    ? { ...interaction, request: { ...request, headers: { ...request.headers, Accept: type } } }
    : interaction;
}

/** GraphQL operations share an address, which OpenAPI cannot say: each is compared by itself, under its real path. */
function comparisons({ document }: ServiceSpec, pact: Pact): { document: object; contract: Pact }[] {
  const paths = Object.entries(document.paths);
  if (!paths.some(([path]) => path.includes('#'))) return [{ document, contract: pact }];
  return paths.map(([path, item]) => {
    const ids = Object.values(item).map(({ operationId }) => operationId);
    const interactions = pact.interactions.filter((interaction) => ids.includes(operationOf(interaction)));
    return {
      document: { ...document, paths: { [path.replace(/#.*$/, '')]: item } },
      contract: { ...pact, interactions },
    };
  });
}
