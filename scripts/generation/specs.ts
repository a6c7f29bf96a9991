import { basename, join } from 'node:path';
import { HTTP_METHODS } from '#sandbox/spec/document.ts';
import { operationsIn, type PlacedOperation } from '#sandbox/spec/operations-in.ts';
import { readDocument } from '#sandbox/spec/read-document.ts';
import { isMessageSpec, isSpec, serviceOf, specFile, specFiles } from '../../contracts/support/spec-files.ts';
import { refuseMalformed } from './lint-structure.ts';
import { nameFault } from './name-fault.ts';

/**
 * Meaning of an answer 404 or 410, nothing is there: `done` for what was to be removed; `failure` where the call fails
 * all the same and who asked says so on the page; else the answer that it stands for, null or one that fits the schema.
 */
export type Missing = 'done' | 'failure' | Json;

type Json = string | number | boolean | null | Json[] | { [name: string]: Json };

/** Traits of an operation for the client: `x-client` in its spec, see docs/decisions/0002 and 0047. */
export interface ClientTraits {
  idempotent: boolean;
  timeoutMs: number;
  retry: 'transient' | 'none';
  /** A 401 is an answer to the caller: the token is not refreshed and sign-in does not start. */
  unauthorized?: 'answer';
  /** GraphQL refuses with 200 and errors. */
  protocol?: 'graphql';
  /** Configuration key of the complete URL; base URL and path are the default. */
  configuredUrl?: string;
  /** The answer is a list, or holds one in a field: items that break their schema are left out of it. */
  list?: 'tolerant';
  /** Without it a 404 is a failure like any other. */
  missing?: Missing;
}

/** Body of a success other than parsed JSON, which is the default. Derived from the documented responses. */
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
  /** The name of the schema of its JSON body, where it has one. */
  body?: string;
  statuses: string[];
  client: ClientTraits & AnswerTraits;
  /** Reason why the app does not call it, and who does instead (`x-client.caller`). */
  caller?: string;
  /** Components ask for it by itself: a read has query options, a write a hook (`x-client.hook`). */
  hasHook: boolean;
  /** Whether it is sent ahead of the app, to the address that its call has (`x-client.ahead`, docs/decisions/0017). */
  isSentAhead: boolean;
}

/** One spec file, read. */
export interface Spec {
  slug: string;
  file: string;
  version: string;
  operations: SpecOperation[];
  /** File and line of each operationId. */
  places: [operationId: string, place: string][];
}

interface RawOperation {
  operationId?: string;
  security?: object[];
  requestBody?: { content?: Record<string, { schema?: Schema }> };
  responses?: Record<string, { headers?: object; content?: Record<string, { schema?: Schema }> }>;
  'x-client'?: Partial<ClientTraits> & { caller?: string; hook?: boolean; ahead?: boolean };
}

/** Keywords of a schema that are read. */
interface Schema {
  type?: string | string[];
  required?: string[];
}

interface RawDocument {
  info?: { version?: unknown };
  security?: object[];
  components?: { schemas?: Record<string, Schema> };
  paths?: Record<string, Record<string, RawOperation>>;
}

/**
 * Reads one OpenAPI file.
 * @throws Error naming file and line when it is not readable YAML, a reference leads nowhere, an operation lacks an
 * operationId or `x-client`, has a name that the generated code cannot have, or there is none
 */
export function readSpec(file: string): Spec {
  const { content, placeOf } = readDocument<RawDocument>(file);
  const operations: SpecOperation[] = [];
  const places: Spec['places'] = [];
  for (const [path, item] of Object.entries(content.paths ?? {})) {
    if (!isHeld(item)) throw new Error(`${placeOf(content.paths, path) ?? file}: ${path} holds nothing`);
    const empty = HTTP_METHODS.find((method) => method in item && !isHeld(item[method]));
    if (empty) throw new Error(`${placeOf(item, empty)}: ${empty.toUpperCase()} ${path} holds nothing`);
  }
  for (const placed of operationsIn(content)) {
    const { item, method, path } = placed;
    const read = readOperation(`${placeOf(item, method)}: ${method.toUpperCase()} ${path}`, content, placed);
    operations.push(read);
    places.push([read.operationId, placeOf(item, method, 'operationId') ?? file]);
  }
  if (operations.length === 0) throw new Error(`${placeOf(content, 'paths') ?? `${file}:1`}: describes no operation`);
  return { slug: serviceOf(basename(file)), file, version: String(content.info?.version ?? ''), operations, places };
}

/** Whether a part has content: a name with nothing behind it is null in YAML. */
function isHeld(part: unknown): boolean {
  return typeof part === 'object' && part !== null;
}

