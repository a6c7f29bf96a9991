import type { Schema } from '../support/spec.ts';
import { isMessage, statusRuleOf, type PactInteraction, type PactMessage } from '../pact-files/pact-file.ts';
import { pointerOf } from '#sandbox/spec/pointer.ts';
import { answerPointers, schemaPointer, type SpecFile, type SpecPlace } from './spec-places.ts';
import { statusWords, wordsOf } from './words.ts';

/** Expected answer: an example, and the rule of each of its fields. */
export interface Expected {
  /** Not of messages. */
  status?: number;
  /** The rule of the status, in words. */
  statusRule?: string;
  headers: Field[];
  /** An example; bytes as their number; undefined when the contract asks for none. */
  body?: unknown;
  /** The fields of the body, in its order. */
  fields: Field[];
  /** The part of the spec that describes the answer. */
  spec?: SpecPlace;
}

/** A field, or a header. */
export interface Field {
  /** `$.items[*].id`, or the name of a header. */
  place: string;
  rule: string;
  spec?: SpecPlace;
}

/** Matching rules of a part, as contracts hold them. */
type Rules = Record<string, { matchers: Matcher[] }>;

interface Matcher {
  match: string;
  regex?: string;
  min?: number;
  value?: string;
}

type Names = (string | number)[];

/** Answer that a contract asks for. */
export function expectedOf(interaction: PactInteraction | PactMessage, spec: SpecFile | undefined): Expected {
  const pointers = spec && answerPointers(spec, interaction);
  const part = spec && pointers ? { spec: spec.place(pointers.part) } : {};
  if (isMessage(interaction)) {
    const { contents } = interaction;
    const rules = (interaction as { matchingRules?: { body?: Rules } }).matchingRules?.body ?? {};
    return {
      headers: [],
      body: contents.content,
      fields: fieldsOf(contents.content, rules, spec, pointers?.schema),
      ...part,
    };
  }
  const { status, headers = {}, body } = interaction.response;
  const told = { status, statusRule: statusWords(status, statusRuleOf(interaction)) };
  const rules = (interaction.response as { matchingRules?: { body?: Rules; header?: Rules } }).matchingRules ?? {};
  const head = Object.entries(headers).map(([name, values]) => ({
    place: name,
    rule: headerWords(
      name,
      values.join(', '),
      rules.header?.[name]?.matchers ?? [],
      headerSchema(spec, pointers?.part, name),
    ),
  }));
  if (body?.content === undefined) return { ...told, headers: head, fields: [], ...part };
  if (body.encoded === 'base64') {
    const type = rules.body?.$?.matchers.find(({ match }) => match === 'contentType')?.value;
    const bytes = `(${Buffer.from(String(body.content), 'base64').length} bytes)`;
    const fields = [{ place: '$', rule: type === undefined ? 'these very bytes' : `a file of the type ${type}` }];
    return { ...told, headers: head, body: bytes, fields, ...part };
  }
  return {
    ...told,
    headers: head,
    body: body.content,
    fields: fieldsOf(body.content, rules.body ?? {}, spec, pointers?.schema),
    ...part,
  };
}

/** The names in a place such as `$.items[0]['a-b']`; `*` for every entry. */
function namesIn(place: string): Names {
  return [...place.matchAll(/\.([^.[\]]+)|\[(\d+)\]|\[\*\]|\['([^']*)'\]/g)].map(([, dotted, index, quoted]) =>
    index === undefined ? (dotted ?? quoted ?? '*') : Number(index),
  );
}

/** Whether a place is of a field, which `$` begins: numbers of entries fit `*`. */
export function isOf(field: string, place: string): boolean {
  if (!field.startsWith('$') || !place.startsWith('$')) return false;
  const [one, other] = [namesIn(field), namesIn(place)];
  return one.length === other.length && one.every((name, at) => sameName(name, other[at]));
}

/** Whether a field lies in the object at a place. */
export function isIn(field: string, place: string): boolean {
  if (!field.startsWith('$') || !place.startsWith('$')) return false;
  const [one, other] = [namesIn(field), namesIn(place)];
  return one.length > other.length && other.every((name, at) => sameName(one[at] ?? '', name));
}

function sameName(one: string | number, other: string | number | undefined): boolean {
  return String(one) === String(other) || (one === '*' && typeof other === 'number');
}

