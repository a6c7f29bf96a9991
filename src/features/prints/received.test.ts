import { expect, test } from 'vitest';
import { addressFrom, addressOf } from './received.ts';

const photosOf = (...months: string[]) => months.map((month) => ({ month }));

test('O59 the address of a tray names its selections, and each of its months once', () => {
  const { ids, in: months } = addressOf(['a1', 'b2'], photosOf('2024-05', 'unknown', '2024-05', '2023-12'));
  expect([ids, months]).toEqual(['a1~b2', '2024-05.unknown.2023-12']);
  expect(addressFrom(ids, months ?? null)).toEqual({
    selections: ['a1', 'b2'],
    months: ['2024-05', 'unknown', '2023-12'],
  });
});

test('O59 ids may be anything', () => {
  const selections = ['a~b', 'c/d?e', '%7E', 'ä '];
  expect(addressFrom(addressOf(selections, []).ids, null)).toEqual({ selections });
});

test('O59 many months are not named: the address is to be scanned', () => {
  const months = Array.from({ length: 25 }, (_, at) => `20${String(at).padStart(2, '0')}-01`);
  expect(addressOf(['a'], photosOf(...months))).toEqual({ ids: 'a' });
  expect(addressOf(['a'], photosOf(...months.slice(1))).in?.split('.')).toHaveLength(24);
});

test.each([
  ['a', null],
  ['a', ''],
  ['a', '2024-13'],
  ['a', '2024-05.evil'],
  ['a', Array.from({ length: 25 }, () => '2024-05').join('.')],
])('S39 of %s in %j the months are left out', (ids, months) => {
  expect(addressFrom(ids, months)).toEqual({ selections: ['a'] });
});

test('S39 what cannot be decoded is no selection', () => {
  expect(addressFrom('%E0%A4%A~~b', null)).toEqual({ selections: ['b'] });
});

test('O59 S39 an address with more selections than a tray has is of none', () => {
  expect(addressFrom('a~b~c~d', null)).toEqual({ selections: ['a', 'b', 'c', 'd'] });
  expect(addressFrom('a~b~c~d~e', null)).toBeUndefined();
});
