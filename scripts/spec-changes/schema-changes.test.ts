import { expect, test } from 'vitest';
import { schemaChanges } from './schema-changes.ts';

/** Meaning of a change of an answer: whom it breaks, the field, and what it is. */
const meaning = (before: object, after: object) =>
  schemaChanges('answer', before, after).map(({ breaks, field, text }) => [breaks.join(' '), field, text]);

const both = (...parts: object[]) => ({ allOf: parts });
const text = { properties: { a: { type: 'string' } } };

test('a property that two parts of allOf describe is both of them', () => {
  const told = { properties: { a: { description: 'x' } } };
  const number = { properties: { a: { type: 'number' } } };
  for (const [before, after] of [
    [both(text, told), both(number, told)],
    [both(told, text), both(told, number)],
  ] as const)
    expect(meaning(before, after)).toEqual([['today baseline', 'a', 'type changed from string to number']]);
  expect(meaning(both(text, told), both(text, { properties: { a: { description: 'y' } } }))).toEqual([]);
  expect(meaning(both(text, told), both(told, text))).toEqual([]);
});

test('of limits in two parts of allOf the stricter counts', () => {
  expect(meaning(both({ maxLength: 5 }, { maxLength: 20 }), both({ maxLength: 9 }, { maxLength: 20 }))).toEqual([
    ['baseline', '', 'maxLength changed from 5 to 9'],
  ]);
  expect(meaning(both({ minimum: 5 }, { minimum: 2 }), both({ minimum: 3 }, { minimum: 5 }))).toEqual([]);
});

test('what is required in any part of allOf is required', () => {
  const required = { required: ['a'] };
  expect(meaning(both(text, required, { required: [] }), both(text, { required: [] }))).toEqual([
    ['baseline', 'a', 'made optional'],
  ]);
});

test('another keyword in two parts of allOf is compared as a whole, in whatever order they stand', () => {
  const [a, b, c] = ['a', 'b', 'c'].map((pattern) => ({ type: 'string', pattern })) as [object, object, object];
  expect(meaning(both(a, b), both(b, a))).toEqual([]);
  expect(meaning(both(a, b), both(c, b))).toEqual([
    ['today baseline', '', 'allOf changed from [{"pattern":["a","b"]}] to [{"pattern":["b","c"]}]'],
  ]);
  const values = (...all: string[]) => ({ enum: all });
  expect(meaning(both(values('x', 'y'), values('y')), both(values('x', 'y'), values('x')))).toHaveLength(1);
});

/** Parties that a change of a request breaks, and that the same of an answer does. */
const broken = (before: object, after: object) =>
  (['request', 'answer'] as const).map((direction) => {
    const breaks = schemaChanges(direction, before, after).flatMap((change) => change.breaks);
    return [...new Set(breaks)].toSorted().toReversed().join(' and ') || 'nobody';
  });
const stricter = ['baseline', 'today'];
const looser = ['today', 'baseline'];
const another = ['today and baseline', 'today and baseline'];
const nobody = ['nobody', 'nobody'];

const string = { type: 'string' };
const [day, moment] = ['date', 'date-time'].map((format) => ({ ...string, format })) as [object, object];
const nothing = { type: 'null' };
const object = (properties: object, others: object = {}) => ({ type: 'object', properties, ...others });

test.each<[string, string[], object, object]>([
  ['a choice where there was none', stricter, string, { anyOf: [day, moment] }],
  [
    'a choice of what says its type by its format',
    stricter,
    string,
    { anyOf: [{ format: 'date' }, { format: 'uri' }] },
  ],
  ['a choice beside the type', stricter, string, { ...string, oneOf: [{ format: 'date' }, { format: 'uri' }] }],
  ['no choice any more', looser, { anyOf: [day, moment] }, string],
  ['a choice of one', nobody, day, { anyOf: [day] }],
  ['a choice more', looser, { anyOf: [day, moment] }, { anyOf: [day, nothing, moment] }],
  ['a choice less', stricter, { oneOf: [day, moment] }, { oneOf: [moment] }],
  ['a choice besides what there was alone', looser, day, { anyOf: [day, nothing] }],
  ['one of the choices alone', stricter, { anyOf: [day, nothing] }, day],
  ['a choice that another one holds', nobody, { anyOf: [string, nothing] }, { anyOf: [string, nothing, day] }],
  ['a choice less that another one holds', nobody, { anyOf: [string, nothing, day] }, { anyOf: [string, nothing] }],
  ['a choice that is another one', another, { anyOf: [{ type: 'integer' }, day] }, { anyOf: [nothing, day] }],
  ['a choice that is stricter', stricter, { anyOf: [string, nothing] }, { anyOf: [nothing, day] }],
  ['the same in another order', nobody, { anyOf: [day, nothing] }, { anyOf: [nothing, day] }],
  ['the same by another keyword', nobody, { anyOf: [day, nothing] }, { oneOf: [day, nothing] }],
  [
    'null by a choice instead of a type',
    nobody,
    { type: ['string', 'null'], format: 'date' },
    { anyOf: [day, nothing] },
  ],
  [
    'another field beside a choice',
    another,
    object({ a: string }, { oneOf: [{ required: ['b'] }, { required: ['c'] }] }),
    object({ a: nothing }, { oneOf: [{ required: ['b'] }, { required: ['c'] }] }),
  ],
  ['another field required in a choice', another, { oneOf: [{ required: ['a'] }] }, { oneOf: [{ required: ['b'] }] }],
  [
    'another field that choices are told by',
    another,
    { oneOf: [day, nothing], discriminator: { propertyName: 'a' } },
    { oneOf: [day, nothing], discriminator: { propertyName: 'b' } },
  ],
  ['a text of a choice', nobody, { anyOf: [day, nothing] }, { anyOf: [{ ...day, description: 'x' }, nothing] }],
])('%s', (_, breaks, before, after) => {
  expect(broken(before, after)).toEqual(breaks);
});

