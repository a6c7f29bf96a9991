import { expect, test } from 'vitest';
import { gridThumbnailSize, photoShape, PREVIEW_SIZE, thumbnailUrl, type ThumbnailSize } from './thumbnails.ts';

const photo = (...sizes: number[]) => ({
  url: 'picture',
  thumbnails: sizes.map((id) => ({ id, url: String(id), width: id, height: id / 2 })),
});

test('P9.21 P9.22 O36 small and medium screens have thumbnails of 300, larger ones of 800', () => {
  expect((['small', 'medium', 'large', 'extraLarge'] as const).map(gridThumbnailSize)).toEqual([300, 300, 800, 800]);
});

test('P9.23 the preview has 1300', () => expect(PREVIEW_SIZE).toBe(1300));

test.each<[ThumbnailSize, number[], string]>([
  [300, [1300, 300, 800], '300'],
  [300, [1300, 800], '800'],
  [800, [300, 1300], '1300'],
  [800, [300], '300'],
  [1300, [300, 800], '800'],
  [1300, [800, 300], '800'],
  [300, [], 'picture'],
])('O36 %i of %j is %s', (size, sizes, url) => expect(thumbnailUrl(photo(...sizes), size)).toBe(url));

test('the shape is that of the picture, else of its largest thumbnail', () => {
  expect(photoShape({ ...photo(300, 1300), visibleWidth: 2400, visibleHeight: 1600 })).toEqual({
    width: 2400,
    height: 1600,
  });
  expect(photoShape({ ...photo(300, 1300), visibleWidth: 2400 })).toEqual({ width: 1300, height: 650 });
  expect(photoShape({ ...photo(300), visibleWidth: 0, visibleHeight: 0 })).toEqual({ width: 300, height: 150 });
  expect(photoShape(photo())).toBeUndefined();
});
