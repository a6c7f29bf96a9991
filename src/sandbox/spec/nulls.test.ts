import { Ajv2020 } from 'ajv/dist/2020.js';
import { expect, test } from 'vitest';
import type { Schema } from './document.ts';
import { withNullForAbsent, withNulls, withoutNulls } from './nulls.ts';

const record: Schema = {
  type: 'object',
  additionalProperties: true,
  required: ['id'],
  properties: {
    id: { type: 'string' },
    name: { type: 'string' },
    paid: { type: ['string', 'null'] },
    cover: { anyOf: [{ type: 'object', properties: { width: { type: 'number' } } }, { type: 'null' }] },
  },
};
const list: Schema = { type: 'array', items: record };

test('R1 null is put wherever something may be missing, and nowhere else', () => {
  expect(withNulls(list, [{ id: 'a', name: 'x', paid: 'y', cover: { width: 1 } }])).toEqual([
    { id: 'a', name: null, paid: 'y', cover: { width: null } },
  ]);
  expect(withNulls(record, { id: 'a' })).toEqual({ id: 'a', name: null });
});

test('O106 O107 a record may bring back the nulls that it was read with; one that is not kept whole may not', () => {
  expect(withoutNulls(record, { id: null, name: null, paid: null, other: null })).toEqual({
    id: null,
    paid: null,
    other: null,
  });
  expect(
    withoutNulls(
      {
        allOf: [
          { ...record, additionalProperties: false },
          { type: 'object', additionalProperties: {} },
        ],
      },
      { name: null, other: null },
    ),
  ).toEqual({ other: null });
  expect(withoutNulls({ ...record, additionalProperties: false }, { name: null })).toEqual({ name: null });
});

test('R6 a schema in which null may stand for what is missing', () => {
  const fits = new Ajv2020({ strict: false }).compile(withNullForAbsent(list));
  expect(
    [{ id: 'a', name: null }, { id: 'a', cover: { width: null } }, { id: null }, { id: 'a', name: 7 }].map((item) =>
      fits([item]),
    ),
  ).toEqual([true, true, false, false]);
});
