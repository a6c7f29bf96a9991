import { expect, test } from 'vitest';
import { slotsOf } from './use-slots.ts';

const card = 'a card';
const says = { isPending: false, card };
const saysNothing = { isPending: false };
const isAwaited = { isPending: true };

test('O84 what has something to say stands in its order, then what may have, and nothing has a room for nothing', () => {
  expect(slotsOf(new Map(Object.entries({ order: says, storage: saysNothing, project: says, photos: says })))).toEqual([
    'order',
    'project',
    'photos',
  ]);
  expect(
    slotsOf(new Map(Object.entries({ order: isAwaited, storage: says, project: saysNothing, photos: says }))),
  ).toEqual(['storage', 'photos', 'order']);
  expect(slotsOf(new Map(Object.entries({ order: saysNothing })))).toEqual([]);
});

test('O84 R1 what got no answer has a room at the end, which it takes once it has one', () => {
  const gotNone = { isPending: false, mayCome: true };
  expect(slotsOf(new Map(Object.entries({ order: gotNone, storage: saysNothing, photos: says })))).toEqual([
    'photos',
    'order',
  ]);
});

test('O84 what is read anew keeps saying what it knows', () => {
  expect(slotsOf(new Map([['order', { isPending: true, card }]]))).toEqual(['order']);
});
