import { isObject } from '../../contracts/support/json.ts';
import { BOTH, type Question } from './change.ts';
import { fields, keysOf, list, type Fields } from './json.ts';

/** Sender of the value: the client (a request) or the service (an answer). */
export type Direction = 'request' | 'answer';

export interface SchemaChange {
  /** Path in the value, such as `items[].price`; empty for the whole. */
  field: string;
  text: string;
  breaks: Question[];
  /** The schema that changed, of the later document where it is there. */
  part: unknown;
}

interface Comparison {
  direction: Direction;
  changes: SchemaChange[];
}

/** What two schemas of a value are. */
interface Pair {
  field: string;
  old: Fields;
  now: Fields;
  part: unknown;
}

const LOWER = ['minLength', 'minimum', 'exclusiveMinimum', 'minItems', 'minProperties'];
const UPPER = ['maxLength', 'maximum', 'exclusiveMaximum', 'maxItems', 'maxProperties'];
/** Keywords of which it cannot be told in general which of two values is stricter. */
const OPAQUE = [
  'pattern',
  'format',
  'multipleOf',
  'uniqueItems',
  'not',
  'patternProperties',
  'prefixItems',
  'contains',
  'propertyNames',
  'dependentRequired',
  'if',
  'then',
  'else',
  'contentEncoding',
  'allOf',
];
/** Keywords that are compared, and of which several in one allOf are not merged; all others are texts. */
const UNMERGED = [...OPAQUE, 'type', 'const', 'enum', 'items', 'additionalProperties', 'oneOf', 'anyOf'];

/** Differences between two schemas, references followed, and the questions to which each is a no. */
export function schemaChanges(direction: Direction, before: unknown, after: unknown): SchemaChange[] {
  const comparison: Comparison = { direction, changes: [] };
  compare(comparison, '', before, after);
  return comparison.changes;
}

function compare(comparison: Comparison, field: string, before: unknown, after: unknown): void {
  const pair = { field, old: flatten(before), now: flatten(after), part: after ?? before };
  if (!compareTypes(comparison, pair)) return;
  const { old, now } = pair;
  compareValues(comparison, pair);
  compareLimits(comparison, pair);
  compareProperties(comparison, pair);
  if (old.items !== undefined || now.items !== undefined) compare(comparison, `${field}[]`, old.items, now.items);
  for (const choice of ['oneOf', 'anyOf']) compareChoices(comparison, pair, list(old[choice]), list(now[choice]));
}

/** More values are possible than before: what is sent may be more than who reads it expects. */
function gained({ changes, direction }: Comparison, { field, part }: Pair, text: string): void {
  changes.push({ field, text, part, breaks: [direction === 'answer' ? 'baseline' : 'today'] });
}

/** Fewer values are possible than before: what was sent so far may no longer be taken. */
function lost({ changes, direction }: Comparison, { field, part }: Pair, text: string): void {
  changes.push({ field, text, part, breaks: [direction === 'answer' ? 'today' : 'baseline'] });
}

function replaced({ changes }: Comparison, { field, part }: Pair, text: string): void {
  changes.push({ field, text, part, breaks: BOTH });
}

/**
 * A schema with its allOf merged. What several of its parts say of the same and cannot be told as one stays in `allOf`, which is compared
 * as a whole.
 */
function flatten(schema: unknown): Fields {
  const { allOf, ...own } = fields(schema);
  const parts = [...list(allOf).map(flatten), own];
  if (parts.length === 1) return own;
  const merged: Fields = {};
  const rest = parts.flatMap((part) => list(part.allOf));
  for (const key of new Set(parts.flatMap(({ allOf: _, ...part }) => Object.keys(part)))) {
    const values = distinct(parts.flatMap((part) => (key in part ? [part[key]] : [])));
    if (key === 'properties') merged.properties = mergedProperties(values.map(fields));
    else if (key === 'required') merged.required = values.flatMap(list);
    else if (LOWER.includes(key)) merged[key] = Math.max(...values.map(Number));
    else if (UPPER.includes(key)) merged[key] = Math.min(...values.map(Number));
    else if (values.length === 1 || !UNMERGED.includes(key)) merged[key] = values.at(-1);
    else rest.push({ [key]: sorted(values) });
  }
  return rest.length > 0 ? { ...merged, allOf: sorted(rest) } : merged;
}

/** A property that several parts describe is all that they say. */
function mergedProperties(parts: Fields[]): Fields {
  const names = [...new Set(parts.flatMap(Object.keys))];
  return Object.fromEntries(
    names.map((name) => {
      const [one, ...others] = distinct(parts.flatMap((part) => (name in part ? [part[name]] : [])));
      return [name, others.length > 0 ? { allOf: [one, ...others] } : one];
    }),
  );
}

function distinct(values: unknown[]): unknown[] {
  return [...new Map(values.map((value) => [JSON.stringify(value), value])).values()];
}

/** Of the parts of allOf the order says nothing. */
function sorted(values: unknown[]): unknown[] {
  return values.toSorted((one, other) => (JSON.stringify(one) < JSON.stringify(other) ? -1 : 1));
}

function typesOf({ type, properties }: Fields): string[] {
  if (Array.isArray(type)) return type.map(String);
  if (typeof type === 'string') return [type];
  return isObject(properties) && Object.keys(properties).length > 0 ? ['object'] : [];
}

