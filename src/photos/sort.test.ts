import { expect, test } from 'vitest';
import { DEFAULT_SORT } from './sort.ts';

test('P2.53 P2.54 P2.55 what a list is sorted by at first', () => {
  expect(DEFAULT_SORT).toEqual({
    photos: { sortKey: 'dateTaken', sortOrder: 'desc' },
    albumPhotos: { sortKey: 'created', sortOrder: 'desc' },
    sharedAlbumPhotos: { sortKey: 'created', sortOrder: 'desc' },
  });
});
