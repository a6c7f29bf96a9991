import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import { isAlias, isCollection, isPair, LineCounter, parseDocument, type Document } from 'yaml';
import { addWireFormats } from '#lib/wire-formats.ts';
import type { HttpMethod } from '#sandbox/spec/document.ts';
import { operationsIn } from '#sandbox/spec/operations-in.ts';
import { namesIn, pointerOf } from '#sandbox/spec/pointer.ts';
import { isMessage, operationOf, type PactInteraction, type PactMessage } from '../pact-files/pact-file.ts';
import { isObject } from '../support/json.ts';
import type { Schema } from '../support/spec.ts';
import { specFile } from '../support/spec-files.ts';

/** A place in a spec. */
export interface SpecPlace {
  /** For example `openapi/voucher.yaml`: in the package as in the repository. */
  file: string;
  /** JSON pointer. */
  pointer: string;
  line: number;
}

/** A document by its places. */
export interface Places {
  document: SpecDocument;
  /** The value at a pointer, references followed, and the pointer that it then has. */
  at(pointer: string): { value: unknown; pointer: string } | undefined;
  /** The value at a pointer as it stands there, which may be a reference. */
  raw(pointer: string): unknown;
}

/** The spec of a service. */
export interface SpecFile extends Places {
  /** For example `openapi/voucher.yaml`. */
  file: string;
  place(pointer: string): SpecPlace;
  /** The schema at a pointer, with what its references name in their place. */
  schema(pointer: string): unknown;
  /** Errors of a value by the schema at a pointer, undefined when it fits. */
  faultOf(pointer: string, value: unknown): string | undefined;
}

export interface SpecDocument {
  paths?: Record<string, Partial<Record<HttpMethod, SpecOperation>>>;
  operations?: Record<string, object>;
  components?: { schemas?: Record<string, Schema> };
  security?: object[];
}

interface SpecOperation {
  operationId?: string;
  security?: object[];
  requestBody?: object;
  'x-client'?: { protocol?: string; unauthorized?: string };
}

/** Folders of the specs: beside the programs in the package, one folder up in the repository. */
const FOLDERS = [join(import.meta.dirname, '../openapi'), join(import.meta.dirname, '../../openapi')];

const read = new Map<string, SpecFile | undefined>();

/** The spec of a service, undefined when there is none. */
export function specOf(service: string): SpecFile | undefined {
  if (!read.has(service)) {
    const name = specFile(service);
    const file = FOLDERS.map((folder) => join(folder, name)).find(existsSync);
    read.set(service, file === undefined ? undefined : openSpec(`openapi/${name}`, readFileSync(file, 'utf8')));
  }
  return read.get(service);
}

/**
 * @param file what the spec is called in reports
 * @param text YAML or JSON
 */
export function openSpec(file: string, text: string): SpecFile {
  const lines = new LineCounter();
  const parsed = parseDocument(text, { lineCounter: lines });
  // Examples are shared by anchors, more often than the parser allows by default.
  const document = parsed.toJS({ maxAliasCount: -1 }) as SpecDocument;
  const ajv = new Ajv2020({ strict: false, allErrors: true, validateSchema: false, logger: false });
  addWireFormats(ajv);
  ajv.addSchema(document, 'spec');
  const checks = new Map<string, ValidateFunction>();
  const places = placesIn(document);
  const resolved = new Map<object, unknown>();
  return {
    file,
    ...places,
    schema: (pointer) => withoutReferences(places, places.raw(pointer), resolved),
    place: (pointer) => ({ file, pointer, line: lineOf(parsed, lines, pointer) }),
    faultOf(pointer, value) {
      const check = checks.get(pointer) ?? ajv.compile({ $ref: `spec#${encodeURI(pointer).replaceAll('#', '%23')}` });
      checks.set(pointer, check);
      return check(value) ? undefined : ajv.errorsText(check.errors, { dataVar: '$' });
    },
  };
}

/** A document of any origin. */
export function placesIn(document: SpecDocument): Places {
  const at: Places['at'] = (pointer) => follow(document, pointer);
  return {
    document,
    at,
    raw(pointer) {
      const names = namesIn(pointer);
      const name = names.pop();
      return name === undefined ? document : partOf(at(pointerOf(...names))?.value, name);
    },
  };
}

/** Pointer that a reference within its document names, undefined for one to elsewhere. */
export function referenceIn(reference: string): string | undefined {
  return reference.startsWith('#/') ? decodeURIComponent(reference.slice(1)) : undefined;
}

/**
 * A part of a document with what its references name in their place; what contains itself does so then, too.
 * @param known what each object of the document has become
 */
function withoutReferences(places: Places, part: unknown, known: Map<object, unknown>): unknown {
  if (typeof part !== 'object' || part === null) return part;
  const reference = isObject(part) && typeof part.$ref === 'string' ? referenceIn(part.$ref) : undefined;
  if (reference !== undefined) return withoutReferences(places, places.at(reference)?.value, known);
  if (known.has(part)) return known.get(part);
  const copy = Array.isArray(part) ? [] : {};
  known.set(part, copy);
  for (const [name, value] of Object.entries(part)) Reflect.set(copy, name, withoutReferences(places, value, known));
  return copy;
}

/** Number of references that lead to one another; more are a circle. */
const MOST_HOPS = 50;

