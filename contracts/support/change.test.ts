import { expect, test } from 'vitest';
import { changedAt } from './change.ts';

const page = { cursor: null, images: [{ id: 'photo-1' }] };

test('one place is removed or replaced, in a copy', () => {
  expect(changedAt(page, 'images.0.id')).toEqual({ cursor: null, images: [{}] });
  expect(changedAt(page, 'cursor', 'abc')).toEqual({ cursor: 'abc', images: [{ id: 'photo-1' }] });
  expect(changedAt(page, 'images', undefined)).toEqual({ cursor: null, images: undefined });
  expect(changedAt(page, '', 7)).toBe(7);
  expect(changedAt(page, [], 7)).toBe(7);
  expect(changedAt({ 'a.b': 1 }, ['a.b'], 2)).toEqual({ 'a.b': 2 });
  expect(page).toEqual({ cursor: null, images: [{ id: 'photo-1' }] });
});

test('a place that is not there is an error, so that no case proves nothing', () => {
  expect(() => changedAt(page, 'images.0.name')).toThrow('There is nothing at images.0.name.');
  expect(() => changedAt(page, 'albums.0')).toThrow('There is nothing at albums.0.');
});
