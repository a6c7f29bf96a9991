import type { Interaction, RequestParts } from './interaction.ts';
import type { SpecOperation } from './spec.ts';

/** The operation that cases are about, with the types of its spec forgotten: contract() gives them back. */
export interface Subject {
  service: string;
  operation: SpecOperation;
  plan: { ids?: string; request?: unknown; call(): Promise<unknown>; alone?(): Promise<unknown> };
  /** The first success of each operation of the service: what is served beside others, and after a refresh. */
  successes: Map<string, Success>;
}

/** A case in which an operation succeeds, and how the app makes its call there. */
export interface Success {
  interaction: Interaction;
  call(): Promise<unknown>;
}

/** The title of a test: ids, operation, and what is the case. */
export function titleOf({ operation, plan }: Subject, ids: string | undefined, rest: string): string {
  const all = new Set(`${plan.ids ?? ''} ${ids ?? ''}`.split(' ').filter(Boolean));
  return [...all, operation.operationId, rest].join(' ');
}

/** Interaction of a case, before its outcome is given. */
export function interactionOf(
  subject: Subject,
  status: number,
  meaning: string,
  parts: Partial<Pick<Interaction, 'states' | 'body' | 'exactly' | 'headers' | 'token' | 'borne'>> & {
    ids?: string;
    request?: unknown;
  },
): Interaction {
  const { operation, plan } = subject;
  const { ids, request = plan.request, states = [], exactly = [], body, headers, token, borne } = parts;
  return {
    operation,
    description: `${operation.operationId} ${status}: ${meaning}`,
    title: titleOf(subject, ids, `${status}: ${meaning}`),
    states,
    request: partsOf(request),
    status,
    body,
    exactly,
    ...(headers && { headers }),
    ...(token === undefined ? {} : { token }),
    ...(borne && { borne }),
  };
}

/**
 * The first success of an operation.
 * @throws Error when no case lets it succeed
 */
export function successOf({ successes }: Subject, operationId: string): Success {
  const success = successes.get(operationId);
  if (!success) throw new Error(`${operationId} has no case in which it succeeds.`);
  return success;
}

/**
 * An example of the spec, undefined for answers without a body.
 * @throws Error when the spec knows neither status nor example
 */
export function exampleOf({ operation: { operationId, responses } }: Subject, status: number, name?: string): unknown {
  const examples = responses.get(status)?.examples;
  if (!examples) throw new Error(`The spec does not document ${operationId} ${status}.`);
  if (name !== undefined && !Object.hasOwn(examples, name))
    throw new Error(`The spec has no example ${name} for ${operationId} ${status}.`);
  return name === undefined ? Object.values(examples)[0] : examples[name];
}

/** The service's code for a failure, when its body has one (O159). */
export function codeIn(problem: unknown): string | undefined {
  return typeof problem === 'object' && problem !== null && 'code' in problem && typeof problem.code === 'string'
    ? problem.code
    : undefined;
}

/** The code in the first error of a GraphQL answer (A7.54). */
export function graphQlCodeIn(answer: unknown): string | undefined {
  const [error] = listIn(answer, 'errors');
  const extensions: unknown =
    typeof error === 'object' && error !== null && 'extensions' in error ? error.extensions : undefined;
  return codeIn(extensions);
}

function listIn(value: unknown, name: string): unknown[] {
  const list: unknown = typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
  return Array.isArray(list) ? list : [];
}

/** The value of a call that succeeded; throws what it failed with otherwise. */
export function valueOf(result: PromiseSettledResult<unknown>): unknown {
  if (result.status === 'rejected') throw result.reason;
  return result.value;
}

function partsOf(request: unknown): RequestParts {
  return typeof request === 'object' && request !== null ? request : {};
}
