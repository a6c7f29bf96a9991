import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { connectForTest } from '#api/test-connection.ts';
import { setOffline } from '#lib/offline.ts';
import { libraryQueries } from '#photos/data/library-queries.ts';
import type { TimelineMonth } from '#photos/data/months.ts';
import { monthsOf } from '#photos/data/months.ts';
import { forgetReadCounts } from '#photos/data/read-counts.ts';
import { type ServedLibrary, serveLibrary } from '#photos/testing/served-library.ts';
import { photoAt, statusOf } from './group-model.ts';
import { PhotoPages } from './photo-pages.ts';
import { librarySource } from './page-source.ts';

const sort = { sortKey: 'dateTaken', sortOrder: 'desc' } as const;
const month = (key: string, count: number): TimelineMonth => ({
  key,
  year: key.slice(0, 4),
  month: String(Number(key.slice(5))),
  count,
});
const may = month('2024-05', 2000);
const april = month('2024-04', 30);
const march = month('2024-03', 10);

let library: ServedLibrary;
let client: QueryClient;
let pages: PhotoPages;

beforeEach(() => {
  connectForTest('http://photos.test');
  library = serveLibrary({ '2024/5': 2000, '2024/4': 30, '2024/3': 10 });
  client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  pages = new PhotoPages(client, librarySource(sort));
  pages.setGroups([may, april, march]);
});

