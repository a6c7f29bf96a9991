import { expect, test } from 'vitest';
import { undescribed } from './case-kinds.ts';
import type { Schema } from './spec.ts';

test.each<[what: string, schema: Schema | undefined, value: unknown, places: string[]]>([
  ['a field', { properties: { id: { type: 'string' } } }, { id: '1' }, []],
  ['a field without a word', { properties: { id: {} } }, { id: '1', discount: { percentage: 10 } }, ['discount']],
  ['a map', { additionalProperties: { type: 'integer' } }, { '5': 30 }, []],
  ['fields that are merely kept', { additionalProperties: {} }, { articles: [] }, ['articles']],
  ['a list', { items: { properties: { id: {} } } }, [{ id: 1 }, { name: 'x' }], ['1.name']],
  ['parts and choices', { allOf: [{ anyOf: [{ properties: { a: {} } }, { properties: { b: {} } }] }] }, { b: 1 }, []],
  ['what is in a field', { properties: { a: { properties: { b: {} } } } }, { a: { b: 1, c: 2 } }, ['a.c']],
  ['no schema', undefined, { any: 1 }, ['any']],
])('F12 of %s, places that the schema has no word for', (_, schema, value, places) => {
  expect(undescribed(schema, value)).toEqual(places);
});