/** @returns false when the two have nothing in common that could be compared further */
function compareTypes(comparison: Comparison, pair: Pair): boolean {
  const { old, now } = pair;
  const [was, is] = [typesOf(old), typesOf(now)];
  const holds = (types: string[], type: string) =>
    types.length === 0 || types.includes(type) || (type === 'integer' && types.includes('number'));
  const text = `type changed from ${was.join(' | ') || 'any'} to ${is.join(' | ') || 'any'}`;
  const fewer = was.length === 0 ? is.length > 0 : was.some((type) => !holds(is, type));
  const more = is.length === 0 ? was.length > 0 : is.some((type) => !holds(was, type));
  if (fewer && more) replaced(comparison, pair, text);
  else if (fewer) lost(comparison, pair, text);
  else if (more) gained(comparison, pair, text);
  return !(fewer && more);
}

function compareValues(comparison: Comparison, pair: Pair): void {
  const { old, now } = pair;
  const [was, is] = [valuesOf(old), valuesOf(now)];
  if (!was && !is) return;
  if (!was) return lost(comparison, pair, `only ${is?.join(', ')} from now on`);
  if (!is) return gained(comparison, pair, `no longer one of ${was.join(', ')} only`);
  for (const value of is.filter((one) => !was.includes(one))) gained(comparison, pair, `enum value ${value} added`);
  for (const value of was.filter((one) => !is.includes(one))) lost(comparison, pair, `enum value ${value} removed`);
}

function valuesOf(schema: Fields): string[] | undefined {
  if ('const' in schema) return [JSON.stringify(schema.const)];
  return Array.isArray(schema.enum) ? schema.enum.map((value) => JSON.stringify(value)) : undefined;
}

function compareLimits(comparison: Comparison, pair: Pair): void {
  const { old, now } = pair;
  for (const key of [...LOWER, ...UPPER]) {
    const unlimited = LOWER.includes(key) ? -Infinity : Infinity;
    const [was, is] = [Number(old[key] ?? unlimited), Number(now[key] ?? unlimited)];
    if (was === is) continue;
    const stricter = LOWER.includes(key) ? is > was : is < was;
    (stricter ? lost : gained)(comparison, pair, `${key} changed from ${old[key] ?? 'none'} to ${now[key] ?? 'none'}`);
  }
  for (const key of OPAQUE) {
    const [was, is] = [JSON.stringify(old[key]), JSON.stringify(now[key])];
    if (was === is) continue;
    if (was === undefined) lost(comparison, pair, `${key} ${is} added`);
    else if (is === undefined) gained(comparison, pair, `${key} ${was} removed`);
    else replaced(comparison, pair, `${key} changed from ${was} to ${is}`);
  }
}

function compareProperties(comparison: Comparison, { field, old, now, part }: Pair): void {
  const [was, is] = [fields(old.properties), fields(now.properties)];
  const [wasRequired, isRequired] = [list(old.required), list(now.required)];
  for (const name of keysOf(was, is)) {
    const inside = { field: field === '' ? name : `${field}.${name}`, old: {}, now: {}, part: is[name] ?? was[name] };
    const required = isRequired.includes(name);
    // Who needs a field that is no longer sent misses it: services of today, or the client of the baseline.
    const missed = comparison.direction === 'request' && wasRequired.includes(name);
    if (!(name in is)) comparison.changes.push({ ...told(inside, 'removed'), breaks: missed ? BOTH : ['baseline'] });
    else if (!(name in was) && required) lost(comparison, inside, 'added, required');
    else if (!(name in was)) comparison.changes.push({ ...told(inside, 'added'), breaks: [] });
    else {
      if (required && !wasRequired.includes(name)) lost(comparison, { ...inside, part }, 'made required');
      if (!required && wasRequired.includes(name)) gained(comparison, { ...inside, part }, 'made optional');
      compare(comparison, inside.field, was[name], is[name]);
    }
  }
  const others = { field: `${field}{}`, old: {}, now: {}, part };
  const [open, stillOpen] = [old.additionalProperties, now.additionalProperties];
  if (isObject(open) && isObject(stillOpen)) compare(comparison, others.field, open, stillOpen);
  else if (open !== false && stillOpen === false) lost(comparison, others, 'no other fields from now on');
  else if (open === false && stillOpen !== false) gained(comparison, others, 'other fields from now on');
  else if (isObject(stillOpen)) lost(comparison, others, 'other fields have a schema from now on');
  else if (isObject(open)) gained(comparison, others, 'other fields have no schema any more');
}

function told({ field, part }: Pair, text: string) {
  return { field, part, text };
}

/** Choices that are the same in both are left alone, the others compared in their order. */
function compareChoices(comparison: Comparison, pair: Pair, was: unknown[], is: unknown[]): void {
  const missingIn = (others: unknown[]) => {
    const texts = others.map((other) => JSON.stringify(other));
    return (choice: unknown) => !texts.includes(JSON.stringify(choice));
  };
  const [old, now] = [was.filter(missingIn(is)), is.filter(missingIn(was))];
  for (let index = 0; index < Math.max(old.length, now.length); index += 1) {
    if (index >= now.length) lost(comparison, pair, `choice ${was.indexOf(old[index]) + 1} removed`);
    else if (index >= old.length) gained(comparison, pair, `choice ${is.indexOf(now[index]) + 1} added`);
    else compare(comparison, pair.field, old[index], now[index]);
  }
}
