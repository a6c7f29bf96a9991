import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import { addWireFormats, portable, WIRE_FORMATS } from '#lib/wire-formats.ts';
import { numberPatterns } from './number-patterns.ts';
import type { Schema } from './spec.ts';

/** A Pact matching rule as it stands in the integration format. */
type Rule = { 'pact:matcher:type': string; regex?: string };

const ANY_OF_TYPE: Rule = { 'pact:matcher:type': 'type' };

/**
 * Only for parts of lists: the rule of a list is about all that is in it, so that a value without a rule of its own would
 * be any of its type.
 */
const VERY_VALUE: Rule = { 'pact:matcher:type': 'equality' };

/** An example whose parts carry Pact matching rules. */
export type Matching = unknown;

/**
 * Pact matchers for an example: each value may be any that its schema allows. What the example does not hold is not asked
 * for. `null` stays null, a list with items asks for at least one and that all are like the first, an empty list asks for
 * a list.
 * @param exactly places, written like `status` or `0.name` (the root is `''`), whose very value is what a case means; in a
 *   list it is then the value of every item
 * @param isAsked of a provider: null in a field that may be missing is not asked for, since either says the same
 * @throws Error when the example breaks the schema
 */
export function matchersFor(
  schema: Schema,
  example: unknown,
  exactly: readonly string[] = [],
  isAsked = false,
): Matching {
  const complaint = faultOf(schema, example);
  if (complaint) throw new Error(`The example breaks its schema: ${complaint}`);
  return matching(schema, example, { place: '', isInList: false, exactly, isAsked });
}

/**
 * A matcher for what must be there, whatever it is: alone, a pattern lets through null, lists and objects, too.
 * @param value single or null; an object or a list would ask for one
 */
export function anything(value: string | number | boolean | null): object {
  return { 'pact:matcher:type': 'regex', regex: String.raw`[\s\S]*`, value };
}

/** Path of a part in the example. */
interface Position {
  place: string;
  isInList: boolean;
  exactly: readonly string[];
  isAsked: boolean;
}

function matching(schema: Schema, example: unknown, at: Position): Matching {
  if (at.exactly.includes(at.place)) return veryValue(example, at.isInList);
  if (isAnything(schema) && isSingle(example)) return anything(example);
  if (example === null) return example;
  const branches = schema.anyOf ?? schema.oneOf;
  const fitting = branches?.find((branch) => faultOf(branch, example) === undefined);
  if (fitting) return textOfAny(branches ?? [], example) ?? matching(fitting, example, at);
  const within = (name: string | number): Position => ({
    ...at,
    place: at.place === '' ? String(name) : `${at.place}.${name}`,
  });
  if (Array.isArray(example)) {
    if (example.length === 0) return withRules([ANY_OF_TYPE], []);
    return {
      ...ANY_OF_TYPE,
      value: [matching(schema.items ?? {}, example[0], { ...within(0), isInList: true })],
      min: 1,
    };
  }
  if (typeof example === 'object') {
    const asked = Object.entries(example).filter(
      ([name, value]) => !at.isAsked || value !== null || isRequired(schema, name),
    );
    return Object.fromEntries(
      asked.map(([name, value]) => [name, matching(schemaOf(schema, name), value, within(name))]),
    );
  }
  return withRules(rulesFor(schema, example), example);
}

/**
 * A matcher for the very value. Pact takes a whole number only as it is written, unless a pattern says otherwise.
 * @throws Error for an empty list in a list: Pact has no rule that refuses items there
 */
function veryValue(example: unknown, isInList: boolean): Matching {
  if (Number.isSafeInteger(example))
    return withRules([{ 'pact:matcher:type': 'number' }, patternRule(veryNumber(Number(example)))], example);
  if (!isInList) return example;
  if (Array.isArray(example) && example.length === 0)
    throw new Error('That a list in a list is empty cannot be asked for.');
  return withRules([VERY_VALUE], example);
}

/** Pattern of a whole number, with or without a fraction of zero. */
export function veryNumber(number: number): string {
  return String.raw`^${number}(?:\.0{1,3})?$`;
}

const ANNOTATIONS = ['title', 'description', 'example', 'examples'];

/** Whether a schema says nothing of a value. */
function isAnything(schema: Schema): boolean {
  return Object.keys(schema).every((keyword) => ANNOTATIONS.includes(keyword));
}

function isSingle(value: unknown): value is string | number | boolean | null {
  return value === null || ['string', 'number', 'boolean'].includes(typeof value);
}

/** A matcher for a text that may be in one of several formats, undefined when it is no such choice: to the app they are one. */
function textOfAny(branches: readonly Schema[], example: unknown): Matching | undefined {
  const texts = branches.filter(({ type }) => type === 'string').map(textPatterns);
  if (typeof example !== 'string' || texts.length < 2 || texts.some(({ length }) => length !== 1)) return undefined;
  return withRules([ANY_OF_TYPE, patternRule(texts.map(([pattern]) => `(?:${pattern})`).join('|'))], example);
}

