import { isObject } from '../../contracts/support/json.ts';
import { fields, list, type Fields } from './json.ts';

/** Fewest and most of what can be counted. */
export const LEAST = ['minLength', 'minItems', 'minProperties'];
export const MOST = ['maxLength', 'maxItems', 'maxProperties'];
/** Bounds of numbers, each of two keywords; the sign says which way is stricter. */
export const BOUNDS = [
  { inclusive: 'minimum', exclusive: 'exclusiveMinimum', sign: 1 },
  { inclusive: 'maximum', exclusive: 'exclusiveMaximum', sign: -1 },
];
const LOWER = [...LEAST, 'minimum', 'exclusiveMinimum'];
const UPPER = [...MOST, 'maximum', 'exclusiveMaximum'];
/** Keywords of which it cannot be told in general which of two values is stricter. */
export const OPAQUE = [
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
  'dependentSchemas',
  'unevaluatedProperties',
  'if',
  'then',
  'else',
  'contentEncoding',
  'contentMediaType',
  'allOf',
];
/** Keywords that are compared, and of which several in one allOf are not merged; all others are texts. */
const UNMERGED = [...OPAQUE, 'type', 'const', 'enum', 'items', 'additionalProperties', 'oneOf', 'anyOf'];

/** Keywords that say something of values of one type alone. */
const OF_TYPE: Record<string, string[]> = {
  string: ['minLength', 'maxLength', 'pattern', 'format', 'contentEncoding', 'contentMediaType'],
  number: ['minimum', 'exclusiveMinimum', 'maximum', 'exclusiveMaximum', 'multipleOf'],
  array: ['items', 'prefixItems', 'contains', 'minItems', 'maxItems', 'uniqueItems'],
  object: [
    'properties',
    'required',
    'additionalProperties',
    'patternProperties',
    'propertyNames',
    'minProperties',
    'maxProperties',
    'dependentRequired',
    'dependentSchemas',
    'unevaluatedProperties',
  ],
};
/** Formats of numbers; all others are of texts. */
const OF_NUMBERS = /^(?:u?int|float|double|decimal)/;

/**
 * A schema with its allOf merged. What several of its parts say of the same and cannot be told as one stays in `allOf`, which is compared
 * as a whole.
 */
export function flatten(schema: unknown): Fields {
  const { allOf, ...own } = fields(schema);
  return merged([...list(allOf).map(flatten), own]);
}

function merged(parts: Fields[]): Fields {
  const [one, ...others] = parts;
  if (one && others.length === 0) return one;
  const whole: Fields = {};
  const rest = parts.flatMap((part) => list(part.allOf));
  for (const key of new Set(parts.flatMap(({ allOf: _, ...part }) => Object.keys(part)))) {
    const values = distinct(parts.flatMap((part) => (key in part ? [part[key]] : [])));
    if (key === 'properties') whole.properties = mergedProperties(values.map(fields));
    else if (key === 'required') whole.required = values.flatMap(list);
    else if (values.length === 1 || ![...UNMERGED, ...LOWER, ...UPPER].includes(key)) whole[key] = values.at(-1);
    else if (LOWER.includes(key)) whole[key] = Math.max(...values.map(Number));
    else if (UPPER.includes(key)) whole[key] = Math.min(...values.map(Number));
    else rest.push({ [key]: sorted(values) });
  }
  return rest.length > 0 ? { ...whole, allOf: sorted(rest) } : whole;
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

/** Types of a schema; one that names none is of the type that its values or keywords are of. Empty for any. */
export function typesOf(schema: Fields): string[] {
  const { type, nullable } = schema;
  const types = type === undefined ? impliedTypes(schema) : [type].flat().map(String);
  return nullable === true && types.length > 0 ? [...new Set([...types, 'null'])] : types;
}

function impliedTypes(schema: Fields): string[] {
  if ('const' in schema) return [typeOf(schema.const)];
  if (Array.isArray(schema.enum)) return [...new Set(schema.enum.map(typeOf))];
  const { format } = schema;
  const typed = typeof format === 'string' && OF_NUMBERS.test(format) ? { ...schema, format: undefined } : schema;
  const types = Object.keys(OF_TYPE).filter((name) => OF_TYPE[name]?.some((key) => typed[key] !== undefined));
  return types.length === 1 ? types : [];
}

function typeOf(value: unknown): string {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'array';
  return Number.isInteger(value) ? 'integer' : typeof value;
}

/** One of the forms that a value may have. */
export interface Choice {
  /** Schema with all that holds for it, and what stands beside the choice. */
  schema: Fields;
  /** The part of the document that says so. */
  part: unknown;
}

/** Whether a schema, flattened, is a choice of several. */
export function isChoice({ oneOf, anyOf }: Fields): boolean {
  return list(oneOf).length > 0 || list(anyOf).length > 0;
}

/** The choices of a schema, flattened; each of several types is one, too, and a schema without any is the only one. */
export function choicesOf(schema: Fields, part: unknown): Choice[] {
  const { oneOf, anyOf, ...own } = schema;
  const branches = [oneOf, anyOf].map(list).filter(({ length }) => length > 0);
  if (branches.length === 0) return ofEachType(own).map((one) => ({ schema: one, part }));
  return branches
    .reduce<Choice[]>(
      (choices, all) =>
        choices.flatMap((choice) =>
          all.map((branch) => ({ schema: merged([flatten(branch), choice.schema]), part: branch })),
        ),
      [{ schema: own, part }],
    )
    .flatMap((choice) => choicesOf(choice.schema, choice.part));
}

function ofEachType(schema: Fields): Fields[] {
  const types = typesOf(schema);
  if (types.length < 2) return [schema];
  const { nullable: _, ...rest } = schema;
  return types.map((type) => {
    // Of what is null nothing more can be said.
    if (type === 'null') return { type };
    const keywords = Object.entries(OF_TYPE).filter(([name]) => name !== (type === 'integer' ? 'number' : type));
    const others = new Set(keywords.flatMap(([, keys]) => keys));
    const own = Object.entries(rest).filter(([key]) => !others.has(key));
    const values = Array.isArray(schema.enum) && { enum: schema.enum.filter((value) => fits(value, type)) };
    return { ...Object.fromEntries(own), type, ...values };
  });
}

function fits(value: unknown, type: string): boolean {
  return typeOf(value) === type || (type === 'number' && typeof value === 'number');
}

/** The schema of fields that have no name in another one; undefined where there must be none. */
export function othersOf({ additionalProperties: others = {} }: Fields): unknown {
  return isObject(others) ? others : others === false ? undefined : {};
}
