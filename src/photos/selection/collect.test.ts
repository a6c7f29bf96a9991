import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { connectForTest } from '#api/test-connection.ts';
import { librarySource } from '#photos/pages/page-source.ts';
import type { TimelineMonth } from '#photos/data/months.ts';
import { setHidden } from '#photos/pages/hidden-photos.ts';
import { PhotoPages } from '#photos/pages/photo-pages.ts';
import type { PhotoList } from '#photos/pages/photo-list.ts';
import { type ServedLibrary, serveLibrary } from '#photos/testing/served-library.ts';
import * as collecting from './collect.ts';
import type { Selection } from './selection.ts';
import { NO_PHOTOS, withGroups, withPhotos, withToggledPhoto } from './selection.ts';

const sort = { sortKey: 'dateTaken', sortOrder: 'desc' } as const;
const month = (key: string, count: number): TimelineMonth => ({
  key,
  year: key.slice(0, 4),
  month: String(Number(key.slice(5))),
  count,
});
const groups = [month('2024-05', 1200), month('2024-04', 30), month('2024-03', 10)];
const [may, april, march] = groups as [TimelineMonth, TimelineMonth, TimelineMonth];

let library: ServedLibrary;
let list: PhotoList;

beforeEach(() => {
  connectForTest('http://photos.test');
  library = serveLibrary({ '2024/5': 1200, '2024/4': 30, '2024/3': 10 });
  const pages = new PhotoPages(new QueryClient(), librarySource(sort));
  pages.setGroups(groups);
  // Only what a selection is read by; the rest is for screens.
  list = { kind: 'photos', albumId: undefined, sort, pages } as Partial<PhotoList> as PhotoList;
});

afterEach(() => vi.unstubAllGlobals());

/** Time at which the months were counted. */
const NOON = Date.UTC(2026, 10, 23, 12);
const collectPhotos = (
  selection: Selection,
  onProgress?: (read: number, total: number) => void,
  signal = new AbortController().signal,
) => collecting.collectPhotos(list, groups, selection, signal, onProgress);
const collect = async (...args: Parameters<typeof collectPhotos>) => (await collectPhotos(...args)).photos;
const id = (imageId: string) => ({ imageId });
const asked = () => library.requests.map(({ month: name, offset, limit }) => `${name} ${offset}+${limit}`).sort();

test('photos that were chosen one by one are known and not read', async () => {
  const chosen = withPhotos(withToggledPhoto(NO_PHOTOS, may, id('a')), march, [id('b'), id('c')], true);
  expect(await collect(chosen)).toEqual([
    { imageId: 'a', groupKey: '2024-05' },
    { imageId: 'b', groupKey: '2024-03' },
    { imageId: 'c', groupKey: '2024-03' },
  ]);
  expect(library.requests).toEqual([]);
});

test('O14 P9.3 whole months are read through their pages, 500 at a time, without the exceptions', async () => {
  const heard: [number, number][] = [];
  const chosen = withToggledPhoto(withGroups(NO_PHOTOS, [may, april], NOON), may, id('2024/5-700'));
  const photos = await collect(chosen, (read, total) => heard.push([read, total]));
  expect(photos).toHaveLength(1229);
  expect(photos.some(({ imageId }) => imageId === '2024/5-700')).toBe(false);
  expect(photos.filter(({ groupKey }) => groupKey === '2024-04')).toHaveLength(30);
  expect(asked()).toEqual(['2024/4 0+500', '2024/5 0+500', '2024/5 1000+500', '2024/5 500+500']);
  expect(heard.at(-1)).toEqual([1229, 1229]);
  expect(heard.map(([read]) => read)).toEqual(heard.map(([read]) => read).toSorted((one, other) => one - other));
});

