import { isDeepStrictEqual } from 'node:util';
import { ApiError } from '#api/api-error.ts';
import type { Schema } from '#sandbox/spec/document.ts';
import { visitOptional } from '#sandbox/spec/nulls.ts';
import type { Answer } from './answers.ts';
import type { Broken } from './broken-bodies.ts';
import type { Oracle, Verdict } from './oracle.ts';

/** What is fed to the client: an answer as it travels. */
export type Fed = Omit<Broken, 'mistake'>;

/** What came of it: the verdict, and a sentence when the client did something else. */
export interface Outcome {
  verdict: Verdict;
  fault?: string;
}

/** The failures that the client has reported; emptied before each call. */
export const reported: unknown[] = [];

const CORRELATION_ID = 'fuzz-1';
const globals = [Object.prototype, Array.prototype, Function.prototype, String.prototype, Number.prototype];
const untouched = globals.map((prototype) => Reflect.ownKeys(prototype).length);

/** Makes a function that feeds an answer to an operation and judges what comes of it. `names` are those of fields that must not get lost. */
export function createFeeding(answer: Answer, oracleOf: (schema: Schema) => Oracle): (fed: Fed) => Promise<Outcome> {
  const oracle = answer.isTolerant ? tolerantOracle(answer.schema, oracleOf) : oracleOf(answer.schema);
  const names = declaredNames(answer.schema);
  return async (fed) => {
    const body = read(fed);
    const isFile = answer.isMixed && !/json|html/.test(fed.mediaType);
    const verdict: Verdict = isFile
      ? { isValid: true, agreement: 'file' }
      : body.isJson
        ? oracle(body.value, fed.text.includes('__proto__'))
        : { isValid: false };
    // What the client is to make of it, by which it is judged.
    if (verdict.isValid) visitOptional(answer.schema, body.value, dropNull);
    reported.length = 0;
    const result = await answer.call(CORRELATION_ID).then(
      (value): { value: unknown } => ({ value }),
      (error: unknown): { error: unknown } => ({ error }),
    );
    const kind = expectedKind(answer, body.value, verdict);
    const ofResult =
      'error' in result
        ? faultOfRefusal(answer, result.error, kind)
        : isFile
          ? faultOfFile(result.value)
          : faultOfValue(result.value, body.value, kind, verdict.agreement === 'item' ? 1 : 0, names);
    const fault = touched() ?? ofResult;
    return { verdict, ...(fault !== undefined && { fault }) };
  };
}

/** Judges an answer by its items; those that are wrong leave the body, if there are others. */
function tolerantOracle(schema: Schema, oracleOf: (schema: Schema) => Oracle): Oracle {
  const whole = oracleOf(schema);
  const lists = [...listsIn(schema)].map(([name, items]) => [name, oracleOf(items)] as const);
  return (body, mayHoldProto) => {
    const verdict = whole(body, mayHoldProto);
    if (verdict.isValid) return verdict;
    let isLeftOut = false;
    for (const [name, item] of lists) {
      const list: unknown =
        name === ''
          ? body
          : typeof body === 'object' && body !== null && Object.hasOwn(body, name)
            ? Reflect.get(body, name)
            : undefined;
      if (!Array.isArray(list)) continue;
      const good = list.filter((one) => item(one, mayHoldProto).isValid);
      if (good.length === 0 || good.length === list.length) continue;
      list.splice(0, list.length, ...good);
      isLeftOut = true;
    }
    return isLeftOut && whole(body, mayHoldProto).isValid ? { isValid: true, agreement: 'item' } : verdict;
  };
}

/** The lists that an answer is (its name is empty) or holds in a field, and what their items are. */
function listsIn(schema: Schema, found: Map<string, Schema> = new Map(), name = ''): Map<string, Schema> {
  if (typeof schema === 'boolean') return found;
  if (schema.items !== undefined) found.set(name, schema.items);
  for (const part of [...(schema.allOf ?? []), ...(schema.anyOf ?? []), ...(schema.oneOf ?? [])])
    listsIn(part, found, name);
  if (name === '')
    for (const [field, part] of Object.entries(schema.properties ?? {}))
      listsIn({ ...(typeof part === 'object' && part), properties: {} }, found, field);
  return found;
}

function dropNull(holder: object, name: string): void {
  if (Reflect.get(holder, name) === null) Reflect.deleteProperty(holder, name);
}

