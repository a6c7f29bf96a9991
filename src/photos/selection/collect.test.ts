import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { connectRequests } from '#api/connection.ts';
import { librarySource } from '#photos/library-source.ts';
import type { TimelineMonth } from '#photos/months.ts';
import { setHidden } from '#photos/pages/hidden-photos.ts';
import { PhotoPages } from '#photos/pages/photo-pages.ts';
import type { PhotoList } from '#photos/photo-list.ts';
import { serveLibrary, type ServedLibrary } from '#photos/testing/served-library.ts';
import { collectPhotos } from './collect.ts';
import { everyPhoto, NO_PHOTOS, withGroups, withPhotos, withToggledPhoto } from './selection.ts';

const sort = { sortKey: 'dateTaken', sortOrder: 'desc' } as const;
const month = (key: string, count: number): TimelineMonth => ({ key, year: key.slice(0, 4), month: String(Number(key.slice(5))), count });
const groups = [month('2024-05', 1200), month('2024-04', 30), month('2024-03', 10)];
const [may, april, march] = groups as [TimelineMonth, TimelineMonth, TimelineMonth];

let library: ServedLibrary;
let list: PhotoList;

beforeEach(() => {
  connectRequests({ baseUrl: () => 'http://photos.test', correlationIdHeader: 'X-Correlation-Id', accessToken: () => 'token', refreshAccessToken: () => Promise.resolve(undefined), signInNeeded: () => {} });
  library = serveLibrary({ '2024/5': 1200, '2024/4': 30, '2024/3': 10 });
  const pages = new PhotoPages(new QueryClient(), librarySource(sort));
  pages.setGroups(groups);
  // Only what a selection is read by; the rest is for screens.
  list = { kind: 'photos', albumId: undefined, sort, pages } as Partial<PhotoList> as PhotoList;
});

afterEach(() => vi.unstubAllGlobals());

const collect = (selection: Parameters<typeof collectPhotos>[2], onProgress?: (read: number, total: number) => void, signal = new AbortController().signal) =>
  collectPhotos(list, groups, selection, signal, onProgress);
const asked = () => library.requests.map(({ month: name, offset, limit }) => `${name} ${offset}+${limit}`).sort();

test('photos that were chosen one by one are known and not read', async () => {
  const chosen = withPhotos(withToggledPhoto(NO_PHOTOS, may, 'a'), march, ['b', 'c'], true);
  expect(await collect(chosen)).toEqual([
    { imageId: 'a', groupKey: '2024-05' },
    { imageId: 'b', groupKey: '2024-03' },
    { imageId: 'c', groupKey: '2024-03' },
  ]);
  expect(library.requests).toEqual([]);
});

test('O14 P9.3 whole months are read through their pages, 500 at a time, without the exceptions', async () => {
  const heard: [number, number][] = [];
  const chosen = withToggledPhoto(withGroups(NO_PHOTOS, ['2024-05', '2024-04'], true), may, '2024/5-700');
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
    const images = Array.from({ length: Math.min(500, 1240 - from) }, (_, at) => ({ ...library.photos('2024/5', from + at, from + at + 1)[0], dateTaken: from + at < 1200 ? '2024-05-02T00:00:00Z' : '2024-04-02T00:00:00Z' }));
    return Response.json({ images, cursor: from + 500 < 1240 ? String(from + 500) : null });
  });
  const photos = await collect(withToggledPhoto(everyPhoto(groups), may, '2024/5-3'));
  expect(photos).toHaveLength(1239);
  expect(photos.at(-1)?.groupKey).toBe('2024-04');
  expect(urls.map(({ pathname, searchParams }) => `${pathname} ${searchParams.get('limit')}`)).toEqual(['/photos 500', '/photos 500', '/photos 500']);
});

test('a month that is in memory as a whole is not read again', async () => {
  list.pages.want('grid', [{ key: '2024-03', from: 0, to: 10 }]);
  await vi.waitFor(() => expect(list.pages.state('2024-03').pages).toHaveLength(1));
  const before = library.requests.length;
  expect(await collect(withGroups(NO_PHOTOS, ['2024-03'], true))).toHaveLength(10);
  expect(library.requests).toHaveLength(before);
});

test('photos on their way out are left out', async () => {
  setHidden(['2024/4-1'], undefined, true);
  const photos = await collect(withGroups(NO_PHOTOS, [april.key], true));
  setHidden(['2024/4-1'], undefined, false);
  expect(photos).toHaveLength(29);
});

test('O14 it ends at once when it is cancelled, and requests are given up', async () => {
  library.hold();
  const end = new AbortController();
  const collecting = collect(withGroups(NO_PHOTOS, ['2024-05'], true), undefined, end.signal);
  end.abort(new Error('cancelled'));
  library.release();
  await expect(collecting).rejects.toThrow('cancelled');
  expect(library.requests.every(({ aborted }) => aborted)).toBe(true);
});

test('a page that cannot be read fails the whole', async () => {
  library.failNext(404);
  await expect(collect(withGroups(NO_PHOTOS, ['2024-05'], true))).rejects.toMatchObject({ operation: 'getTimelinePage', status: 404 });
});
