import { expect, test } from 'vitest';
import type { Photo } from '#photos/data/library-queries.ts';
import { fullFileUrl, isSharper, isUploadShown, isWideStage } from './full-file.ts';

const photo: Photo = {
  imageId: 'photo-1',
  localFileName: 'beach.jpg',
  uploadId: 'upload-1',
  url: 'https://files.example/original',
  untouchedUrl: 'https://files.example/untouched',
  visibleWidth: 4000,
  visibleHeight: 3000,
  thumbnails: [{ id: 1300, url: 'https://files.example/1300', width: 1300, height: 975 }],
};

test('P9.23 the full file is what was uploaded, else the picture itself', () => {
  expect(isUploadShown(photo)).toBe(true);
  expect(fullFileUrl(photo)).toBe(photo.untouchedUrl);
  expect(fullFileUrl({ ...photo, untouchedUrl: '' })).toBe(photo.url);
});

test.each(['beach.heic', 'BEACH.HEIC', 'beach.heif', 'beach.hif'])(
  'P9.23 of %s, which browsers do not show, it is the picture that was made of it, if any',
  (localFileName) => {
    expect(isUploadShown({ localFileName })).toBe(false);
    expect(fullFileUrl({ ...photo, localFileName })).toBe(photo.url);
    expect(fullFileUrl({ ...photo, localFileName, url: photo.untouchedUrl })).toBeUndefined();
    expect(fullFileUrl({ ...photo, localFileName, url: '' })).toBeUndefined();
  },
);

test('P9.23 there is none of a photo that is no larger than the picture, or that is the picture', () => {
  expect(fullFileUrl({ ...photo, visibleWidth: 1300, visibleHeight: 975 })).toBeUndefined();
  expect(fullFileUrl({ ...photo, visibleWidth: 975, visibleHeight: 1301 })).toBe(photo.untouchedUrl);
  expect(fullFileUrl({ ...photo, untouchedUrl: '', thumbnails: [] })).toBeUndefined();
});

test('P9.23 a photo of unknown size may be larger', () => {
  expect(fullFileUrl({ ...photo, visibleWidth: undefined, visibleHeight: undefined })).toBe(photo.untouchedUrl);
});

test.each([
  [1300, 1, false],
  [1301, 1, true],
  [390, 3, false],
  [440, 3, true],
  [650, 2, false],
])('P9.23 a stage of %i px with %f device pixels each is wide: %s', (width, ratio, isWide) => {
  expect(isWideStage(width, ratio)).toBe(isWide);
});

test('P9.23 a file that is smaller, or of another shape, does not take the place of the picture', () => {
  const picture = { width: 1300, height: 867 };
  expect(isSharper({ width: 2400, height: 1600 }, picture)).toBe(true);
  expect(isSharper({ width: 1300, height: 867 }, picture)).toBe(false);
  expect(isSharper({ width: 1600, height: 2400 }, picture)).toBe(false);
  expect(isSharper({ width: 4000, height: 3000 }, picture)).toBe(false);
});
