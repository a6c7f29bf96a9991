import { expect, test } from 'vitest';
import { schemaChanges } from './schema-changes.ts';

/** What a change of an answer means: whom it breaks, the field, and what it is. */
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
