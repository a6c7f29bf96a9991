import { expect, test } from 'vitest';
import type { Photo } from '#photos/data/library-queries.ts';
import { withNewest } from './newest-photos.ts';

const photos = (letters: string): Photo[] =>
  [...letters].map((imageId) => ({
    imageId,
    localFileName: `${imageId}.jpg`,
    uploadId: `upload-${imageId}`,
    url: '',
    untouchedUrl: '',
    thumbnails: [],
  }));
const none = () => false;
const names = (list: readonly Photo[]) => list.map(({ localFileName }) => localFileName);

test('P2.152 what is there when the code is shown has not arrived from a phone', () => {
  expect(withNewest(undefined, photos('ba'), none).arrived).toEqual([]);
});

test('P2.152 what comes later has, each photo once, the newest first', () => {
  const first = withNewest(undefined, photos('ba'), none);
  const second = withNewest(first, photos('dcba'), none);
  expect(names(second.arrived)).toEqual(['d.jpg', 'c.jpg']);
  expect(withNewest(second, photos('dcba'), none)).toBe(second);
  expect(names(withNewest(second, photos('edc'), none).arrived)).toEqual(['e.jpg', 'd.jpg', 'c.jpg']);
});

test('P2.152 a library that was empty is followed as well, and a photo that goes is not counted anew when it is back', () => {
  const first = withNewest(undefined, [], none);
  const second = withNewest(first, photos('a'), none);
  expect(names(second.arrived)).toEqual(['a.jpg']);
  const emptied = withNewest(second, [], none);
  expect(withNewest(emptied, [], none)).toBe(emptied);
  expect(names(withNewest(emptied, photos('a'), none).arrived)).toEqual(['a.jpg']);
  expect(names(withNewest(emptied, photos('ba'), none).arrived)).toEqual(['b.jpg', 'a.jpg']);
});

test('R9 older photos that move up because others have gone have not arrived', () => {
  const first = withNewest(undefined, photos('dc'), none);
  const moved = withNewest(first, photos('cb'), none);
  expect(moved.arrived).toEqual([]);
  expect(names(withNewest(moved, photos('ecba'), none).arrived)).toEqual(['e.jpg']);
  expect(withNewest(first, photos('ba'), none).arrived).toEqual([]);
});

test('P2.152 photos that the page adds itself are not counted, also when they are seen again', () => {
  const first = withNewest(undefined, photos('a'), none);
  const own = withNewest(first, photos('cba'), ({ uploadId }) => uploadId === 'upload-b');
  expect(names(own.arrived)).toEqual(['c.jpg']);
  expect(withNewest(own, photos('cba'), none)).toBe(own);
});
