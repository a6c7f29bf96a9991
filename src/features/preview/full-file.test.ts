import { getDefaultStore } from 'jotai/vanilla';
import { expect, test } from 'vitest';
import type { Photo } from '#photos/data/library-queries.ts';
import { fullFilesAtom, fullFileUrl, isSharper, isUploadShown, isWideStage, noteFullFile } from './full-file.ts';

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
  const unknown = { visibleWidth: undefined, visibleHeight: undefined };
  expect(isSharper({ width: 2400, height: 1600 }, picture, unknown)).toBe(true);
  expect(isSharper({ width: 1300, height: 867 }, picture, unknown)).toBe(false);
  expect(isSharper({ width: 1600, height: 2400 }, picture, unknown)).toBe(false);
  expect(isSharper({ width: 4000, height: 3000 }, picture, unknown)).toBe(false);
});

test('P9.23 a file that shows more than is visible of its photo does not take the place of the picture, whatever its shape', () => {
  const picture = { width: 1300, height: 975 };
  const file = { width: 4000, height: 3000 };
  expect(isSharper(file, picture, { visibleWidth: 3000, visibleHeight: 2250 })).toBe(false);
  expect(isSharper(file, picture, { visibleWidth: 3999, visibleHeight: 3000 })).toBe(true);
  expect(isSharper(file, picture, { visibleWidth: 0, visibleHeight: 0 })).toBe(true);
  // What is made of a HEIC may be smaller than that is.
  expect(isSharper(file, picture, { visibleWidth: 8000, visibleHeight: 6000 })).toBe(true);
});

test('P9.13 what was made of a file that browsers do not show tells nothing of the photo', () => {
  const facts = { width: 2000, height: 1500, bytes: 1_000 };
  noteFullFile({ imageId: 'shot', localFileName: 'shot.heic' }, facts);
  noteFullFile(photo, facts);
  expect([...getDefaultStore().get(fullFilesAtom)]).toEqual([['photo-1', facts]]);
});