afterEach(() => {
  forgetReadCounts();
  pages.need('grid', []);
  client.clear();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const asked = () => library.requests.map(({ month: name, offset, limit }) => `${name} ${offset}+${limit}`);
const shown = (key: string, index: number) => photoAt(pages.state(key), index)?.imageId;

describe('loading what is wanted', () => {
  test('P9.1 P2.29 a month that comes near asks for its first 24 photos and tells who listens', async () => {
    const heard = vi.fn();
    pages.subscribe('2024-05', heard);
    pages.need('grid', [{ key: '2024-05', from: 0, to: 24 }]);
    expect(statusOf(pages.state('2024-05'))).toBe('pending');
    await vi.waitFor(() => expect(shown('2024-05', 23)).toBe('2024/5-23'));
    expect(asked()).toEqual(['2024/5 0+24']);
    expect(heard).toHaveBeenCalled();
    expect(statusOf(pages.state('2024-05'))).toBe('fulfilled');
  });

  test('a screen that listens and asks before the months are told is served when they are', async () => {
    const early = new PhotoPages(client, librarySource(sort));
    const heard = vi.fn();
    early.subscribe('2024-05', heard);
    early.need('grid', [{ key: '2024-05', from: 0, to: 24 }]);
    expect(asked()).toEqual([]);
    early.setGroups([may]);
    await vi.waitFor(() => expect(photoAt(early.state('2024-05'), 0)?.imageId).toBe('2024/5-0'));
    expect(heard).toHaveBeenCalled();
    early.need('grid', []);
  });

  test('P2.34 P9.3 further photos come by cursor, 500 at a time, as far as they are needed', async () => {
    pages.need('grid', [{ key: '2024-05', from: 10, to: 60 }]);
    await vi.waitFor(() => expect(shown('2024-05', 59)).toBe('2024/5-59'));
    expect(asked()).toEqual(['2024/5 0+24', '2024/5 24+500']);
  });

  test('the middle of a large month is reached over the cursors, and what was passed does not stay', async () => {
    pages.need('grid', [{ key: '2024-05', from: 1100, to: 1150 }]);
    await vi.waitFor(() => expect(shown('2024-05', 1149)).toBe('2024/5-1149'));
    expect(asked()).toEqual(['2024/5 0+24', '2024/5 24+500', '2024/5 524+500', '2024/5 1024+500']);
    expect(pages.state('2024-05').pages.map(({ photos }) => photos !== undefined)).toEqual([false, false, false, true]);
  });

  test('cursors stay when photos have left: the way back is one request, and none while they are kept', async () => {
    pages.need('grid', [{ key: '2024-05', from: 1100, to: 1150 }]);
    await vi.waitFor(() => expect(shown('2024-05', 1149)).toBeDefined());
    pages.need('grid', [{ key: '2024-05', from: 600, to: 650 }]);
    expect(shown('2024-05', 600)).toBe('2024/5-600');
    client.removeQueries({ type: 'inactive' });
    library.requests.length = 0;
    pages.need('grid', [{ key: '2024-05', from: 30, to: 60 }]);
    await vi.waitFor(() => expect(shown('2024-05', 30)).toBe('2024/5-30'));
    expect(asked()).toEqual(['2024/5 24+500']);
  });

  test('the nearest month is asked for first, and no more than four at a time', async () => {
    library.hold();
    const many = Array.from({ length: 9 }, (_, index) => month(`2023-0${index + 1}`, 5));
    pages.setGroups(many);
    pages.need(
      'grid',
      [7, 6, 8, 5, 4, 3].map((number) => ({ key: `2023-0${number}`, from: 0, to: 5 })),
    );
    await vi.waitFor(() => expect(asked()).toEqual(['2023/7 0+24', '2023/6 0+24', '2023/8 0+24', '2023/5 0+24']));
    library.release();
    await vi.waitFor(() => expect(asked().slice(4)).toEqual(['2023/4 0+24', '2023/3 0+24']));
  });

  test('R1 a listener that throws does not keep the list from loading what is wanted next', async () => {
    const ignore = pages.subscribe('2024-04', () => {
      throw new Error('It cannot be drawn.');
    });
    expect(() => pages.need('grid', [{ key: '2024-04', from: 0, to: 24 }])).toThrow('It cannot be drawn.');
    ignore();
    pages.need('grid', [{ key: '2024-03', from: 0, to: 10 }]);
    await vi.waitFor(() => expect(shown('2024-03', 9)).toBe('2024/3-9'));
  });

  test('what the preview needs comes before what the timeline needs', async () => {
    library.hold();
    pages.need(
      'grid',
      ['2024-05', '2024-04'].map((key) => ({ key, from: 0, to: 24 })),
    );
    pages.need('preview', [{ key: '2024-03', from: 0, to: 10 }]);
    library.release();
    await vi.waitFor(() => expect(shown('2024-03', 9)).toBeDefined());
    pages.need('grid', []);
    expect(shown('2024-03', 9)).toBeDefined();
    expect(shown('2024-05', 0)).toBeUndefined();
  });

  test('a load is aborted when its month leaves', async () => {
    library.hold();
    pages.need('grid', [{ key: '2024-05', from: 0, to: 24 }]);
    await vi.waitFor(() => expect(library.requests).toHaveLength(1));
    pages.need('grid', [{ key: '2024-04', from: 0, to: 24 }]);
    await vi.waitFor(() => expect(library.requests[0]?.aborted).toBe(true));
    expect(statusOf(pages.state('2024-05'))).toBe('uninitialized');
    library.release();
    await vi.waitFor(() => expect(shown('2024-04', 0)).toBeDefined());
    expect(shown('2024-05', 0)).toBeUndefined();
  });
});

describe('failures', () => {
  test('P4.1 P2.37 a page that fails makes its month rejected and no other, until it is tried again', async () => {
    library.failNext(500);
    pages.need('grid', [
      { key: '2024-05', from: 0, to: 24 },
      { key: '2024-04', from: 0, to: 24 },
    ]);
    await vi.waitFor(() => expect(statusOf(pages.state('2024-05'))).toBe('rejected'));
    await vi.waitFor(() => expect(statusOf(pages.state('2024-04'))).toBe('fulfilled'));
    expect(pages.state('2024-05').failed?.error).toMatchObject({ status: 500 });
    pages.retry('2024-05');
    expect(statusOf(pages.state('2024-05'))).toBe('pending');
    await vi.waitFor(() => expect(shown('2024-05', 0)).toBeDefined());
  });

  test('P2.37 months that failed together are tried again together', async () => {
    library.failNext(500);
    library.failNext(500);
    pages.need('grid', [
      { key: '2024-05', from: 0, to: 24 },
      { key: '2024-04', from: 0, to: 24 },
    ]);
    for (const key of ['2024-05', '2024-04'])
      await vi.waitFor(() => expect(statusOf(pages.state(key))).toBe('rejected'));
    pages.retryFailed();
    for (const key of ['2024-05', '2024-04']) await vi.waitFor(() => expect(shown(key, 0)).toBeDefined());
  });

  test('a failed page is tried again by itself when its month comes back', async () => {
    library.failNext(500);
    const near = [{ key: '2024-05', from: 0, to: 24 }];
    pages.need('grid', near);
    await vi.waitFor(() => expect(statusOf(pages.state('2024-05'))).toBe('rejected'));
    pages.need('grid', []);
    pages.need('grid', near);
    await vi.waitFor(() => expect(shown('2024-05', 0)).toBeDefined());
  });

  test('a link that fails has its page loaded once more, not once for each photo, and not again at once', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const link = () => photoAt(pages.state('2024-03'), 0)?.url;
    pages.need('grid', [{ key: '2024-03', from: 0, to: 10 }]);
    await vi.waitFor(() => expect(link()).toBeDefined());

    const old = link();
    pages.linkFailed('2024-03', '2024/3-0');
    pages.linkFailed('2024-03', '2024/3-1');
    await vi.waitFor(() => expect(link()).not.toBe(old));
    pages.linkFailed('2024-03', '2024/3-0');
    expect(asked()).toHaveLength(2);

    vi.setSystemTime(Date.now() + 2 * 3_600_000);
    pages.linkFailed('2024-03', '2024/3-0');
    await vi.waitFor(() => expect(asked()).toHaveLength(3));
  });
});

test('R5 a link that fails without a connection says nothing of itself', async () => {
  pages.need('grid', [{ key: '2024-03', from: 0, to: 10 }]);
  await vi.waitFor(() => expect(shown('2024-03', 0)).toBeDefined());
  setOffline(true);
  pages.linkFailed('2024-03', '2024/3-0');
  setOffline(false);
  expect(asked()).toHaveLength(1);
});

describe('first pages from another list', () => {
  const near = [{ key: '2024-05', from: 0, to: 24 }];
  const firstPage = () => [{ key: '2024-05', photos: library.photos('2024/5', 0, 24), cursor: undefined }];

  beforeEach(() => {
    pages = new PhotoPages(client, librarySource(sort));
  });

  test('F2 are shown without a request', () => {
    pages.need('grid', near);
    pages.setGroups([may, april], firstPage());
    expect(shown('2024-05', 23)).toBe('2024/5-23');
    expect(asked()).toEqual([]);
  });

  test('are asked for when their cursor is needed', async () => {
    pages.setGroups([may, april], firstPage());
    pages.need('grid', [{ key: '2024-05', from: 10, to: 60 }]);
    expect(shown('2024-05', 23)).toBe('2024/5-23');
    await vi.waitFor(() => expect(shown('2024-05', 59)).toBe('2024/5-59'));
    expect(asked()).toEqual(['2024/5 0+24', '2024/5 24+500']);
  });

  test('are taken over at the beginning only', async () => {
    pages.need('grid', near);
    pages.setGroups([may, april]);
    await vi.waitFor(() => expect(shown('2024-05', 0)).toBeDefined());
    const state = pages.state('2024-05');
    pages.setGroups([may, april], firstPage());
    expect(pages.state('2024-05')).toBe(state);
  });

  test('P1.4 P2.29 are not those of a library that was emptied and filled again', async () => {
    const few = [{ ...march, count: 1 }];
    const first = [{ key: '2024-03', photos: library.photos('2024/3', 0, 1), cursor: null }];
    pages.setGroups(few, first);
    pages.setGroups([], first);
    pages.setGroups(few, first);
    pages.need('grid', [{ key: '2024-03', from: 0, to: 1 }]);
    await vi.waitFor(() => expect(shown('2024-03', 0)).toBeDefined());
    expect(asked()).toEqual(['2024/3 0+24']);
  });
});

describe('counts and photos that disagree', () => {
  /** Told by the service, `ageMs` ago. */
  const tell = (timeline: Record<string, Record<string, number>>, ageMs = 1000) =>
    client.setQueryData(libraryQueries.timeline().queryKey, timeline, { updatedAt: Date.now() - ageMs });
  const told = () => monthsOf(client.getQueryData(libraryQueries.timeline().queryKey) ?? {}, 'desc');

  test('R9 a month that ends early has the counts corrected, and asked for again once', async () => {
    const invalidate = vi.spyOn(client, 'invalidateQueries');
    tell({ '2024': { '5': 2000, '4': 30, '3': 66 } });
    client.setQueryData(libraryQueries.counts().queryKey, { photosCount: 2096, albumsCount: 3 });
    pages.setGroups(told());
    pages.need('grid', [{ key: '2024-03', from: 0, to: 24 }]);
    await vi.waitFor(() => expect(told().at(-1)).toMatchObject({ key: '2024-03', count: 10 }));
    expect(client.getQueryData(libraryQueries.counts().queryKey)).toEqual({ photosCount: 2040, albumsCount: 3 });
    pages.setGroups(told());
    expect(shown('2024-03', 9)).toBe('2024/3-9');
    pages.need('grid', []);
    pages.need('grid', [{ key: '2024-03', from: 0, to: 10 }]);
    expect(asked()).toEqual(['2024/3 0+24']);
    expect(invalidate).toHaveBeenCalledTimes(1);
  });

  test('R9 a month that holds more than counted is read to its end, and counted so', async () => {
    library.counts['2024/3'] = 1100;
    tell({ '2024': { '5': 2000, '4': 30, '3': 6 } });
    pages.setGroups(told());
    pages.need('grid', [{ key: '2024-03', from: 0, to: 6 }]);
    await vi.waitFor(() => expect(told().at(-1)).toMatchObject({ key: '2024-03', count: 1100 }));
    expect(asked()).toEqual(['2024/3 0+24', '2024/3 24+500', '2024/3 524+500', '2024/3 1024+500']);
  });

  test('R9 of a month that is counted right nothing more is read than is needed', async () => {
    pages.need('grid', [{ key: '2024-04', from: 0, to: 24 }]);
    await vi.waitFor(() => expect(shown('2024-04', 23)).toBeDefined());
    expect(asked()).toEqual(['2024/4 0+24']);
  });

  test('R9 a total that does not agree with the months is left to those who count it', async () => {
    tell({ '2024': { '5': 2000, '4': 30, '3': 66 } });
    client.setQueryData(libraryQueries.counts().queryKey, { photosCount: 2040, albumsCount: 3 });
    pages.setGroups(told());
    pages.need('grid', [{ key: '2024-03', from: 0, to: 24 }]);
    await vi.waitFor(() => expect(told().at(-1)).toMatchObject({ count: 10 }));
    expect(client.getQueryData(libraryQueries.counts().queryKey)).toMatchObject({ photosCount: 2040 });
  });

  test('R9 photos that were read before the counts were told are read again, and right the second time', async () => {
    tell({ '2024': { '5': 2000, '4': 30, '3': 10 } });
    pages.need('grid', [{ key: '2024-03', from: 0, to: 10 }]);
    await vi.waitFor(() => expect(shown('2024-03', 9)).toBeDefined());
    // Another device has added two, and the list is shown again within the time that its pages are kept.
    pages.need('grid', []);
    library.counts['2024/3'] = 12;
    await new Promise((resolve) => setTimeout(resolve, 5));
    tell({ '2024': { '5': 2000, '4': 30, '3': 12 } }, 0);
    pages = new PhotoPages(client, librarySource(sort));
    pages.setGroups(told());
    pages.need('grid', [{ key: '2024-03', from: 0, to: 12 }]);
    await vi.waitFor(() => expect(shown('2024-03', 11)).toBe('2024/3-11'));
    expect(told().at(-1)).toMatchObject({ count: 12 });
  });

  test('R9 a month of two pages that is down to one is read once, and counted so', async () => {
    tell({ '2024': { '5': 2000, '4': 30, '3': 10 } }, -1000);
    pages.need('grid', [{ key: '2024-04', from: 0, to: 30 }]);
    await vi.waitFor(() => expect(shown('2024-04', 29)).toBeDefined());
    tell({ '2024': { '5': 2000, '4': 30, '3': 10 } }, 0);
    // Another device has removed ten, which only the next answer tells.
    library.counts['2024/4'] = 20;
    await new Promise((resolve) => setTimeout(resolve, 5));
    pages.linkFailed('2024-04', '2024/4-0');
    await vi.waitFor(() => expect(told()[1]).toMatchObject({ key: '2024-04', count: 20 }));
    expect(asked()).toEqual(['2024/4 0+24', '2024/4 24+500', '2024/4 0+24']);
  });

  test('a month whose count has changed is loaded anew, others keep their photos', async () => {
    pages.need('grid', [
      { key: '2024-03', from: 0, to: 10 },
      { key: '2024-04', from: 0, to: 24 },
    ]);
    await vi.waitFor(() => expect(shown('2024-03', 9)).toBeDefined());
    await vi.waitFor(() => expect(shown('2024-04', 9)).toBeDefined());
    library.counts['2024/3'] = 11;
    const kept = pages.state('2024-04');
    pages.need('grid', [
      { key: '2024-03', from: 0, to: 11 },
      { key: '2024-04', from: 0, to: 24 },
    ]);
    pages.setGroups([may, april, { ...march, count: 11 }]);
    await vi.waitFor(() => expect(shown('2024-03', 10)).toBe('2024/3-10'));
    expect(pages.state('2024-04')).toBe(kept);
  });

  test('P1.4 P2.56 a month whose count has changed is not shown as it is cached in another order', async () => {
    const near = [{ key: '2024-04', from: 0, to: 24 }];
    const sorted = (groups: TimelineMonth[]) => {
      const other = new PhotoPages(client, librarySource({ ...sort, sortOrder: 'asc' }));
      other.setGroups(groups);
      other.need('grid', near);
      return other;
    };
    const before = sorted([march, april, may]);
    await vi.waitFor(() => expect(photoAt(before.state('2024-04'), 0)).toBeDefined());
    before.need('grid', []);
    library.counts['2024/4'] = 31;
    pages.setGroups([may, { ...april, count: 31 }, march]);
    const after = sorted([march, { ...april, count: 31 }, may]);
    await vi.waitFor(() => expect(photoAt(after.state('2024-04'), 0)).toBeDefined());
    expect(asked()).toEqual(['2024/4 0+24', '2024/4 0+24']);
    after.need('grid', []);
  });

  test('P1.4 a first page that is on its way when the count changes is not asked for again', async () => {
    pages.need('grid', [{ key: '2024-04', from: 0, to: 24 }]);
    pages.setGroups([may, { ...april, count: 31 }, march]);
    await vi.waitFor(() => expect(shown('2024-04', 23)).toBeDefined());
    expect(asked()).toEqual(['2024/4 0+24']);
  });

  test('P4.3 a month that is gone has no photos left', async () => {
    pages.need('grid', [{ key: '2024-03', from: 0, to: 10 }]);
    await vi.waitFor(() => expect(shown('2024-03', 9)).toBeDefined());
    pages.setGroups([may, april]);
    expect(statusOf(pages.state('2024-03'))).toBe('uninitialized');
  });
});
