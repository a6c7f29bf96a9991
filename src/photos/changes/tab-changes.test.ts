import { expect, test } from 'vitest';
import { changeIn } from './tab-changes.ts';

const anna = 'a1b2';
const from = (change: unknown, customer: unknown = anna) => ({ customer, change });

test.each([
  { type: 'photosGone', photoIds: ['1', '2'] },
  { type: 'photosGone', photoIds: ['1'], albumId: 'lisbon' },
  { type: 'photosAdded', photoIds: ['1'], albumId: 'lisbon' },
  { type: 'photosAdded', photoIds: [] },
  { type: 'albumCreated' },
  { type: 'albumRenamed', albumId: 'lisbon' },
  { type: 'albumGone', albumId: 'lisbon' },
  { type: 'libraryEmptied' },
  { type: 'libraryChanged' },
])('P4.14 a change that another tab tells of is taken over: %j', (change) =>
  expect(changeIn(from(change), anna)).toEqual(change),
);

test('S20 what a tab of another customer tells is ignored', () => {
  expect(changeIn(from({ type: 'albumCreated' }, 'c3d4'), anna)).toBeUndefined();
});

test('nobody is signed in: nothing is taken over', () =>
  expect(changeIn(from({ type: 'albumCreated' }), undefined)).toBeUndefined());

test.each([
  undefined,
  null,
  'albumCreated',
  { type: 'albumCreated' },
  from(undefined),
  from({ type: 'photosGone' }),
  from({ type: 'photosGone', photoIds: 'all' }),
  from({ type: 'photosGone', photoIds: [1] }),
  from({ type: 'photosAdded', photoIds: ['1'], albumId: '' }),
  from({ type: 'albumRenamed', albumId: '' }),
  from({ type: 'reload' }),
  from({ type: 'albumCreated' }, null),
])('what is no change is ignored: %j', (message) => expect(changeIn(message, anna)).toBeUndefined());

test('a newer tab may say more than this one knows', () => {
  expect(changeIn({ ...from({ type: 'albumRenamed', albumId: 'lisbon', since: 7 }), version: 2 }, anna)).toEqual({
    type: 'albumRenamed',
    albumId: 'lisbon',
  });
});
