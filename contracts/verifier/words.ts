import type { Schema } from '../support/spec.ts';

const FORMATS: Record<string, string> = {
  'date-time': 'RFC 3339 date-time',
  date: 'RFC 3339 date, such as 2027-01-31',
  uri: 'address with its scheme (RFC 3986)',
  email: 'e-mail address',
  uuid: 'UUID',
};

/** The status of an answer in words: that of an interaction, or those that the app does not tell from it. */
export function statusWords(status: number, rule: 'success' | number[] | undefined): string {
  if (Array.isArray(rule)) return rule.join(' or ');
  return rule === 'success' ? 'any success (2xx)' : `exactly ${status}`;
}

/** A schema of a single value in words, undefined when it says nothing of it. */
export function wordsOf(schema: Schema): string | undefined {
  const choices = [...(schema.anyOf ?? []), ...(schema.oneOf ?? [])];
  if (choices.length > 0) return [...new Set(choices.map((one) => wordsOf(one) ?? 'anything'))].join(', or ');
  if (schema.const !== undefined) return `exactly ${JSON.stringify(schema.const)}`;
  if (schema.enum)
    return schema.enum.length === 1
      ? `exactly ${JSON.stringify(schema.enum[0])}`
      : `one of ${schema.enum.map((value) => JSON.stringify(value)).join(', ')}`;
  const types = [schema.type ?? []].flat();
  const words = types.map((type) => typeWords(type, schema)).filter((word) => word !== undefined);
  return words.length > 0 ? words.join(', or ') : undefined;
}

function typeWords(type: string, schema: Schema): string | undefined {
  switch (type) {
    case 'string':
      return textWords(schema);
    case 'integer':
      return ['whole number', ...bounds(schema)].join(' ');
    case 'number':
      return ['number', ...bounds(schema)].join(' ');
    case 'boolean':
      return 'true or false';
    case 'array':
      return 'list';
    case 'object':
      return 'object';
    case 'null':
      return 'null';
    default:
      return undefined;
  }
}

function textWords({ format, pattern, minLength = 0, maxLength }: Schema): string {
  const kind = format === undefined ? 'text' : (FORMATS[format] ?? `text of the format ${format}`);
  const characters = (count: number) => `${count} ${count === 1 ? 'character' : 'characters'}`;
  const length =
    minLength > 0 && minLength === maxLength
      ? [`of ${characters(minLength)}`]
      : [
          ...(minLength > 0 ? [`of at least ${characters(minLength)}`] : []),
          ...(maxLength === undefined ? [] : [`of at most ${characters(maxLength)}`]),
        ];
  return [kind, ...length, ...(pattern === undefined ? [] : [`that matches /${pattern}/`])].join(' ');
}

function bounds({ minimum, exclusiveMinimum, maximum, exclusiveMaximum }: Schema): string[] {
  return [
    ...(minimum === undefined ? [] : [`from ${minimum}`]),
    ...(exclusiveMinimum === undefined ? [] : [`above ${exclusiveMinimum}`]),
    ...(maximum === undefined ? [] : [`up to ${maximum}`]),
    ...(exclusiveMaximum === undefined ? [] : [`below ${exclusiveMaximum}`]),
  ];
}
