import { expect, test } from 'vitest';
import { faultOf } from './matchers.ts';
import { numberPatterns } from './number-patterns.ts';
import type { Schema } from './spec.ts';

const BOUNDS = [0, 1, 7, 9, 10, 19, 100, 109, 255];
const NUMBERS = BOUNDS.flatMap((bound) => [bound - 1, bound, bound + 1]).flatMap((number) => [
  number,
  -number,
  number + 0.5,
  number + 0.05,
  number * 10,
]);

test.each(['minimum', 'exclusiveMinimum', 'maximum', 'exclusiveMaximum'] as const)(
  'what fits the patterns for %s is what the schema allows',
  (keyword) => {
    for (const type of ['number', 'integer'])
      for (const bound of BOUNDS) {
        // One schema for all numbers: each is compiled.
        const schema = { type, [keyword]: bound };
        const numbers = type === 'integer' ? NUMBERS.filter(Number.isInteger) : NUMBERS;
        expect(numbers.filter((number) => fits(schema, number))).toEqual(
          numbers.filter((number) => faultOf(schema, number) === undefined),
        );
      }
  },
);

test('both bounds hold at once, and no bound of a number is no pattern', () => {
  expect([0, 1, 12, 100, 101].filter((number) => fits({ type: 'integer', minimum: 1, maximum: 100 }, number))).toEqual([
    1, 12, 100,
  ]);
  expect(numberPatterns({ type: 'number' })).toEqual([]);
});

test('a whole number may be written with a fraction of zero, and is within what JavaScript holds exactly', () => {
  const fitting = (schema: Schema, texts: string[]) =>
    texts.filter((text) => numberPatterns(schema).every((pattern) => new RegExp(pattern).test(text)));
  const most = Number.MAX_SAFE_INTEGER;
  const texts = [
    '3',
    '3.0',
    '3.00',
    '3.5',
    '-3.0',
    String(most),
    String(-most),
    '9007199254740992',
    '12345678901234567890',
    '1e+21',
  ];
  expect(fitting({ type: 'integer' }, texts)).toEqual(['3', '3.0', '3.00', '-3.0', String(most), String(-most)]);
  expect(fitting({ type: 'integer', minimum: 0 }, texts)).toEqual(['3', '3.0', '3.00', String(most)]);
  expect(fitting({ type: 'integer', minimum: 1, maximum: 10 }, texts)).toEqual(['3', '3.0', '3.00']);
});

test.each([
  [{ minimum: 0 }, ['1e-7', '2.5e-9', '1e+21', '7.085317000000001e+102', '9e307']],
  [{ exclusiveMinimum: 0 }, ['1e-7', '2.5e-9', '1e+21', '7.085317000000001e+102', '9e307']],
  [{ minimum: 1 }, ['1e+21', '7.085317000000001e+102', '9e307']],
  [{ maximum: 1 }, ['1e-7', '2.5e-9', '-1e-7', '-1e+21', '-2e+300']],
  [{ exclusiveMaximum: 0 }, ['-1e-7', '-1e+21', '-2e+300']],
])('a number within %j may be written with an exponent', (schema, fitting) => {
  const texts = ['1e-7', '2.5e-9', '1e+21', '7.085317000000001e+102', '9e307', '1e999', '-1e-7', '-1e+21', '-2e+300'];
  const patterns = numberPatterns({ type: 'number', ...schema }).map((pattern) => new RegExp(pattern));
  expect(texts.filter((text) => patterns.every((pattern) => pattern.test(text)))).toEqual(fitting);
});

test('a bound that no pattern is made for is an error, not a matcher that accepts everything', () => {
  expect(() => numberPatterns({ type: 'number', minimum: 0.5 })).toThrow('0.5');
  expect(() => numberPatterns({ type: 'integer', maximum: -1 })).toThrow('-1');
});

function fits(schema: Schema, number: number): boolean {
  return numberPatterns(schema).every((pattern) => new RegExp(pattern).test(String(number)));
}
