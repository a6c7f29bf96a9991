import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { pactPath, pactServices, readContract } from '../pact-files/pact-file.ts';
import { reasonOf } from '../support/reason.ts';

/** What a package holds, written when it is packed. */
export interface Manifest {
  version: string;
  /** Service -> its contract. */
  contracts: Record<string, { interactions: number; sha256: string }>;
}

/** @param folder the contracts of providers */
export function manifestOf(version: string, folder?: string): Manifest {
  return { version, contracts: Object.fromEntries(pactServices(folder).map((name) => [name, entryOf(name, folder)])) };
}

/**
 * The manifest of a package.
 * @throws Error when it cannot be read, as of a package that was not unpacked to its end
 */
export function readManifest(file: string): Manifest {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Manifest;
  } catch (error) {
    throw new Error(`the manifest cannot be read: ${reasonOf(error)}`, {
      cause: error,
    });
  }
}

/** How the contracts in a folder differ from those that were packed; empty when they do not. */
export function strays({ contracts }: Manifest, folder?: string): string[] {
  const services = pactServices(folder);
  const extra = services.filter((service) => !(service in contracts));
  return [
    ...Object.entries(contracts).flatMap(([service, { interactions, sha256 }]) => {
      if (!services.includes(service)) return [`the contract with ${service} is missing`];
      const found = readable(service, folder);
      if (!found) return [`the contract with ${service} cannot be read`];
      if (found.interactions !== interactions)
        return [`the contract with ${service} has ${found.interactions} interactions instead of ${interactions}`];
      return found.sha256 === sha256 ? [] : [`the contract with ${service} is not the one that was packed`];
    }),
    ...extra.map((service) => `the contract with ${service} was not packed`),
  ];
}

/** What teams were handed last: service -> descriptions of its interactions. */
export type HandedOut = Record<string, string[]>;

/** What is handed out now. */
export function handedOut(folder?: string): HandedOut {
  return Object.fromEntries(
    pactServices(folder).map((service) => [
      service,
      (readContract(pactPath(service, folder))?.interactions ?? []).map(({ description }) => description),
    ]),
  );
}

/**
 * Interactions that were handed out and are gone, as `service: description`: a team that holds one would never learn of it.
 * @param named those that are removed on purpose, so written
 */
export function removedFrom(before: HandedOut, now: HandedOut, named: readonly string[] = []): string[] {
  return Object.entries(before)
    .flatMap(([service, descriptions]) =>
      descriptions.filter((one) => !now[service]?.includes(one)).map((one) => `${service}: ${one}`),
    )
    .filter((one) => !named.includes(one));
}

/** The entry of a contract, undefined when the file breaks off in the middle. */
function readable(service: string, folder?: string) {
  try {
    return entryOf(service, folder);
  } catch {
    return undefined;
  }
}

function entryOf(service: string, folder?: string): { interactions: number; sha256: string } {
  const text = readFileSync(pactPath(service, folder));
  const { interactions = [] } = JSON.parse(text.toString()) as { interactions?: unknown[] };
  return { interactions: interactions.length, sha256: createHash('sha256').update(text).digest('hex') };
}
