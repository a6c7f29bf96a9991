import { existsSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { CONSUMER } from '../support/consumer.ts';
import { reasonOf } from '../support/reason.ts';

/** Common part of all interactions of Pact V4; only the fields that we read. */
interface Described {
  type: string;
  /** Operation and status, or operation and message, then what is the case. */
  description: string;
  comments?: { references?: Partial<Record<'openapi' | 'AsyncAPI', { operationId?: string }>>; testname?: string };
  providerStates?: PactState[];
}

/** A situation that the provider is to be in. */
export interface PactState {
  name: string;
  params?: Record<string, unknown>;
}

/** A request and its answer. */
export interface PactInteraction extends Described {
  request: {
    method: string;
    path: string;
    query?: Record<string, string[]>;
    headers?: Record<string, string[]>;
    body?: PactBody;
  };
  response: {
    status: number;
    headers?: Record<string, string[]>;
    body?: PactBody;
    generators?: { body?: Record<string, object> };
  };
}

/** A message that the service sends by itself. */
export interface PactMessage extends Described {
  contents: PactBody;
}

/** A body: JSON, or bytes as base64. */
export interface PactBody {
  content?: unknown;
  contentType?: string;
  encoded?: boolean | string;
}

/** A contract between the app and a service that it calls. */
export interface Pact<Interaction = PactInteraction> {
  consumer: { name: string };
  provider: { name: string };
  interactions: Interaction[];
  metadata: object;
}

/** A contract of either kind. A service that sends messages is not called: no contract holds both. */
export type Contract = Pact<PactInteraction | PactMessage>;

/** The committed contracts. */
export const PACTS = join(import.meta.dirname, '../pacts');

/** Path of the contract with a service. */
export function pactPath(service: string, folder = PACTS): string {
  return join(folder, `${CONSUMER}-${service}.json`);
}

/** The services that there is a contract with, sorted. */
export function pactServices(folder = PACTS): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => name.startsWith(`${CONSUMER}-`) && name.endsWith('.json'))
    .map((name) => name.slice(CONSUMER.length + 1, -'.json'.length))
    .sort();
}

/** Reads a contract, undefined when there is none. @throws Error with one line that names the file, when it cannot be parsed */
export function readContract(file: string): Contract | undefined {
  if (!existsSync(file)) return undefined;
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Contract;
  } catch (error) {
    // The reason quotes the file, line ends included.
    throw new Error(`${file}: ${reasonOf(error).replaceAll(/\s+/g, ' ')}`, { cause: error });
  }
}

/** Reads the contract with a service that is called, undefined when there is none or it is about messages. */
export function readPact(file: string): Pact | undefined {
  const contract = readContract(file);
  return contract && isAboutCalls(contract) ? contract : undefined;
}

/** Whether an interaction is a message. */
export function isMessage(interaction: PactInteraction | PactMessage): interaction is PactMessage {
  return interaction.type === 'Asynchronous/Messages';
}

/** Whether a contract is about requests and their answers; one without interactions is, too. */
export function isAboutCalls(contract: Contract): contract is Pact {
  return !isAboutMessages(contract);
}

/** Whether a contract is about messages. */
export function isAboutMessages(contract: Contract): contract is Pact<PactMessage> {
  return contract.interactions?.some(isMessage) ?? false;
}

/** The contract as it stands in its file: the same contract is always the same bytes. */
export function pactText(pact: Contract): string {
  return `${JSON.stringify(inOrder(pact), null, 2)}\n`;
}

/** Writes a contract. */
export function writePact(file: string, pact: Contract): void {
  // At once: it may be verified as it was meanwhile.
  writeFileSync(`${file}.unfinished`, pactText(pact));
  renameSync(`${file}.unfinished`, file);
}

/** The operation that an interaction is about. */
export function operationOf({ comments }: Described): string {
  const { openapi, AsyncAPI } = comments?.references ?? {};
  return openapi?.operationId ?? AsyncAPI?.operationId ?? 'unknown';
}

/** Part of its operation that an interaction shows: the status of the response, or the name of the message in the spec. */
export function pinOf(interaction: PactInteraction | PactMessage): string {
  if (!isMessage(interaction)) return String(interaction.response.status);
  return /^\S+ ([^\s:]+):/.exec(interaction.description)?.[1] ?? 'unknown';
}

/**
 * The statuses that a contract takes for that of an interaction: any success, or some others; undefined where it takes that one alone.
 * See: [Note: Statuses that are equivalent]
 */
export function statusRuleOf({ response }: PactInteraction): 'success' | number[] | undefined {
  const { matchingRules } = response as { matchingRules?: { status?: { matchers?: StatusMatcher[] } } };
  return matchingRules?.status?.matchers?.find(({ match }) => match === 'statusCode')?.status;
}

interface StatusMatcher {
  match: string;
  status?: 'success' | number[];
}

/** Names of objects in order; the order of lists means something and stays. */
function inOrder(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(inOrder);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1));
  return Object.fromEntries(entries.map(([name, part]) => [name, inOrder(part)]));
}
