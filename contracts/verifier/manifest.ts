import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pactPath, pactServices, readContract } from '../pact-files/pact-file.ts';
import { isObject } from '../support/json.ts';
import { reasonOf } from '../support/reason.ts';

/** Content of a package, written when it is packed. */
export interface Manifest {
  version: string;
  /** Service -> its contract. */
  contracts: Record<string, { interactions: number; sha256: string }>;
  /** Path in the package of each other file that is read -> its hash. */
  files: Record<string, string>;
}

/**
 * @param root of the package
 * @param read files of it that are listed beside the contracts
 * @param folder the contracts of providers
 */
export function manifestOf(version: string, root: string, read: readonly string[], folder?: string): Manifest {
  return {
    version,
    contracts: Object.fromEntries(pactServices(folder).map((name) => [name, entryOf(name, folder)])),
    files: Object.fromEntries(read.toSorted().map((path) => [path, hashOf(readFileSync(join(root, path)))])),
  };
}

/**
 * The manifest of a package.
 * @throws Error when it cannot be read, as of a package that was not unpacked to its end, or lists nothing
 */
export function readManifest(file: string): Manifest {
  let manifest: unknown;
  try {
    manifest = JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    throw new Error(`the manifest cannot be read: ${reasonOf(error)}`, {
      cause: error,
    });
  }
  const parts = isObject(manifest) ? manifest : {};
  const missing = ['version', 'contracts', 'files'].filter((name) => !(name in parts));
  if (missing.length > 0) throw new Error(`the manifest says nothing of: ${missing.join(', ')}`);
  if (typeof parts.version !== 'string' || !isObject(parts.contracts) || !isObject(parts.files))
    throw new Error('the manifest is not the one that was packed');
  return manifest as Manifest;
}

/**
 * Differences between a package and what was packed; empty when there are none.
 * @param root of the package
 * @param folder the contracts of providers
 */
export function strays({ contracts, files }: Manifest, root: string, folder?: string): string[] {
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
    ...Object.entries(files).flatMap(([path, sha256]) => {
      const file = join(root, path);
      if (!existsSync(file)) return [`${path} is missing`];
      return hashOf(readFileSync(file)) === sha256 ? [] : [`${path} is not the one that was packed`];
    }),
  ];
}

/** Interactions that teams were handed last: service -> their descriptions. */
export type HandedOut = Record<string, string[]>;

/** Interactions that are handed out now. */
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
  return { interactions: interactions.length, sha256: hashOf(text) };
}

function hashOf(content: Buffer): string {
  return createHash('sha256').update(content).digest('hex');
}
