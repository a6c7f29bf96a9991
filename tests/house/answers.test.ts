import { beforeAll, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { Image, ImagePage } from '#generated/photo-management/model/index.ts';
import { Participant } from '#generated/shared-albums/model/index.ts';

beforeAll(() => void z.config({ jitless: true }));

const image = {
  imageId: 'p1',
  localFileName: 'a.jpg',
  uploadId: 'u1',
  url: 'https://photos.example/a',
  untouchedUrl: 'https://photos.example/a/untouched',
  thumbnails: [{ id: 300, url: 'https://photos.example/a/300', width: 300, height: 200 }],
  dateTaken: '2026-03-05T12:00:00Z',
};
const accepts = (schema: z.ZodMiniType, value: unknown) => schema.safeParse(value).success;

test('P3.75 a cursor is a text or null, strictly', () => {
  expect(accepts(ImagePage, { images: [image], cursor: null })).toBe(true);
  expect(accepts(ImagePage, { images: [image], cursor: 'next' })).toBe(true);
  for (const cursor of [7, true, {}, undefined]) expect(accepts(ImagePage, { images: [image], cursor })).toBe(false);
});

test('P3.76 an address is a whole one, strictly', () => {
  expect(accepts(Image, image)).toBe(true);
  for (const url of ['', '/a', 'photos.example/a', 'https://', 7, null])
    expect(accepts(Image, { ...image, url })).toBe(false);
});

test('P3.77 an e-mail address is one, strictly', () => {
  expect(accepts(Participant, { id: 'c1', email: 'carl@example.com' })).toBe(true);
  for (const email of ['', 'carl', 'carl@', '@example.com', 'carl example.com', 7, null])
    expect(accepts(Participant, { id: 'c1', email })).toBe(false);
});

test('P3.78 a point in time is written as ISO 8601, strictly', () => {
  for (const dateTaken of ['2026-03-05T12:00:00Z', '2026-03-05T12:00:00+02:00'])
    expect(accepts(Image, { ...image, dateTaken })).toBe(true);
  for (const dateTaken of [
    '5 March 2026',
    '2026-03-05',
    '05/03/2026 12:00',
    '2026-13-05T12:00:00Z',
    1_772_712_000,
    null,
  ])
    expect(accepts(Image, { ...image, dateTaken })).toBe(false);
});
