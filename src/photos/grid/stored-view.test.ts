import { expect, test } from 'vitest';
import { monthKeysFrom, scrollPositionFrom } from './stored-view.ts';

test('P2.45 a scroll position is two numbers that are not negative', () => {
  expect(scrollPositionFrom({ x: 0, y: 1234.5 })).toEqual({ x: 0, y: 1234.5 });
  expect(scrollPositionFrom({ x: 3, y: 0, z: 1 })).toEqual({ x: 3, y: 0 });
});

test.each([
  null,
  7,
  'top',
  [],
  {},
  { x: 0 },
  { x: -1, y: 0 },
  { x: 0, y: -0.5 },
  { x: '0', y: 0 },
  { x: Number.NaN, y: 0 },
  { x: 0, y: Number.POSITIVE_INFINITY },
])('P2.45 %j is no scroll position', (value) => expect(scrollPositionFrom(value)).toBeUndefined());

test('P3.74 O45 expanded months are a list of "YYYY-MM"; what is none is dropped', () => {
  expect(monthKeysFrom(['2024-05', 'unknown'])).toEqual(['2024-05', 'unknown']);
  expect(monthKeysFrom(['2024-05', 7, null, '2024-13', '<b>'])).toEqual(['2024-05']);
});

test.each([null, 'unknown', { 0: '2024-05' }, 5])('O45 %j is no list of months', (value) =>
  expect(monthKeysFrom(value)).toBeUndefined(),
);