/** A matcher for a header: any text that its schema allows. */
export function headerMatcher(
  schema: Schema,
  value: string,
): { 'pact:matcher:type': 'regex'; regex: string; value: string } {
  // Digits alone: what is no JSON has no fraction of zero.
  const whole = schema.minimum === undefined ? '^-?[0-9]{1,15}$' : '^[0-9]{1,15}$';
  const [regex = String.raw`^\S`, ...more] = schema.type === 'integer' ? [whole] : textPatterns(schema);
  if (more.length > 0) throw new Error(`A header has one pattern, not also ${more.join(', ')}.`);
  return { 'pact:matcher:type': 'regex', regex, value };
}

function schemaOf(schema: Schema, name: string): Schema {
  const parts = partsOf(schema);
  const own = parts.map(({ properties }) => properties?.[name]).find((found) => found !== undefined);
  const other = parts
    .map(({ additionalProperties }) => additionalProperties)
    .find((found) => typeof found === 'object');
  return own ?? (typeof other === 'object' ? other : {});
}

function isRequired(schema: Schema, name: string): boolean {
  return partsOf(schema).some(({ required = [] }) => required.includes(name));
}

/** A schema and all that it is made of. A part may be a choice: a name that one of its branches knows is of that branch. */
function partsOf(schema: Schema): Schema[] {
  return [
    schema,
    ...(schema.allOf ?? []).flatMap((part) => [...partsOf(part), ...(part.anyOf ?? []).flatMap(partsOf)]),
  ];
}

/** Rules for a single value. A pattern alone would let null, numbers and lists pass, so the type always stands beside it. */
function rulesFor(schema: Schema, example: unknown): Rule[] {
  switch (typeof example) {
    case 'boolean':
      // Not Pact's matcher of that name, which takes the text "true" for one.
      return [ANY_OF_TYPE];
    case 'number':
      return [{ 'pact:matcher:type': 'number' }, ...numberPatterns(schema).map(patternRule)];
    default:
      return [ANY_OF_TYPE, ...textPatterns(schema).map(patternRule)];
  }
}

function patternRule(regex: string): Rule {
  return { 'pact:matcher:type': 'regex', regex };
}

/** A text must fit all of them. */
function textPatterns({ enum: values, format, pattern, minLength = 0, maxLength }: Schema): string[] {
  if (values)
    return [
      `^(?:${values
        .filter((value) => typeof value === 'string')
        .map(escaped)
        .join('|')})$`,
    ];
  const known = format === undefined ? undefined : WIRE_FORMATS[format]?.pattern;
  if (format !== undefined && known === undefined) throw new Error(`There is no pattern for the format ${format}`);
  const length =
    minLength > 0 || maxLength !== undefined ? String.raw`^[\s\S]{${minLength},${maxLength ?? ''}}$` : undefined;
  const part = pattern === undefined ? undefined : wholeText(portable(pattern));
  return [known, part, length].filter((one) => one !== undefined);
}

/**
 * Pact's patterns are about the whole text, those of schemas about a part of it. Where a schema's is about the beginning or the end,
 * nothing is put there: within a pattern, Pact's `$` matches before a line break, too.
 */
function wholeText(pattern: string): string {
  if (hasAlternatives(pattern)) return String.raw`^[\s\S]*(?:${pattern})[\s\S]*$`;
  const isToEnd = /(?<!\\)\$$/.test(pattern);
  return `${pattern.startsWith('^') ? '' : String.raw`^[\s\S]*`}${pattern}${isToEnd ? '' : String.raw`[\s\S]*$`}`;
}

/** Whether a pattern is a choice as a whole: one within parentheses is none. */
function hasAlternatives(pattern: string): boolean {
  let open = pattern.replaceAll(/\\./g, '').replaceAll(/\[[^\]]*\]/g, '');
  while (/\([^()]*\)/.test(open)) open = open.replaceAll(/\([^()]*\)/g, '');
  return open.includes('|');
}

function escaped(value: string): string {
  return value.replace(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`);
}

function withRules(rules: Rule[], value: unknown): Matching {
  const [first, ...more] = rules;
  return more.length === 0 ? { ...first, value } : { 'pact:matcher:type': rules, value };
}

const ajv = new Ajv2020({ strict: false, allErrors: true, validateSchema: false });
addWireFormats(ajv);
const checks = new WeakMap<Schema, ValidateFunction>();

/** Problem of a value, undefined when it fits. */
export function faultOf(schema: Schema, value: unknown): string | undefined {
  const check = checks.get(schema) ?? ajv.compile(schema);
  checks.set(schema, check);
  return check(value) ? undefined : ajv.errorsText(check.errors, { dataVar: 'body' });
}