function fieldsOf(content: unknown, rules: Rules, spec: SpecFile | undefined, root: string | undefined): Field[] {
  const own = Object.entries(rules).map(([place, { matchers }]) => ({ names: namesIn(place), matchers }));
  const ruleAt = (names: Names) =>
    own.find((rule) => rule.names.length === names.length && rule.names.every((name, at) => sameName(name, names[at])))
      ?.matchers;
  /** Pact holds what is below a rule for a type to it, unless it has a rule of its own. */
  const inherits = (names: Names) =>
    names.some((_name, at) => ruleAt(names.slice(0, at))?.some(({ match }) => match === 'type'));
  const visit = (value: unknown, names: Names): Field[] => {
    const matchers = ruleAt(names);
    const pointer =
      spec && root !== undefined
        ? schemaPointer(
            spec,
            root,
            content,
            names.map((name) => (name === '*' ? 0 : name)),
          )
        : undefined;
    const schema = pointer === undefined ? undefined : (spec?.at(pointer)?.value as Schema);
    const field = (rule: string): Field => ({
      place: placeOf(names),
      rule,
      ...(spec && pointer !== undefined && { spec: spec.place(pointer) }),
    });
    if (Array.isArray(value)) {
      const least = matchers?.find(({ min }) => min !== undefined)?.min;
      if (value.length === 0) return [field(matchers ? 'list' : 'exactly []')];
      const rule = least === undefined ? `list of ${value.length}` : `list of at least ${least}, all like this`;
      const entries = least === undefined ? value : value.slice(0, 1);
      return [field(rule), ...entries.flatMap((entry, at) => visit(entry, [...names, least === undefined ? at : '*']))];
    }
    if (typeof value === 'object' && value !== null) {
      const parts = Object.entries(value).flatMap(([name, one]) => visit(one, [...names, name]));
      return parts.length > 0 && names.length > 0 ? parts : [field('object'), ...parts];
    }
    return [field(leafWords(value, matchers, schema, inherits(names)))];
  };
  return content === undefined ? [] : visit(content, []);
}

function leafWords(
  value: unknown,
  matchers: Matcher[] | undefined,
  schema: Schema | undefined,
  isInherited: boolean,
): string {
  if (matchers?.some(({ regex }) => regex === String.raw`[\s\S]*`)) return 'anything that is not missing';
  const least = /^\^\[\\s\\S\]\{(\d+),\}\$$/.exec(matchers?.find(({ regex }) => regex !== undefined)?.regex ?? '')?.[1];
  // Where the app reads less than the spec says, the contract takes any text.
  if (least !== undefined && schema?.enum) return wordsOf({ type: 'string', minLength: Number(least) }) ?? 'text';
  if (matchers && !matchers.some(({ match }) => match === 'equality'))
    return (schema && wordsOf(withoutNull(schema))) ?? matcherWords(value, matchers);
  return isInherited && !matchers && value !== null ? `any ${typeof value}` : `exactly ${JSON.stringify(value)}`;
}

/** A contract whose example is no null takes none. */
function withoutNull({ type, anyOf, ...schema }: Schema): Schema {
  return {
    ...schema,
    ...(type !== undefined && { type: [type].flat().filter((one) => one !== 'null') }),
    ...(anyOf && { anyOf: anyOf.filter((part) => part.type !== 'null') }),
  };
}

function matcherWords(value: unknown, matchers: Matcher[]): string {
  const patterns = matchers.flatMap(({ regex }) => (regex === undefined ? [] : [`that matches /${regex}/`]));
  const isWhole = matchers.some(({ match }) => match === 'integer');
  const kind = { string: 'text', number: isWhole ? 'whole number' : 'number', boolean: 'true or false' }[
    typeof value as 'string'
  ];
  return [kind ?? typeof value, ...patterns].join(' ');
}

function headerWords(name: string, value: string, matchers: Matcher[], schema: Schema | undefined): string {
  const patterns = matchers.flatMap(({ regex }) => regex ?? []);
  const isType = /^content-type$/i.test(name);
  // Pact lets parameters follow, such as a charset.
  if (patterns.length === 0) return `exactly ${value}${isType ? ', with any parameters' : ''}`;
  if (isType && patterns.every(takesJson))
    return 'application/json, or another kind of JSON (…+json), with any parameters';
  const words = schema && wordsOf(schema);
  if (words !== undefined) return `${words}, such as ${value}`;
  return `such as ${value} (matches ${patterns.map((pattern) => `/${pattern}/`).join(' and ')})`;
}

/** Whether a pattern of media types is that of JSON, whatever its version of the contract writes for it. */
function takesJson(pattern: string): boolean {
  // JavaScript before Node 23 has no flags within a pattern.
  const [, ofAnyCase] = /^\(\?i:(.*)\)$/.exec(pattern) ?? [];
  try {
    const types = ofAnyCase === undefined ? new RegExp(pattern) : new RegExp(ofAnyCase, 'i');
    return (
      ['application/json', 'application/problem+json', 'application/json; charset=utf-8'].every((type) =>
        types.test(type),
      ) && !['text/plain', 'application/pdf', 'text/html; charset=utf-8'].some((type) => types.test(type))
    );
  } catch {
    return false;
  }
}

/** The schema of a header of an answer; names of headers have no case. */
function headerSchema(spec: SpecFile | undefined, part: string | undefined, name: string): Schema | undefined {
  const headers = part === undefined ? undefined : spec?.at(`${part}/headers`);
  const own = Object.keys(headers?.value ?? {}).find((one) => one.toLowerCase() === name.toLowerCase());
  return own === undefined ? undefined : (spec?.at(`${headers?.pointer}${pointerOf(own)}/schema`)?.value as Schema);
}

function placeOf(names: Names): string {
  return `$${names
    .map((name) =>
      typeof name === 'number' || name === '*' ? `[${name}]` : /^[A-Za-z_]\w*$/.test(name) ? `.${name}` : `['${name}']`,
    )
    .join('')}`;
}