test('of a choice what differs is told once, where it differs', () => {
  const forms = (a: object) => object({ a }, { oneOf: [object({ b: day }), object({ b: nothing })] });
  expect(meaning(forms(string), forms(day))).toEqual([['today', 'a', 'format "date" added']]);
  expect(meaning(string, { anyOf: [day, moment] })).toEqual([
    ['today', '', 'format "date" added'],
    ['', '', 'choice 2 added'],
  ]);
  expect(meaning({ anyOf: [day, nothing] }, day)).toEqual([['today', '', 'choice 2 removed']]);
});

test.each<[string, string[], object, object]>([
  ['a default', ['today', 'today'], object({ a: string }), object({ a: { ...string, default: 'x' } })],
  ['no default', ['baseline', 'baseline'], object({ a: { ...string, default: 'x' } }), object({ a: string })],
  ['another default', another, object({ a: { default: 1 } }), object({ a: { default: 2 } })],
  [
    'another default of what must be there',
    nobody,
    object({ a: { default: 1 } }, { required: ['a'] }),
    object({ a: { default: 2 } }, { required: ['a'] }),
  ],
  ['null as OpenAPI 3.0 has it', looser, string, { ...string, nullable: true }],
  ['a type that values say', nobody, { ...string, enum: ['x'] }, { enum: ['x'] }],
  ['a constant for one value', nobody, { ...string, enum: ['x'] }, { const: 'x' }],
  ['another constant', another, { const: 'x' }, { const: 'y' }],
  ['no text at all, said by itself', nobody, string, { ...string, minLength: 0 }],
  ['items that need not differ, said by itself', nobody, { type: 'array' }, { type: 'array', uniqueItems: false }],
  ['items that must differ', stricter, { type: 'array', uniqueItems: false }, { type: 'array', uniqueItems: true }],
  ['a bound that is excluded', stricter, { minimum: 5 }, { exclusiveMinimum: 5 }],
  ['a bound that is excluded no longer', looser, { exclusiveMaximum: 5 }, { maximum: 5 }],
  ['a bound as OpenAPI 3.0 has it', stricter, { maximum: 5 }, { maximum: 5, exclusiveMaximum: true }],
  ['a multiple of a multiple', stricter, { multipleOf: 5 }, { multipleOf: 10 }],
  ['a multiple of a part', looser, { multipleOf: 10 }, { multipleOf: 5 }],
  ['another multiple', another, { multipleOf: 10 }, { multipleOf: 4 }],
  ['other fields, said by itself', nobody, object({}), object({}, { additionalProperties: {} })],
  ['other fields of a type', stricter, object({}), object({}, { additionalProperties: string })],
  [
    'other fields of any type',
    looser,
    object({}, { additionalProperties: string }),
    object({}, { additionalProperties: true }),
  ],
  ['no other fields', stricter, object({}), object({}, { additionalProperties: false })],
  [
    'a field that was refused',
    ['today', 'nobody'],
    object({}, { additionalProperties: false }),
    object({ a: string }, { additionalProperties: false }),
  ],
  [
    'a field that is only read',
    ['baseline', 'nobody'],
    object({ a: string }),
    object({ a: { ...string, readOnly: true } }),
  ],
  [
    'another field that is only written',
    ['today and baseline', 'nobody'],
    object({ a: { ...string, writeOnly: true } }, { required: ['a'] }),
    object({ a: { ...nothing, writeOnly: true } }, { required: ['a'] }),
  ],
  ['a field of which nothing is said, required', stricter, object({}), object({}, { required: ['a'] })],
  [
    'a field required before it is described',
    stricter,
    object({}, { required: ['a'] }),
    object({ a: string }, { required: ['a'] }),
  ],
])('%s', (_, breaks, before, after) => {
  expect(broken(before, after)).toEqual(breaks);
});
