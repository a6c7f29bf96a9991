import { expect, test } from 'vitest';
import { neighbourhood, numberOfPlace, placeOfNumber, sequenceOf } from './photo-list.ts';

const months = (...counts: number[]) =>
  counts.map((count, index) => ({ key: `m${index}`, year: '2024', month: String(index), count }));

test('every photo has one number, and the number leads back to it', () => {
  const sequence = sequenceOf(months(1, 40, 7, 1, 900, 3));
  const seen = new Set<string>();
  for (let number = 0; number < sequence.total; number += 1) {
    const place = placeOfNumber(sequence, number);
    expect(place && numberOfPlace(sequence, place)).toBe(number);
    seen.add(`${place?.key} ${place?.index}`);
  }
  expect(seen.size).toBe(952);
});

test('the row follows the timeline over the borders of months', () => {
  const sequence = sequenceOf(months(2, 1, 3));
  expect([0, 1, 2, 3, 5].map((number) => placeOfNumber(sequence, number))).toEqual([
    { key: 'm0', index: 0 },
    { key: 'm0', index: 1 },
    { key: 'm1', index: 0 },
    { key: 'm2', index: 0 },
    { key: 'm2', index: 2 },
  ]);
});

test('there is nothing before the first photo, after the last, or in a month that is gone', () => {
  const sequence = sequenceOf(months(2, 1));
  expect([placeOfNumber(sequence, -1), placeOfNumber(sequence, 3), placeOfNumber(sequenceOf([]), 0)]).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
  expect(numberOfPlace(sequence, { key: 'm9', index: 0 })).toBeUndefined();
  expect(numberOfPlace(sequence, { key: 'm0', index: 2 })).toBeUndefined();
});

test('the photos around one reach into the months beside it, its own month first', () => {
  const sequence = sequenceOf(months(10, 2, 10));
  expect(neighbourhood(sequence, 10, 3)).toEqual([
    { key: 'm1', from: 0, to: 2 },
    { key: 'm0', from: 7, to: 10 },
    { key: 'm2', from: 0, to: 2 },
  ]);
  expect(neighbourhood(sequence, 0, 2)).toEqual([{ key: 'm0', from: 0, to: 3 }]);
  expect(neighbourhood(sequence, 21, 1)).toEqual([{ key: 'm2', from: 8, to: 10 }]);
});
