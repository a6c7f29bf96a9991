import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { isAboutCalls, type Contract } from '../pact-files/pact-file.ts';
import { UsageError } from './arguments.ts';
import { reasonOf } from '../support/reason.ts';

/** How a service's own description differs from what the app asks of it. */
export interface Comparison {
  provider: string;
  openapi: string;
  outcome: 'passed' | 'failed';
  interactions: { description: string; contradictions: string[] }[];
  /** What is about no single interaction. */
  other: string[];
}

/**
 * Holds a service's own OpenAPI (or, of a service that sends messages, AsyncAPI) against a contract, without running it.
 * @throws UsageError when the file cannot be read or is no such document
 */
export async function compare(contract: Contract, file: string): Promise<Comparison> {
  const document = readDocument(file, isAboutCalls(contract) ? ['openapi', 'swagger'] : ['asyncapi']);
  const { contradictions, messageContradictions } = await import('../pact-files/conformance.ts');
  let found: string[];
  try {
    found = isAboutCalls(contract)
      ? await contradictions({ slug: contract.provider.name, document, operations: new Map() }, contract)
      : await messageContradictions(document, contract);
  } catch (error) {
    throw new UsageError(`${file} cannot be compared: ${reasonOf(error)}`);
  }
  const interactions = contract.interactions.map(({ description }) => ({
    description,
    contradictions: found
      .filter((line) => line.startsWith(`${description}: `))
      .map((line) => line.slice(description.length + 2)),
  }));
  const known = new Set(
    interactions.flatMap(({ description, contradictions: own }) => own.map((one) => `${description}: ${one}`)),
  );
  return {
    provider: contract.provider.name,
    openapi: file,
    outcome: found.length > 0 || interactions.length === 0 ? 'failed' : 'passed',
    interactions,
    other: found.filter((line) => !known.has(line)),
  };
}

/** A comparison as lines. */
export function comparisonLines({ provider, openapi, outcome, interactions, other }: Comparison): string[] {
  const bad = interactions.filter(({ contradictions }) => contradictions.length > 0);
  return [
    ...bad.map(({ description, contradictions }) => [`✗ ${description}`, ...contradictions].join('\n    ')),
    ...other.map((line) => `✗ ${line}`),
    `${provider}: ${interactions.length - bad.length} of ${interactions.length} interactions agree with ${openapi}: ${outcome}`,
  ];
}

function readDocument(
  file: string,
  kinds: string[],
): { paths: Record<string, Record<string, { operationId?: string }>> } {
  let document: unknown;
  try {
    // JSON is YAML, too.
    document = parse(readFileSync(file, 'utf8'), { maxAliasCount: -1 });
  } catch (error) {
    throw new UsageError(`--openapi ${file} cannot be read: ${reasonOf(error)}`);
  }
  if (typeof document !== 'object' || document === null || !kinds.some((kind) => kind in document))
    throw new UsageError(`--openapi ${file} is no document with "${kinds.join('" or "')}".`);
  return { paths: {}, ...document };
}
