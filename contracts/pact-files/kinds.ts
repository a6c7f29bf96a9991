import { join } from 'node:path';
import type { Kind } from '../support/case-kinds.ts';
import { messageSlugs } from '../support/spec-files.ts';
import { specSlugs } from '../support/spec.ts';
import { PACTS, pactPath, pactServices, readContract, type Contract } from './pact-file.ts';

/** Both kinds, the one that providers are asked for first. */
export const KINDS: readonly Kind[] = ['provider', 'client'];

/** Folder of the contracts of a kind. */
export function pactsOf(kind: Kind, folder = PACTS): string {
  return kind === 'provider' ? folder : join(folder, 'client');
}

/** The services that a spec or a contract is there for, sorted. */
export function servicesWithContract(): string[] {
  return [...new Set([...specSlugs(), ...messageSlugs(), ...pactServices()])].sort();
}

/** Contract with all interactions with a service, of both kinds; undefined when there is none. */
export function wholeContract(service: string): Contract | undefined {
  const [contract, ...others] = KINDS.flatMap((kind) => readContract(pactPath(service, pactsOf(kind))) ?? []);
  return contract && { ...contract, interactions: [contract, ...others].flatMap(({ interactions }) => interactions) };
}