test('O13 everything is read from the flat list', async () => {
  const urls: URL[] = [];
  vi.stubGlobal('fetch', async (address: string) => {
    const url = new URL(address);
    urls.push(url);
    const from = Number(url.searchParams.get('cursor') ?? 0);
    const images = Array.from({ length: Math.min(500, 1240 - from) }, (_, at) => ({
      ...library.photos('2024/5', from + at, from + at + 1)[0],
      dateTaken: from + at < 1200 ? '2024-05-02T00:00:00Z' : '2024-04-02T00:00:00Z',
    }));
    return Response.json({ images, cursor: from + 500 < 1240 ? String(from + 500) : null });
  });
  const photos = await collect(withToggledPhoto(withGroups(NO_PHOTOS, groups, NOON), may, id('2024/5-3')));
  expect(photos).toHaveLength(1239);
  expect(photos.at(-1)?.groupKey).toBe('2024-04');
  expect(urls.map(({ pathname, searchParams }) => `${pathname} ${searchParams.get('limit')}`)).toEqual([
    '/photos 500',
    '/photos 500',
    '/photos 500',
  ]);
});

test('a month that is in memory as a whole is not read again', async () => {
  list.pages.need('grid', [{ key: '2024-03', from: 0, to: 10 }]);
  await vi.waitFor(() => expect(list.pages.state('2024-03').pages).toHaveLength(1));
  const before = library.requests.length;
  expect(await collect(withGroups(NO_PHOTOS, [march], NOON))).toHaveLength(10);
  expect(library.requests).toHaveLength(before);
});

test('photos on their way out are left out', async () => {
  setHidden(['2024/4-1'], undefined, true);
  const photos = await collect(withGroups(NO_PHOTOS, [april], NOON));
  setHidden(['2024/4-1'], undefined, false);
  expect(photos).toHaveLength(29);
});

test('O14 it ends at once when it is cancelled, and requests are given up', async () => {
  library.hold();
  const end = new AbortController();
  const reading = collect(withGroups(NO_PHOTOS, [may], NOON), undefined, end.signal);
  end.abort(new Error('cancelled'));
  library.release();
  await expect(reading).rejects.toThrow('cancelled');
  expect(library.requests.every(({ aborted }) => aborted)).toBe(true);
});

test('a page that cannot be read fails the whole', async () => {
  library.failNext(404);
  await expect(collect(withGroups(NO_PHOTOS, [may], NOON))).rejects.toMatchObject({
    operation: 'getTimelinePage',
    status: 404,
  });
});

test('R9 photos that have come since their month was counted are left out', async () => {
  library.counts['2024/4'] = 32;
  library.date((photoId) => (photoId === '2024/4-4' || photoId === '2024/4-9' ? NOON + 1 : NOON - 1));
  const { photos, isWithin } = await collectPhotos(withGroups(NO_PHOTOS, [april], NOON));
  expect([photos.length, isWithin]).toEqual([30, true]);
  expect(photos.some(({ imageId }) => imageId === '2024/4-4')).toBe(false);
  const chosen = withToggledPhoto(withGroups(NO_PHOTOS, [april], NOON), april, {
    imageId: '2024/4-9',
    uploadEnd: new Date(NOON + 1).toISOString(),
  });
  expect((await collect(chosen)).map(({ imageId }) => imageId)).toContain('2024/4-9');
});

test('R9 where the clocks disagree, or photos do not say when they came, the number shows that others may be meant', async () => {
  library.counts['2024/4'] = 31;
  expect(await collectPhotos(withGroups(NO_PHOTOS, [april], NOON))).toMatchObject({ isWithin: false });
  library.counts['2024/4'] = 29;
  library.counts['2024/3'] = 11;
  // As many in all, but not of each month.
  expect(await collectPhotos(withGroups(NO_PHOTOS, [april, march], NOON))).toMatchObject({ isWithin: false });
});

test('R9 of a month that has become smaller than what was chosen of it, those are taken that are still there', async () => {
  const chosen = withPhotos(
    NO_PHOTOS,
    march,
    Array.from({ length: 11 }, (_, at) => id(`2024/3-${at}`)),
    true,
  );
  const { photos, isWithin } = await collectPhotos(chosen);
  expect([photos.length, isWithin]).toEqual([10, true]);
});
