import { fields, isFields, keysOf, list, resolve, type Fields } from './json.ts';

/** Sender of the value: the client (a request) or the service (a response). */
export type Direction = 'request' | 'answer';

export interface SchemaChange {
  /** Path in the value, such as `items[].price`; empty for the whole. */
  field: string;
  text: string;
  breaking: boolean;
}

interface Comparison {
  before: Fields;
  after: Fields;
  direction: Direction;
  changes: SchemaChange[];
  /** Pairs of schemas that are being compared already: a schema may hold itself. */
  open: Set<string>;
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
];

/**
 * Differences between two schemas for the client: what a request may no longer hold, and what a response may hold that it
 * could not before, breaks it.
 * @param documents the specs that the references of each schema point into
 */
export function schemaChanges(
  documents: { before: Fields; after: Fields },
  direction: Direction,
  before: unknown,
  after: unknown,
): SchemaChange[] {
  const comparison: Comparison = { ...documents, direction, changes: [], open: new Set() };
  compare(comparison, '', before, after);
  return comparison.changes;
}

function compare(comparison: Comparison, field: string, before: unknown, after: unknown): void {
  const pair = JSON.stringify([before, after]);
  if (comparison.open.has(pair)) return;
  comparison.open.add(pair);
  const [old, now] = [flatten(comparison.before, before), flatten(comparison.after, after)];
  if (compareTypes(comparison, field, old, now)) {
    compareValues(comparison, field, old, now);
    compareLimits(comparison, field, old, now);
    compareProperties(comparison, field, old, now);
    if (old.items !== undefined || now.items !== undefined) compare(comparison, `${field}[]`, old.items, now.items);
    for (const choice of ['oneOf', 'anyOf']) compareChoices(comparison, field, list(old[choice]), list(now[choice]));
  }
  comparison.open.delete(pair);
}

/** More values are possible than before: harmless in a request. */
function gained({ changes, direction }: Comparison, field: string, text: string): void {
  changes.push({ field, text, breaking: direction === 'answer' });
}

/** Fewer values are possible than before: harmless in an answer. */
function lost({ changes, direction }: Comparison, field: string, text: string): void {
  changes.push({ field, text, breaking: direction === 'request' });
}

/** A schema with its reference followed and its allOf merged. */
function flatten(document: Fields, schema: unknown): Fields {
  const { allOf, ...own } = resolve(document, schema);
  const parts = [...list(allOf).map((part) => flatten(document, part)), own];
  if (parts.length === 1) return own;
  return {
    ...Object.assign({}, ...parts),
    properties: Object.assign({}, ...parts.map((part) => fields(part.properties))),
    required: parts.flatMap((part) => list(part.required)),
  };
}

function typesOf({ type, properties }: Fields): string[] {
  if (Array.isArray(type)) return type.map(String);
  if (typeof type === 'string') return [type];
  return isFields(properties) && Object.keys(properties).length > 0 ? ['object'] : [];
}

/** @returns false when the two have nothing in common that could be compared further */
function compareTypes(comparison: Comparison, field: string, old: Fields, now: Fields): boolean {
  const [was, is] = [typesOf(old), typesOf(now)];
  const holds = (types: string[], type: string) =>
    types.length === 0 || types.includes(type) || (type === 'integer' && types.includes('number'));
  const text = `type changed from ${was.join(' | ') || 'any'} to ${is.join(' | ') || 'any'}`;
  const fewer = was.length === 0 ? is.length > 0 : was.some((type) => !holds(is, type));
  const more = is.length === 0 ? was.length > 0 : is.some((type) => !holds(was, type));
  if (fewer && more) comparison.changes.push({ field, text, breaking: true });
  else if (fewer) lost(comparison, field, text);
  else if (more) gained(comparison, field, text);
  return !(fewer && more);
}

