import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { parse } from 'yaml';

/** What a spec says of one operation to the client: its traits under `x-client`, see docs/decisions/0003. */
export interface ClientTraits {
  idempotent: boolean;
  timeoutMs: number;
  retry: 'transient' | 'none';
}

/** One operation as the generators need it. */
export interface SpecOperation {
  operationId: string;
  method: string;
  path: string;
  auth: 'bearer' | 'none';
  statuses: string[];
  client: ClientTraits;
}

/** One spec file, read. */
export interface Spec {
  slug: string;
  file: string;
  version: string;
  operations: SpecOperation[];
}

const METHODS = ['get', 'put', 'post', 'delete', 'patch', 'head'] as const;

interface RawOperation {
  operationId?: string;
  security?: unknown[];
  responses?: Record<string, unknown>;
  'x-client'?: Partial<ClientTraits>;
}

/** All spec files of a folder, sorted by service slug. */
function specFiles(folder: string): string[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.yaml') && !name.endsWith('.asyncapi.yaml'))
    .sort()
    .map((name) => join(folder, name));
}

/**
 * Reads one OpenAPI file.
 * @throws Error naming the file when it is not readable YAML, lacks an operationId, or an operation lacks `x-client`.
 */
export function readSpec(file: string): Spec {
  const slug = basename(file, '.yaml');
  let document;
  try {
    document = parse(readFileSync(file, 'utf8'));
  } catch (error) {
    throw new Error(`${file}: not readable YAML: ${error instanceof Error ? error.message : String(error)}`, { cause: error });
  }
  const operations: SpecOperation[] = [];
  for (const [path, item] of Object.entries<Record<string, RawOperation>>(document.paths ?? {})) {
    for (const method of METHODS) {
      const operation = item[method];
      if (operation) operations.push(readOperation(file, document.security ?? [], path, method, operation));
    }
  }
  return { slug, file, version: String(document.info?.version ?? ''), operations };
}

function readOperation(file: string, security: unknown[], path: string, method: string, operation: RawOperation): SpecOperation {
  const where = `${file}: ${method.toUpperCase()} ${path}`;
  if (!operation.operationId) throw new Error(`${where} has no operationId`);
  const traits = operation['x-client'];
  if (typeof traits?.idempotent !== 'boolean' || typeof traits.timeoutMs !== 'number' || (traits.retry !== 'transient' && traits.retry !== 'none')) {
    throw new Error(`${where} needs x-client: { idempotent: boolean, timeoutMs: number, retry: transient | none }`);
  }
  if (traits.retry === 'transient' && !traits.idempotent) throw new Error(`${where} is retried but not idempotent`);
  return {
    operationId: operation.operationId,
    method: method.toUpperCase(),
    path,
    auth: (operation.security ?? security).length > 0 ? 'bearer' : 'none',
    statuses: Object.keys(operation.responses ?? {}).sort(),
    client: { idempotent: traits.idempotent, timeoutMs: traits.timeoutMs, retry: traits.retry },
  };
}

/**
 * All specs of a folder.
 * @throws Error when two operations carry the same operationId.
 */
export function readSpecs(folder: string): Spec[] {
  const specs = specFiles(folder).map(readSpec);
  const owners = new Map<string, string>();
  for (const spec of specs) {
    for (const { operationId } of spec.operations) {
      const other = owners.get(operationId);
      if (other) throw new Error(`${spec.file}: operationId ${operationId} stands in ${other} too`);
      owners.set(operationId, spec.file);
    }
  }
  return specs;
}
