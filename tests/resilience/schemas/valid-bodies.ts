import type { Random } from '#lib/random.ts';
import type { Schema, SchemaObject } from '#sandbox/spec/document.ts';
import { textOf } from './texts.ts';

type JsonObject = Record<string, unknown>;

/** What this makes bodies from; a spec that says more must be taught here first, or its bodies would be wrong by chance. */
const KNOWN = new Set([
  'type',
  'properties',
  'required',
  'additionalProperties',
  'items',
  'minItems',
  'maxItems',
  'anyOf',
  'oneOf',
  'allOf',
  'enum',
  'const',
  'format',
  'pattern',
  'minLength',
  'maxLength',
  'minimum',
  'maximum',
  'exclusiveMinimum',
  'exclusiveMaximum',
  'description',
  'title',
  'example',
  'examples',
  'deprecated',
]);

/**
 * Fields that no spec has, some with names that mean something to JavaScript (S39). Wherever a spec is silent, an answer may
 * hold them; the client ignores or keeps them.
 */
const FURTHER = [
  '__proto__',
  'constructor',
  'prototype',
  'toString',
  'hasOwnProperty',
  'valueOf',
  'toJSON',
  'then',
  'length',
  '',
  '0',
  'further',
] as const;

/** A body that fits the schema: any of its types and alternatives, limits included, with and without what is optional, and with unknown fields. */
export function validBody(schema: Schema, random: Random): unknown {
  if (schema === true) return anything(random, 2);
  if (schema === false) throw new Error('Nothing fits the schema false.');
  const unknown = Object.keys(schema).filter((keyword) => !KNOWN.has(keyword) && !keyword.startsWith('x-'));
  if (unknown.length > 0)
    throw new Error(`Bodies cannot be made for the keyword ${unknown.join(', ')}: teach it to valid-bodies.ts.`);
  if ('const' in schema) return schema['const'];
  if (Array.isArray(schema['enum'])) return oneOf(schema['enum'], random);
  if (schema.allOf) return joined([...schema.allOf, without(schema, 'allOf')], random);
  for (const keyword of ['anyOf', 'oneOf'] as const) {
    const alternatives = schema[keyword];
    if (alternatives) return joined([oneOf(alternatives, random), without(schema, keyword)], random);
  }
  const { type } = schema;
  if (type === undefined && schema.properties === undefined) return anything(random, 2);
  return ofType(Array.isArray(type) ? oneOf(type, random) : (type ?? 'object'), schema, random);
}

function ofType(type: string, schema: SchemaObject, random: Random): unknown {
  switch (type) {
    case 'null':
      return null;
    case 'boolean':
      return random.next() < 0.5;
    case 'string':
      return textOf(schema, random);
    case 'integer':
    case 'number':
      return numberOf(type, schema, random);
    case 'array':
      return Array.from({ length: amountOf(schema, random) }, () => validBody(schema.items ?? true, random));
    case 'object':
      return objectOf(schema, random);
    default:
      throw new Error(`There is no type ${type}.`);
  }
}

/** Of several schemas that hold at once: objects are laid over each other, of anything else the first decides. */
function joined(parts: readonly Schema[], random: Random): unknown {
  const said = parts.filter(
    (part) => typeof part !== 'object' || Object.keys(part).some((keyword) => keyword !== 'description'),
  );
  const values = said.map((part) => validBody(part, random));
  const objects = values.filter(isObject);
  if (objects.length !== values.length) return values[0];
  const whole: JsonObject = {};
  for (const value of objects) for (const name of Object.keys(value)) put(whole, name, value[name]);
  return whole;
}

function objectOf({ properties = {}, required = [], additionalProperties }: SchemaObject, random: Random): JsonObject {
  const value: JsonObject = {};
  for (const [name, schema] of Object.entries(properties))
    if (required.includes(name) || random.next() < 0.6) put(value, name, validBody(schema, random));
  if (additionalProperties === false || random.next() < 0.5) return value;
  const names = Array.from({ length: random.between(1, 3) }, () =>
    additionalProperties === undefined || random.next() < 0.3 ? random.pick(FURTHER) : `key ${random.between(1, 99)}`,
  );
  for (const name of names)
    if (!Object.hasOwn(properties, name)) put(value, name, validBody(additionalProperties ?? true, random));
  return value;
}

/** Sets a field of its own, whatever it is called. */
function put(object: JsonObject, name: string, value: unknown): void {
  Object.defineProperty(object, name, { value, enumerable: true, configurable: true, writable: true });
}

function amountOf({ minItems = 0, maxItems = 4 }: SchemaObject, random: Random): number {
  return random.between(Number(minItems), Math.max(Number(minItems), Math.min(Number(maxItems), 4)));
}

/** Often at the limits, where mistakes are. */
function numberOf(
  type: 'integer' | 'number',
  { minimum, maximum, exclusiveMinimum, exclusiveMaximum }: SchemaObject,
  random: Random,
): number {
  const step = type === 'integer' ? 1 : 0.001;
  const least = minimum ?? (exclusiveMinimum === undefined ? undefined : Number(exclusiveMinimum) + step);
  const most = maximum ?? (exclusiveMaximum === undefined ? undefined : Number(exclusiveMaximum) - step);
  const [from, to] = [Number(least ?? -1_000_000), Number(most ?? 1_000_000)];
  const pick = random.next();
  if (pick < 0.15) return from;
  if (pick < 0.3) return to;
  if (pick < 0.4 && least === undefined && most === undefined)
    return random.pick([0, -1, Number.MAX_SAFE_INTEGER, Number.MIN_SAFE_INTEGER]);
  const value = from + random.next() * (to - from);
  return type === 'integer' ? Math.floor(value) : value;
}

/** Any JSON at all. */
function anything(random: Random, depth: number): unknown {
  const simple = [null, true, false, 0, -1.5, 1e21, '', 'text', '\u{1F4F7} <b>', '__proto__'] as const;
  const pick = random.next();
  if (depth === 0 || pick < 0.5) return random.pick(simple);
  if (pick < 0.75) return Array.from({ length: random.between(0, 3) }, () => anything(random, depth - 1));
  const value: JsonObject = {};
  for (let left = random.between(0, 3); left > 0; left -= 1)
    put(value, random.pick([...FURTHER]), anything(random, depth - 1));
  return value;
}

function oneOf<Item>(items: readonly Item[], random: Random): Item {
  const [first, ...others] = items;
  if (first === undefined) throw new Error('There is nothing to choose from.');
  return random.pick([first, ...others]);
}

function without(schema: SchemaObject, keyword: 'allOf' | 'anyOf' | 'oneOf'): SchemaObject {
  const { [keyword]: _taken, ...rest } = schema;
  return rest;
}

function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
