import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { parse } from 'yaml';

/** What a spec says of one operation to the client: its traits under `x-client`, see docs/decisions/0003. */
export interface ClientTraits {
  idempotent: boolean;
  timeoutMs: number;
  retry: 'transient' | 'none';
  /** A 401 is an answer to the caller: the token is not refreshed and sign-in does not start. */
  unauthorized?: 'answer';
  /** GraphQL refuses with 200 and errors. */
  protocol?: 'graphql';
  /** Where in the configuration the whole address may stand; base address and path are the default. */
  configuredUrl?: string;
}

/** What a success holds besides JSON that is parsed, which is the default. Read off the documented answers. */
export interface AnswerTraits {
  /** A file, perhaps JSON instead; or nothing but headers that are read. */
  answer?: 'file' | 'headers';
  /** The media types to ask for. */
  accept?: string;
}

/** One operation as the generators need it. */
export interface SpecOperation {
  operationId: string;
  method: string;
  path: string;
  /** The name of the GraphQL operation, where several share an address: what the path says behind a #. */
  operationName?: string;
  auth: 'bearer' | 'none';
  statuses: string[];
  client: ClientTraits & AnswerTraits;
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
  responses?: Record<string, { headers?: object; content?: object }>;
  'x-client'?: Partial<ClientTraits>;
}

/** All spec files of a folder, sorted by service slug. */
export function specFiles(folder: string): string[] {
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
    document = parse(readFileSync(file, 'utf8'), { maxAliasCount: -1 });
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

function isComplete(traits: Partial<ClientTraits> | undefined): traits is ClientTraits {
  return typeof traits?.idempotent === 'boolean' && typeof traits.timeoutMs === 'number' && (traits.retry === 'transient' || traits.retry === 'none');
}

function readOperation(file: string, security: unknown[], path: string, method: string, operation: RawOperation): SpecOperation {
  const where = `${file}: ${method.toUpperCase()} ${path}`;
  if (!operation.operationId) throw new Error(`${where} has no operationId`);
  const traits = operation['x-client'];
  if (!isComplete(traits)) {
    throw new Error(`${where} needs x-client: { idempotent: boolean, timeoutMs: number, retry: transient | none }`);
  }
  if (traits.retry === 'transient' && !traits.idempotent) throw new Error(`${where} is retried but not idempotent`);
  return {
    operationId: operation.operationId,
    method: method.toUpperCase(),
    // What follows # tells apart operations of one address (GraphQL) and is never sent.
    path: path.replace(/#.*$/, ''),
    ...(path.includes('#') && { operationName: path.replace(/^.*#/, '') }),
    auth: (operation.security ?? security).length > 0 ? 'bearer' : 'none',
    statuses: Object.keys(operation.responses ?? {}).sort(),
    client: { ...traitsOf(where, traits), ...answerOf(operation) },
  };
}

/**
 * The traits as the client gets them.
 * @throws Error when one is unknown, so that no typing error goes unnoticed
 */
function traitsOf(where: string, { idempotent, timeoutMs, retry, unauthorized, protocol, configuredUrl, ...unknown }: ClientTraits): ClientTraits {
  const [stray] = Object.keys(unknown);
  if (stray !== undefined) throw new Error(`${where}: x-client has no ${stray}`);
  if (unauthorized !== undefined && unauthorized !== 'answer') throw new Error(`${where}: x-client.unauthorized is answer or missing`);
  if (protocol !== undefined && protocol !== 'graphql') throw new Error(`${where}: x-client.protocol is graphql or missing`);
  return { idempotent, timeoutMs, retry, ...(unauthorized && { unauthorized }), ...(protocol && { protocol }), ...(configuredUrl && { configuredUrl }) };
}

function answerOf({ responses = {} }: RawOperation): AnswerTraits {
  const successes = Object.entries(responses).filter(([status]) => status.startsWith('2')).map(([, response]) => response);
  const mediaTypes = [...new Set(successes.flatMap(({ content = {} }) => Object.keys(content)))];
  if (mediaTypes.some((type) => type !== 'application/json')) return { answer: 'file', accept: mediaTypes.join(', ') };
  return mediaTypes.length === 0 && successes.some(({ headers }) => headers !== undefined) ? { answer: 'headers' } : {};
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