/** What the text says; an empty one is null, as `request` takes it. */
function read({ text }: Fed): { isJson: boolean; value?: unknown } {
  const marked = text.replace(/^\uFEFF/, '');
  if (marked === '') return { isJson: true, value: null };
  try {
    return { isJson: true, value: JSON.parse(marked) };
  } catch {
    return { isJson: false };
  }
}

/** How the call must fail, undefined when it must not. */
function expectedKind({ isGraphQl }: Answer, value: unknown, { isValid }: Verdict): 'http' | 'schema' | undefined {
  // GraphQL refuses with 200 and errors, whatever else is said (A7.54).
  if (
    isGraphQl &&
    typeof value === 'object' &&
    value !== null &&
    'errors' in value &&
    Array.isArray(value.errors) &&
    value.errors.length > 0
  )
    return 'http';
  return isValid ? undefined : 'schema';
}

function faultOfRefusal(
  { slug, operationId, status }: Answer,
  error: unknown,
  kind: string | undefined,
): string | undefined {
  if (!(error instanceof ApiError)) return `crashed: ${error instanceof Error ? error.stack : String(error)}`;
  if (kind === undefined) return `refused what is valid: ${error.message}`;
  const { service, operation, correlationId } = error;
  const said = { service, operation, kind: error.kind, status: error.status, correlationId };
  if (!isDeepStrictEqual(said, { service: slug, operation: operationId, kind, status, correlationId: CORRELATION_ID }))
    return `failed as ${JSON.stringify(said)}`;
  return reported.length === 1 && reported[0] === error ? undefined : `reported ${reported.length} times`;
}

function faultOfValue(
  value: unknown,
  body: unknown,
  kind: string | undefined,
  reports: number,
  names: ReadonlySet<string>,
): string | undefined {
  if (kind !== undefined) return `took what is not valid: ${JSON.stringify(value)?.slice(0, 300)}`;
  return reported.length === reports ? difference(value, body, names) : `reported ${reported.length} times`;
}

function faultOfFile(value: unknown): string | undefined {
  return value instanceof Blob ? undefined : 'gave no file';
}

/** Where the value is not what the body says; fields that no spec has may be missing. Not by recursion: bodies may be deeper than the stack. */
function difference(whole: unknown, wholeBody: unknown, names: ReadonlySet<string>): string | undefined {
  const open: [at: string, value: unknown, body: unknown][] = [['body', whole, wholeBody]];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    const [at, value, body] = next;
    if (typeof body !== 'object' || body === null || typeof value !== 'object' || value === null) {
      // Of an address the client takes away what the browser would: space around it, tabs and ends of lines within.
      const isSame =
        Object.is(value, body) ||
        (typeof body === 'string' && URL.canParse(body) && value === body.trim().replaceAll(/[\t\n\r]/g, ''));
      if (!isSame) return `${at} is ${JSON.stringify(value)}`;
      continue;
    }
    if (Array.isArray(body) !== Array.isArray(value)) return `${at} is of another type`;
    const prototype: unknown = Object.getPrototypeOf(value);
    if (prototype !== Object.prototype && prototype !== Array.prototype && prototype !== null)
      return `${at} has the prototype ${JSON.stringify(prototype)}`;
    const [has, should] = [new Map(Object.entries(value)), new Map(Object.entries(body))];
    if (Array.isArray(body) && has.size !== should.size) return `${at} is shorter`;
    for (const name of should.keys()) if (names.has(name) && !has.has(name)) return `${at}.${name} got lost`;
    for (const [name, inside] of has) {
      if (!should.has(name)) return `${at}.${name} was added`;
      open.push([at.length > 200 ? at : `${at}.${name}`, inside, should.get(name)]);
    }
  }
  return undefined;
}

/** What every object would inherit, if an answer could write it (S39). */
function touched(): string | undefined {
  const changed =
    globals.some((prototype, index) => Reflect.ownKeys(prototype).length !== untouched[index]) ||
    'polluted' in {} ||
    Object.getPrototypeOf(Object.prototype) !== null;
  return changed ? 'changed a prototype that everything inherits from' : undefined;
}

/** The names of all fields that a schema describes, at any depth. */
function declaredNames(schema: Schema, found: Set<string> = new Set()): ReadonlySet<string> {
  if (typeof schema === 'boolean') return found;
  for (const [name, part] of Object.entries(schema.properties ?? {})) declaredNames(part, found.add(name));
  const parts = [
    schema.additionalProperties,
    schema.items,
    ...(schema.allOf ?? []),
    ...(schema.anyOf ?? []),
    ...(schema.oneOf ?? []),
  ];
  for (const part of parts) if (part !== undefined) declaredNames(part, found);
  return found;
}
