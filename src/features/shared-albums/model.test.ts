import { expect, test } from 'vitest';
import { isOwnerOf } from './model.ts';

test('P6.12 who has the id of the owner is the owner, and nobody else', () => {
  expect(isOwnerOf({ ownerId: 'user-anna' }, 'user-anna')).toBe(true);
  expect(isOwnerOf({ ownerId: 'user-anna' }, 'user-carl')).toBe(false);
  expect(isOwnerOf({ ownerId: 'user-anna' }, 'USER-ANNA')).toBe(false);
  expect(isOwnerOf({ ownerId: 'user-anna' }, undefined)).toBe(false);
});
