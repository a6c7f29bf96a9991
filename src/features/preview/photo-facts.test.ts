import { beforeAll, expect, test } from 'vitest';
import { useTexts } from '#i18n/texts.ts';
import enGB from '#i18n/locales/en-GB.json' with { type: 'json' };
import type { Photo } from '#photos/data/library-queries.ts';
import { photoFacts, sizeOf } from './photo-facts.ts';

const texts: Record<string, string> = enGB;
beforeAll(() => useTexts('en-GB', texts));

const photo: Photo = {
  imageId: 'photo-1',
  localFileName: 'beach.jpg',
  uploadId: 'upload-1',
  url: 'https://files.example/original',
  untouchedUrl: 'https://files.example/untouched',
  dateTaken: '2024-05-05T14:03:00Z',
  visibleWidth: 4000,
  visibleHeight: 3000,
  thumbnails: [{ id: 1300, url: 'https://files.example/1300', width: 1300, height: 975 }],
};

const values = (...parameters: Parameters<typeof photoFacts>) =>
  photoFacts(...parameters).map(({ label, value }) => [label.replace('preview.details.', ''), value]);

test('P2.77 P9.13 name, date, dimensions and size of a photo', () => {
  expect(values(photo, { width: 4000, height: 3000, bytes: 3_145_728 })).toEqual([
    ['name', 'beach.jpg'],
    ['taken', '5 May 2024 at 14:03'],
    ['dimensions', '4,000 × 3,000 pixels'],
    ['size', '3.00\u00A0MB'],
  ]);
});

test('P2.78 what is not known is left out: nothing is told of the picture of 1300 px', () => {
  const bare = { ...photo, localFileName: '', dateTaken: undefined, visibleWidth: undefined };
  expect(values(bare, undefined)).toEqual([]);
  expect(values(bare, { width: 2400, height: 1600, bytes: undefined })).toEqual([
    ['dimensions', '2,400 × 1,600 pixels'],
  ]);
});

test('P2.77 P9.12 the dimensions are those that are visible, whatever its full file has', () => {
  const file = { width: 2400, height: 1600, bytes: 1_048_576 };
  expect(values(photo, file)).toContainEqual(['dimensions', '4,000 × 3,000 pixels']);
  expect(sizeOf(photo, file)).toEqual({ width: 4000, height: 3000 });
  expect(sizeOf({ ...photo, visibleHeight: undefined }, file)).toMatchObject({ width: 2400, height: 1600 });
});
