import { join } from 'node:path';
import type { HttpMethod } from '#sandbox/spec/document.ts';
import { operationsIn, type PlacedOperation } from '#sandbox/spec/operations-in.ts';
import { readDocument } from '#sandbox/spec/read-document.ts';
import { isMessageSpec, isSpec, serviceOf, specFile, specFiles } from './spec-files.ts';

/** The part of a JSON schema that contracts and their verifier read. */
export type Schema = {
  /** Reference, where it is not followed: in the package for backend teams (contracts/verifier). */
  $ref?: string;
  type?: string | string[];
  format?: string;
  enum?: unknown[];
  const?: unknown;
  pattern?: string;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  exclusiveMinimum?: number;
  maximum?: number;
  exclusiveMaximum?: number;
  minItems?: number;
  properties?: Record<string, Schema>;
  required?: string[];
  additionalProperties?: boolean | Schema;
  items?: Schema;
  anyOf?: Schema[];
  oneOf?: Schema[];
  allOf?: Schema[];
};

/** Response of an operation with one status. Without a schema the client reads no body. */
export interface SpecResponse {
  schema?: Schema;
  examples: Record<string, unknown>;
  /** The media type of the file that it may be instead of JSON. */
  fileType?: string;
  /** The headers that the client reads: those that must be there. */
  headers?: Record<string, SpecHeader>;
}

/** A header of an answer. */
export interface SpecHeader {
  schema: Schema;
  example: string;
}

/** One operation of a spec. */
export interface SpecOperation {
  operationId: string;
  /** Upper case. */
  method: string;
  /** As the spec writes it, for example `/albums/{id}`, without what tells GraphQL operations of one address apart. */
  path: string;
  auth: 'bearer' | 'none';
  /** The client takes a 401 for an answer (O120). */
  takesRefusals?: boolean;
  /** The client is generated: any success is one to it, whatever its status and media type. An OAuth library is stricter. */
  isGenerated?: boolean;
  /** The client takes a 404, and a 410 with it, for an answer (`x-client.missing`, but for `failure`). */
  takesMissing?: boolean;
  responses: Map<number, SpecResponse>;
}

/** One downstream service, as `openapi/<slug>.yaml` describes it. */
export interface ServiceSpec {
  slug: string;
  /** The document as it stands in the file, for tools that read OpenAPI themselves. */
  document: { paths: Record<string, Record<string, { operationId?: string }>> };
  operations: Map<string, SpecOperation>;
}

const OPENAPI = join(import.meta.dirname, '../../openapi');

interface RawOperation {
  operationId: string;
  security?: object[];
  responses: Record<string, RawResponse>;
  'x-client'?: { unauthorized?: string; missing?: unknown };
}

interface RawResponse {
  content?: Record<string, { schema?: Schema; examples?: Examples }>;
  headers?: Record<string, { required?: boolean; schema: Schema; example?: unknown; examples?: Examples }>;
}

type Examples = Record<string, { value: unknown }>;

interface RawDocument {
  security?: object[];
  paths: Record<string, Partial<Record<HttpMethod, RawOperation>>>;
}

/** The slugs of all services that have a spec, sorted. */
export function specSlugs(): string[] {
  return specFiles(OPENAPI)
    .filter((file) => isSpec(file) && !isMessageSpec(file))
    .map(serviceOf)
    .sort();
}

const specs = new Map<string, ServiceSpec>();

/** A spec, which is read once: contracts of both kinds are held against the same. */
export function readSpec(slug: string): ServiceSpec {
  const known = specs.get(slug);
  if (known) return known;
  const spec = specOf(slug);
  specs.set(slug, spec);
  return spec;
}

function specOf(slug: string): ServiceSpec {
  const { content, raw } = readDocument<RawDocument>(join(OPENAPI, specFile(slug)));
  const operations = operationsIn(content).map(specOperation);
  return {
    slug,
    document: raw as ServiceSpec['document'],
    operations: new Map(operations.map((operation) => [operation.operationId, operation])),
  };
}

function specOperation({ method, path, operation, security }: PlacedOperation<object, RawOperation>): SpecOperation {
  const responses = Object.entries(operation.responses).map(([status, response]): [number, SpecResponse] => [
    Number(status),
    specResponse(response),
  ]);
  const client = operation['x-client'];
  const { unauthorized, missing } = client ?? {};
  return {
    operationId: operation.operationId,
    method: method.toUpperCase(),
    path: path.replace(/#.*$/, ''),
    auth: security.length > 0 ? 'bearer' : 'none',
    responses: new Map(responses),
    ...(client && { isGenerated: true }),
    ...(unauthorized === 'answer' && { takesRefusals: true }),
    ...(missing !== undefined && missing !== 'failure' && { takesMissing: true }),
  };
}

function specResponse({ content = {}, headers = {} }: RawResponse): SpecResponse {
  const json = content['application/json'];
  const fileType = Object.keys(content).find((type) => type !== 'application/json');
  const required = Object.entries(headers).filter(([, header]) => header.required);
  return {
    examples: Object.fromEntries(Object.entries(json?.examples ?? {}).map(([name, { value }]) => [name, value])),
    ...(json?.schema !== undefined && { schema: json.schema }),
    ...(fileType !== undefined && { fileType }),
    ...(required.length > 0 && {
      headers: Object.fromEntries(
        required.map(([name, { schema, example, examples = {} }]) => [
          name,
          { schema, example: String(example ?? Object.values(examples)[0]?.value) },
        ]),
      ),
    }),
  };
}