/** @throws Error when a reference leads into itself */
function follow(document: object, pointer: string, hops = 0): { value: unknown; pointer: string } | undefined {
  let value: unknown = document;
  let at = '';
  const resolve = () => {
    const reference = isObject(value) ? value.$ref : undefined;
    const target = typeof reference === 'string' ? referenceIn(reference) : undefined;
    if (target === undefined) return;
    if (hops === MOST_HOPS) throw new Error(`The reference ${String(reference)} leads into itself.`);
    const found = follow(document, target, hops + 1);
    value = found?.value;
    at = found?.pointer ?? at;
  };
  for (const name of namesIn(pointer)) {
    resolve();
    value = partOf(value, name);
    if (value === undefined) return undefined;
    at += pointerOf(name);
  }
  resolve();
  return { value, pointer: at };
}

/** Part of an object or a list under a name. */
function partOf(value: unknown, name: string | number): unknown {
  return typeof value === 'object' && value !== null && Object.hasOwn(value, name)
    ? (Reflect.get(value, name) as unknown)
    : undefined;
}

/** The line of the last name of a pointer that the file has. */
function lineOf(document: Document.Parsed, lines: LineCounter, pointer: string): number {
  let node: unknown = document.contents;
  let offset = 0;
  for (const name of namesIn(pointer)) {
    const collection = isAlias(node) ? node.resolve(document) : node;
    if (!isCollection(collection)) break;
    const found = collection.items.find((item, place) =>
      isPair(item) ? String(item.key) === name : String(place) === name,
    );
    if (found === undefined) break;
    const [key, value] = isPair(found) ? [found.key, found.value] : [found, found];
    offset = (key as { range?: [number] }).range?.[0] ?? offset;
    node = value;
  }
  return lines.linePos(offset).line;
}

/** Pointer of the operation that an interaction is about. */
function operationPointer({ document }: Places, operationId: string): string | undefined {
  if (document.operations && operationId in document.operations) return pointerOf('operations', operationId);
  const found = operationsIn(document).find(({ operation }) => operation.operationId === operationId);
  return found && pointerOf('paths', found.path, found.method);
}

/** Pointers of what an interaction's answer is described by: the response or message, and its schema when it has one. */
export function answerPointers(
  spec: Places,
  interaction: PactInteraction | PactMessage,
): { part: string; schema?: string } | undefined {
  const operation = operationPointer(spec, operationOf(interaction));
  if (operation === undefined) return undefined;
  if (isMessage(interaction)) {
    const schema = spec.at(`${operation}/messages/0/payload`)?.pointer;
    return { part: operation, ...(schema !== undefined && { schema }) };
  }
  const response = spec.at(`${operation}/responses/${interaction.response.status}`)?.pointer;
  if (response === undefined) return { part: operation };
  const schema = jsonSchemaPointer(spec, response);
  return { part: response, ...(schema !== undefined && { schema }) };
}

/** Pointer of the schema of JSON in a response or a request body. */
export function jsonSchemaPointer(spec: Places, holder: string): string | undefined {
  const content = spec.at(`${holder}/content`)?.value;
  const type = isObject(content)
    ? Object.keys(content).find((name) => /^application\/(?:[\w.-]+\+)?json\b/.test(name))
    : undefined;
  return type === undefined ? undefined : spec.at(`${holder}/content${pointerOf(type)}/schema`)?.pointer;
}

/**
 * Pointer of the schema of a part of a value. Of a choice, the branch that the value fits.
 * @param names of the part, in the value; numbers of entries
 */
export function schemaPointer(
  spec: SpecFile,
  root: string,
  value: unknown,
  names: readonly (string | number)[],
): string | undefined {
  const found = spec.at(root);
  if (!found) return undefined;
  const schema = found.value as Schema;
  // A text of one of several formats: a contract takes any of them.
  if (names.length === 0 && typeof value === 'string' && textsOf(schema) > 1) return found.pointer;
  for (const choice of ['anyOf', 'oneOf'] as const) {
    const fitting = schema[choice]?.findIndex(
      (_branch, at) => spec.faultOf(`${found.pointer}/${choice}/${at}`, value) === undefined,
    );
    if (fitting !== undefined && fitting >= 0) {
      const within = schemaPointer(spec, `${found.pointer}/${choice}/${fitting}`, value, names);
      if (within !== undefined) return within;
    }
  }
  const [name, ...rest] = names;
  if (name === undefined) return found.pointer;
  const part = partOf(value, name);
  const next =
    typeof name === 'number'
      ? schema.items && `${found.pointer}/items`
      : schema.properties?.[name]
        ? `${found.pointer}${pointerOf('properties', name)}`
        : typeof schema.additionalProperties === 'object'
          ? `${found.pointer}/additionalProperties`
          : undefined;
  if (next !== undefined) return schemaPointer(spec, next, part, rest);
  for (const [at] of schema.allOf?.entries() ?? []) {
    const within = schemaPointer(spec, `${found.pointer}/allOf/${at}`, value, names);
    if (within !== undefined) return within;
  }
  return undefined;
}

/** Number of kinds of text that a schema lets one choose from. */
function textsOf({ anyOf = [], oneOf = [] }: Schema): number {
  return [...anyOf, ...oneOf].filter(({ type }) => type === 'string').length;
}
