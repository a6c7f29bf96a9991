import type { Contract, PactInteraction, PactMessage } from '../pact-files/pact-file.ts';
import { isAboutMessages } from '../pact-files/pact-file.ts';
import { readMessageSpec } from '../push/message-spec.ts';
import { readSpec, type ServiceSpec } from '../support/spec.ts';
import { appOf, type App } from './app.ts';
import type { ContractAnswer } from './mutants.ts';

/** An interaction with what is expected of its answer. */
export type Tried = PactInteraction & { response: ContractAnswer };

/** Interactions of one contract that are tried, with their spec. */
export interface Subject {
  service: string;
  interactions: Tried[];
  spec: Pick<ServiceSpec, 'operations'>;
  /** Judge of what an answer does to the app. */
  app: App;
}

/** Pact holds the content of a message against its rules as it does the body of an answer: a message is tried as one. */
const STATUS = 200;

/** Interactions to try of a contract of either kind. */
export async function subjectOf(contract: Contract): Promise<Subject> {
  const service = contract.provider.name;
  if (!isAboutMessages(contract)) {
    const spec = readSpec(service);
    return { service, interactions: contract.interactions as Tried[], spec, app: await appOf(service, spec) };
  }
  const operations = [...readMessageSpec(service).operations.values()].map(({ operationId, schema }) => {
    const sent = {
      operationId,
      method: 'GET',
      path: '/',
      auth: 'none' as const,
      responses: new Map([[STATUS, { schema, examples: {} }]]),
    };
    return [operationId, sent] as const;
  });
  const spec = { operations: new Map(operations) };
  return { service, interactions: contract.interactions.map(answerWith), spec, app: await appOf(service, spec) };
}

function answerWith({
  contents,
  matchingRules,
  ...described
}: PactMessage & Pick<ContractAnswer, 'matchingRules'>): Tried {
  const headers = { 'Content-Type': [contents.contentType ?? 'application/json'] };
  return {
    ...described,
    request: { method: 'GET', path: '/' },
    response: { status: STATUS, headers, body: contents, ...(matchingRules && { matchingRules }) },
  };
}
