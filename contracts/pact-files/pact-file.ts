import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** The app's name in the contracts. */
export const CONSUMER = 'photo-account';

/** One interaction as Pact V4 writes it; only the parts that we read. */
export interface PactInteraction {
  type: string;
  description: string;
  comments?: { references?: { openapi?: { operationId?: string } }; testname?: string };
  providerStates?: { name: string; params?: Record<string, unknown> }[];
  request: { method: string; path: string; query?: Record<string, string[]>; headers?: Record<string, string[]>; body?: PactBody };
  response: { status: number; headers?: Record<string, string[]>; body?: PactBody };
}

/** A body: JSON, or bytes as base64. */
export interface PactBody {
  content?: unknown;
  contentType?: string;
  encoded?: boolean | string;
}

/** A contract between the app and one service. */
export interface Pact {
  consumer: { name: string };
  provider: { name: string };
  interactions: PactInteraction[];
  metadata: object;
}

/** The committed contracts. */
export const PACTS = join(import.meta.dirname, '../pacts');

/** Where the contract with a service lies. */
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

/** Reads a contract, undefined when there is none. */
export function readPact(file: string): Pact | undefined {
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Pact) : undefined;
}

/** The contract as it stands in its file: the same contract is always the same bytes. */
export function pactText(pact: Pact): string {
  return `${JSON.stringify(inOrder(pact), null, 2)}\n`;
}

/** Writes a contract. */
export function writePact(file: string, pact: Pact): void {
  writeFileSync(file, pactText(pact));
}

/** The operation that an interaction is about. */
export function operationOf({ comments }: PactInteraction): string {
  return comments?.references?.openapi?.operationId ?? 'unknown';
}

/** Names of objects in order; the order of lists means something and stays. */
function inOrder(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(inOrder);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1));
  return Object.fromEntries(entries.map(([name, part]) => [name, inOrder(part)]));
}
