import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import type { Schema } from './spec.ts';

/** A Pact matching rule as it stands in the integration format. */
type Rule = { 'pact:matcher:type': string; regex?: string };

/** An example whose parts carry Pact matching rules. */
export type Matching = unknown;

/**
 * Patterns for the formats of the specs. None lets through what the client's own schemas refuse: a provider that passes
 * must not break the client.
 */
const DATE = String.raw`\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])`;
const FORMATS: Record<string, string> = {
  uri: String.raw`^[A-Za-z][A-Za-z0-9+.-]*://[^\s/]+\S*$`,
  'date-time': String.raw`^${DATE}T(?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d(?:\.\d+)?(?:Z|[+-](?:[01]\d|2[0-3]):[0-5]\d)$`,
  date: `^${DATE}$`,
  email: String.raw`^[A-Za-z0-9_'+-]+(?:\.[A-Za-z0-9_'+-]+)*@(?:[A-Za-z0-9][A-Za-z0-9-]*\.)+[A-Za-z]{2,}$`,
  uuid: '^[0-9a-fA-F]{8}(?:-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$',
};

/**
 * Pact matchers for an example: each value may be any that its schema allows. What the example does not hold is not asked
 * for. `null` stays null, a list with items asks for at least one and that all are like the first, an empty list asks for
 * a list.
 * @param exactly places, written like `status` or `0.name` (the root is `''`), whose very value is what a case means
 * @throws Error when the example breaks the schema
 */
export function matchersFor(schema: Schema, example: unknown, exactly: readonly string[] = []): Matching {
  const complaint = faultOf(schema, example);
  if (complaint) throw new Error(`The example breaks its schema: ${complaint}`);
  return matching(schema, example, '', exactly);
}

function matching(schema: Schema, example: unknown, place: string, exactly: readonly string[]): Matching {
  if (exactly.includes(place) || example === null) return example;
  const branches = schema.anyOf ?? schema.oneOf;
  const fitting = branches?.find((branch) => faultOf(branch, example) === undefined);
  if (fitting) return matching(fitting, example, place, exactly);
  const within = (name: string | number) => (place === '' ? String(name) : `${place}.${name}`);
  if (Array.isArray(example)) {
    if (example.length === 0) return { 'pact:matcher:type': 'type', value: [] };
    return { 'pact:matcher:type': 'type', value: [matching(schema.items ?? {}, example[0], within(0), exactly)], min: 1 };
  }
  if (typeof example === 'object') {
    return Object.fromEntries(Object.entries(example).map(([name, value]) => [name, matching(schemaOf(schema, name), value, within(name), exactly)]));
  }
  return withRules(rulesFor(schema, example), example);
}

/** A matcher for a header: any text that its schema allows. */
export function headerMatcher(schema: Schema, value: string): { 'pact:matcher:type': 'regex'; regex: string; value: string } {
  const regex = schema.type === 'integer' ? String.raw`^\d+$` : (patternOf(schema) ?? String.raw`^\S`);
  return { 'pact:matcher:type': 'regex', regex, value };
}

function schemaOf(schema: Schema, name: string): Schema {
  // A part of allOf may be a choice itself: a name that one of its branches knows is of that branch.
  const parts = [schema, ...(schema.allOf ?? []).flatMap((part) => [part, ...(part.anyOf ?? [])])];
  const own = parts.map(({ properties }) => properties?.[name]).find((found) => found !== undefined);
  const other = parts.map(({ additionalProperties }) => additionalProperties).find((found) => typeof found === 'object');
  return own ?? (typeof other === 'object' ? other : {});
}

/** Rules for a single value. A pattern alone would let null, numbers and lists pass, so the type always stands beside it. */
function rulesFor(schema: Schema, example: unknown): Rule[] {
  switch (typeof example) {
    case 'boolean':
      // Not Pact's matcher of that name, which takes the text "true" for one.
      return [{ 'pact:matcher:type': 'type' }];
    case 'number': {
      const rules: Rule[] = [{ 'pact:matcher:type': schema.type === 'integer' ? 'integer' : 'number' }];
      if (schema.minimum === 0) rules.push({ 'pact:matcher:type': 'regex', regex: String.raw`^\d+(?:\.\d+)?$` });
      if (schema.exclusiveMinimum === 0) rules.push({ 'pact:matcher:type': 'regex', regex: String.raw`^(?:[1-9]\d*(?:\.\d+)?|0\.0*[1-9]\d*)$` });
      return rules;
    }
    default: {
      const pattern = patternOf(schema);
      const type: Rule = { 'pact:matcher:type': 'type' };
      return pattern === undefined ? [type] : [type, { 'pact:matcher:type': 'regex', regex: pattern }];
    }
  }
}

function patternOf({ enum: values, format, minLength }: Schema): string | undefined {
  if (values) return `^(?:${values.filter((value) => typeof value === 'string').map(escaped).join('|')})$`;
  if (format !== undefined) {
    const pattern = FORMATS[format];
    if (pattern === undefined) throw new Error(`There is no pattern for the format ${format}`);
    return pattern;
  }
  return minLength ? String.raw`^[\s\S]{${minLength},}$` : undefined;
}

function escaped(value: string): string {
  return value.replace(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`);
}

function withRules(rules: Rule[], value: unknown): Matching {
  const [first, ...more] = rules;
  return more.length === 0 ? { ...first, value } : { 'pact:matcher:type': rules, value };
}

const ajv = new Ajv2020({ strict: false, allErrors: true });
addFormats.default(ajv);
const checks = new WeakMap<Schema, ValidateFunction>();

/** What is wrong with a value, undefined when it fits. */
export function faultOf(schema: Schema, value: unknown): string | undefined {
  const check = checks.get(schema) ?? ajv.compile(schema);
  checks.set(schema, check);
  return check(value) ? undefined : ajv.errorsText(check.errors, { dataVar: 'body' });
}