function isComplete(traits: Partial<ClientTraits>): traits is ClientTraits {
  return (
    typeof traits.idempotent === 'boolean' &&
    typeof traits.timeoutMs === 'number' &&
    (traits.retry === 'transient' || traits.retry === 'none')
  );
}

function readOperation(
  where: string,
  { components = {} }: RawDocument,
  { path, method, operation, security }: PlacedOperation<object, RawOperation>,
): SpecOperation {
  if (!operation.operationId) throw new Error(`${where} has no operationId`);
  const misnamed = nameFault(operation.operationId);
  if (misnamed !== undefined)
    throw new Error(`${where}: its operationId ${operation.operationId} ${misnamed} a function, such as getOrder`);
  const parameters = [...path.matchAll(/\{([^}]*)\}/g)].map(([, name = '']) => name);
  for (const name of parameters) {
    const unusable = nameFault(name);
    if (unusable !== undefined)
      throw new Error(`${where}: its path parameter ${name} ${unusable} a parameter, such as albumId`);
  }
  const answers = Object.entries(operation.responses ?? {});
  const [empty] = answers.find(([, response]) => !isHeld(response)) ?? [];
  if (empty !== undefined) throw new Error(`${where}: its answer ${empty} holds nothing`);
  const [vague] = answers.find(([status]) => !/^[1-5]\d\d$/.test(status)) ?? [];
  if (vague !== undefined) throw new Error(`${where}: its answer ${vague} has no status of three digits, such as 404`);
  const { caller, hook, ahead, ...traits } = operation['x-client'] ?? {};
  if (!isComplete(traits)) {
    throw new Error(`${where} needs x-client: { idempotent: boolean, timeoutMs: number, retry: transient | none }`);
  }
  if (traits.retry === 'transient' && !traits.idempotent) throw new Error(`${where} is retried but not idempotent`);
  for (const [name, value] of Object.entries({ hook, ahead })) {
    if (value !== undefined && typeof value !== 'boolean')
      throw new Error(`${where}: x-client.${name} is true, false or missing`);
  }
  const fault = missingFault(traits.missing, method, operation);
  if (fault !== undefined) throw new Error(`${where}: x-client.missing ${fault}`);
  const body = bodyOf(where, components.schemas ?? {}, operation);
  const names = [operation.operationId, ...parameters, ...Object.values(body)].map((name) => name.toLowerCase());
  const twice = parameters.find((name) => names.filter((one) => one === name.toLowerCase()).length > 1);
  if (twice !== undefined)
    throw new Error(
      `${where}: its path parameter ${twice} is called like its operationId, its body or another parameter`,
    );
  const answer = answerOf(operation);
  return {
    operationId: operation.operationId,
    method: method.toUpperCase(),
    // The fragment after # tells apart operations of one URL (GraphQL) and is never sent.
    path: path.replace(/#.*$/, ''),
    ...(path.includes('#') && { operationName: path.replace(/^.*#/, '') }),
    auth: security.length > 0 ? 'bearer' : 'none',
    ...body,
    statuses: answers.map(([status]) => status).sort(),
    client: { ...traitsOf(where, traits), ...answer },
    ...(caller !== undefined && { caller }),
    // A read is one of a component, unless it is a file, or not this app's to call.
    hasHook: hook ?? (method === 'get' && answer.answer === undefined && caller === undefined),
    isSentAhead: ahead ?? false,
  };
}

/**
 * @throws Error when the client cannot send a body, or the schema of JSON has no name, or none of a parameter: only named ones are
 * generated as validators of their own
 */
function bodyOf(
  where: string,
  schemas: Record<string, Schema>,
  { requestBody }: RawOperation,
): Pick<SpecOperation, 'body'> {
  const [[type, media] = ['', undefined], ...others] = Object.entries(requestBody?.content ?? {});
  if (others.length > 0) throw new Error(`${where}: its body has more than one media type`);
  if (type !== 'application/json') {
    if (/\bjson\b/.test(type) || /^(?:object|array)$/.test(String(media?.schema?.type)))
      throw new Error(`${where}: its body is ${type}, but values are sent as application/json alone`);
    return {};
  }
  const [name] = Object.entries(schemas).find(([, schema]) => schema === media?.schema) ?? [];
  if (name === undefined)
    throw new Error(`${where}: the schema of its JSON body needs a name under components/schemas`);
  const unusable = nameFault(`${name.charAt(0).toLowerCase()}${name.slice(1)}`);
  if (unusable !== undefined)
    throw new Error(`${where}: the schema of its body, ${name}, ${unusable} a parameter, such as NewAlbum`);
  return { body: name };
}

/**
 * The traits as the client gets them.
 * @throws Error when one is unknown, so that no typing error goes unnoticed
 */
function traitsOf(
  where: string,
  { idempotent, timeoutMs, retry, unauthorized, protocol, configuredUrl, list, missing, ...unknown }: ClientTraits,
): ClientTraits {
  const [stray] = Object.keys(unknown);
  if (stray !== undefined) throw new Error(`${where}: x-client has no ${stray}`);
  if (unauthorized !== undefined && unauthorized !== 'answer')
    throw new Error(`${where}: x-client.unauthorized is answer or missing`);
  if (protocol !== undefined && protocol !== 'graphql')
    throw new Error(`${where}: x-client.protocol is graphql or missing`);
  if (list !== undefined && list !== 'tolerant') throw new Error(`${where}: x-client.list is tolerant or missing`);
  return {
    idempotent,
    timeoutMs,
    retry,
    ...(unauthorized && { unauthorized }),
    ...(protocol && { protocol }),
    ...(configuredUrl && { configuredUrl }),
    ...(list && { list }),
    ...(missing !== undefined && { missing }),
  };
}

/** Problem of an operation's `missing`; whether a value fits its schema in full is tested (tests/house/validators.test.ts). */
function missingFault(
  missing: Missing | undefined,
  method: string,
  { responses = {} }: RawOperation,
): string | undefined {
  const isDocumented = '404' in responses || '410' in responses;
  if (missing === undefined)
    return isDocumented && (method === 'get' || method === 'head' || method === 'delete')
      ? 'has to say what the documented 404 means: done, failure, null or an answer'
      : undefined;
  if (missing === 'failure') return undefined;
  if (!isDocumented) return 'says what a 404 means that is not documented';
  const bodies = Object.entries(responses).flatMap(([status, { content }]) =>
    status.startsWith('2') && content ? Object.values(content) : [],
  );
  if (missing === 'done') return bodies.length > 0 ? 'is done, but a success has a body' : undefined;
  if (missing === null) return undefined;
  const [{ schema = {} } = {}] = bodies;
  return fits(schema, missing) ? undefined : `is ${JSON.stringify(missing)}, which is no answer by the schema`;
}

/** Whether a value is of the kind that a schema has: a list, an object with the fields that may not be missing, or something else. */
function fits({ type, required = [] }: Schema, value: Json): boolean {
  if (Array.isArray(value)) return type === 'array';
  if (typeof value === 'object' && value !== null) return type !== 'array' && required.every((name) => name in value);
  return type !== 'array' && type !== 'object';
}

function answerOf({ responses = {} }: RawOperation): AnswerTraits {
  const successes = Object.entries(responses)
    .filter(([status]) => status.startsWith('2'))
    .map(([, response]) => response);
  const mediaTypes = [...new Set(successes.flatMap(({ content = {} }) => Object.keys(content)))];
  if (mediaTypes.some((type) => type !== 'application/json')) return { answer: 'file', accept: mediaTypes.join(', ') };
  return mediaTypes.length === 0 && successes.some(({ headers }) => headers !== undefined) ? { answer: 'headers' } : {};
}

/**
 * All OpenAPI specs of a folder, once the linter has nothing to say against them or the documents beside them.
 * @throws Error naming file and line of what cannot be used, and files that stand for no service
 */
export async function soundSpecs(folder: string): Promise<Spec[]> {
  const files = specFiles(folder);
  const strays = files.filter((file) => {
    const spec = specFile(serviceOf(file));
    return file !== spec && !(file.endsWith('.graphql') && files.includes(spec));
  });
  if (strays.length > 0)
    throw new Error(strays.map((file) => `${join(folder, file)}:1: ${strayFault(file)}`).join('\n'));
  await refuseMalformed(files.filter(isSpec).map((file) => join(folder, file)));
  return readSpecs(folder);
}

/** Problem of a file that no step would look at. */
function strayFault(file: string): string {
  const service = serviceOf(file);
  return `stands for no service: the spec of ${service} is called ${specFile(service)}, and those called otherwise stand in contracts/support/spec-files.ts`;
}

/**
 * All OpenAPI specs of a folder, without those in folders of it, which libraries speak for. AsyncAPI documents beside them are only
 * looked at for what cannot be used.
 * @throws Error naming both files and lines when two operations carry the same operationId
 */
export function readSpecs(folder: string): Spec[] {
  const files = specFiles(folder).filter((file) => isSpec(file) && !file.includes('/'));
  const specs = files.filter((file) => !isMessageSpec(file)).map((file) => readSpec(join(folder, file)));
  files.filter(isMessageSpec).forEach((file) => void readDocument(join(folder, file)));
  const owners = new Map<string, string>();
  for (const { places } of specs) {
    for (const [operationId, place] of places) {
      const other = owners.get(operationId);
      if (other !== undefined) throw new Error(`${place}: operationId ${operationId} stands in ${other} too`);
      owners.set(operationId, place);
    }
  }
  return specs;
}