function compareValues(comparison: Comparison, field: string, old: Fields, now: Fields): void {
  const [was, is] = [valuesOf(old), valuesOf(now)];
  if (!was && !is) return;
  if (!was) return lost(comparison, field, `only ${is?.join(', ')} from now on`);
  if (!is) return gained(comparison, field, `no longer one of ${was.join(', ')} only`);
  for (const value of is.filter((one) => !was.includes(one))) gained(comparison, field, `enum value ${value} added`);
  for (const value of was.filter((one) => !is.includes(one))) lost(comparison, field, `enum value ${value} removed`);
}

function valuesOf(schema: Fields): string[] | undefined {
  if ('const' in schema) return [JSON.stringify(schema.const)];
  return Array.isArray(schema.enum) ? schema.enum.map((value) => JSON.stringify(value)) : undefined;
}

function compareLimits(comparison: Comparison, field: string, old: Fields, now: Fields): void {
  for (const key of [...LOWER, ...UPPER]) {
    const unlimited = LOWER.includes(key) ? -Infinity : Infinity;
    const [was, is] = [Number(old[key] ?? unlimited), Number(now[key] ?? unlimited)];
    if (was === is) continue;
    const stricter = LOWER.includes(key) ? is > was : is < was;
    (stricter ? lost : gained)(comparison, field, `${key} changed from ${old[key] ?? 'none'} to ${now[key] ?? 'none'}`);
  }
  for (const key of OPAQUE) {
    const [was, is] = [JSON.stringify(old[key]), JSON.stringify(now[key])];
    if (was === is) continue;
    if (was === undefined) lost(comparison, field, `${key} ${is} added`);
    else if (is === undefined) gained(comparison, field, `${key} ${was} removed`);
    else comparison.changes.push({ field, text: `${key} changed from ${was} to ${is}`, breaking: true });
  }
}

function compareProperties(comparison: Comparison, field: string, old: Fields, now: Fields): void {
  const [was, is] = [fields(old.properties), fields(now.properties)];
  const [wasRequired, isRequired] = [list(old.required), list(now.required)];
  for (const name of keysOf(was, is)) {
    const place = field === '' ? name : `${field}.${name}`;
    const required = isRequired.includes(name);
    if (!(name in is)) comparison.changes.push({ field: place, text: 'removed', breaking: true });
    else if (!(name in was)) {
      comparison.changes.push({
        field: place,
        text: `added${required ? ', required' : ''}`,
        breaking: required && comparison.direction === 'request',
      });
    } else {
      if (required && !wasRequired.includes(name)) lost(comparison, place, 'made required');
      if (!required && wasRequired.includes(name)) gained(comparison, place, 'made optional');
      compare(comparison, place, was[name], is[name]);
    }
  }
  const place = `${field}{}`;
  const [open, stillOpen] = [old.additionalProperties, now.additionalProperties];
  if (isFields(open) && isFields(stillOpen)) compare(comparison, place, open, stillOpen);
  else if (open !== false && stillOpen === false) lost(comparison, place, 'no other fields from now on');
  else if (open === false && stillOpen !== false) gained(comparison, place, 'other fields from now on');
  else if (isFields(stillOpen)) lost(comparison, place, 'other fields have a schema from now on');
  else if (isFields(open)) gained(comparison, place, 'other fields have no schema any more');
}

/** Choices are told apart by their reference, those without one by their place. */
function compareChoices(comparison: Comparison, field: string, was: unknown[], is: unknown[]): void {
  const named = (choices: unknown[]) =>
    Object.fromEntries(choices.map((choice, index) => [String(fields(choice).$ref ?? `choice ${index + 1}`), choice]));
  const [old, now] = [named(was), named(is)];
  for (const name of keysOf(old, now)) {
    const label = name.replace(/^.*\//, '');
    if (!(name in now)) lost(comparison, field, `no longer ${label}`);
    else if (!(name in old)) gained(comparison, field, `may be ${label}`);
    else compare(comparison, field, old[name], now[name]);
  }
}
