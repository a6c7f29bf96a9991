import { expect, it } from 'vitest';
import { isPhotoBook } from './photo-books.ts';

it.each([
  ['LargePhotoBook', true],
  ['photobook', true],
  ['SQUARE_PHOTOBOOK_XL', true],
  ['Poster', false],
  ['Photo book', false],
  ['', false],
  [undefined, false],
])('A3.32 an article of type %s is a photo book: %s', (articleType, isOne) =>
  expect(isPhotoBook(articleType)).toBe(isOne),
);
