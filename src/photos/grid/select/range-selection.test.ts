import { QueryClient } from '@tanstack/react-query';
import { createStore } from 'jotai/vanilla';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { connectForTest } from '#api/test-connection.ts';
import { librarySource } from '#photos/pages/page-source.ts';
import type { TimelineMonth } from '#photos/data/months.ts';
import { photosBetween } from '#photos/pages/group-model.ts';
import { PhotoPages } from '#photos/pages/photo-pages.ts';
import { rangePreviewAtom, readingAtom, selectionModeAtom } from '#photos/selection/selection-atoms.ts';
import { isSelected, NO_PHOTOS, selectedCount, withGroups } from '#photos/selection/selection.ts';
import { type ServedLibrary, serveLibrary } from '#photos/testing/served-library.ts';
import { gridLayout } from '../geometry/grid-geometry.ts';
import { gridMetrics } from '../geometry/grid-metrics.ts';
import { RangeSelection, spansBetween } from './range-selection.ts';

const month = (key: string, count: number): TimelineMonth => ({
  key,
  year: key.slice(0, 4),
  month: String(Number(key.slice(5))),
  count,
});
const may = month('2024-05', 600);
const april = month('2024-04', 30);
const march = month('2024-03', 10);
const groups = [may, april, march];
const metrics = gridMetrics({ width: 1084, breakpoint: 'extraLarge', counts: [], maxHeight: Number.POSITIVE_INFINITY });
const layout = gridLayout(groups, metrics, 'all');

let library: ServedLibrary;
let client: QueryClient;
let pages: PhotoPages<TimelineMonth>;
let store: ReturnType<typeof createStore>;
let range: RangeSelection;
const onError = vi.fn();

beforeEach(async () => {
  connectForTest('http://photos.test');
  library = serveLibrary({ '2024/5': 600, '2024/4': 30, '2024/3': 10 });
  client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  pages = new PhotoPages(client, librarySource({ sortKey: 'dateTaken', sortOrder: 'desc' }));
  pages.setGroups(groups);
  store = createStore();
  range = new RangeSelection({
    list: 'photos',
    countedAt: () => 0,
    pages: () => pages,
    layout: () => layout,
    store,
    onError,
  });
  onError.mockReset();
  pages.need(
    'grid',
    groups.map(({ key }) => ({ key, from: 0, to: 10 })),
  );
  await vi.waitUntil(() => photosBetween(pages.state('2024-03'), 0, 10));
});

afterEach(() => {
  range.end();
  pages.need('grid', []);
  client.clear();
  vi.unstubAllGlobals();
});

const selection = () => store.get(selectionModeAtom)?.photos ?? NO_PHOTOS;
const count = () => selectedCount(selection(), groups);
const cell = (key: string, number: number) => ({ key, cell: number });

test('P4.40 a toggled photo starts the mode and is where ranges start', () => {
  range.toggle(cell('2024-03', 2));
  expect(store.get(selectionModeAtom)).toMatchObject({ list: 'photos', purpose: 'actions' });
  expect(range.hasAnchor()).toBe(true);
  expect(count()).toBe(1);
});

describe('X13 a range', () => {
  test('moves with its end and gives back what it leaves', () => {
    range.toggle(cell('2024-03', 2));
    range.extendTo(cell('2024-03', 8));
    expect(count()).toBe(7);
    range.extendTo(cell('2024-03', 4));
    expect(count()).toBe(3);
    range.extendTo(cell('2024-03', 0));
    expect(count()).toBe(3);
  });

  test('leaves what was selected before it', () => {
    range.toggle(cell('2024-03', 9));
    range.toggle(cell('2024-03', 1));
    range.extendTo(cell('2024-03', 9));
    range.extendTo(cell('2024-03', 2));
    expect([isSelected(selection(), '2024-03', { imageId: '2024/3-9' }), count()]).toEqual([true, 3]);
  });

  test('takes out when it starts at a photo that was taken out', () => {
    store.set(selectionModeAtom, { list: 'photos', purpose: 'actions', photos: withGroups(NO_PHOTOS, [march], 0) });
    range.toggle(cell('2024-03', 3));
    range.extendTo(cell('2024-03', 6));
    expect(count()).toBe(6);
  });

  test('O14 takes whole months between its ends without reading them', () => {
    const before = library.requests.length;
    range.toggle(cell('2024-05', 5));
    range.extendTo(cell('2024-03', 3));
    expect(count()).toBe(595 + 30 + 4);
    expect(selection().get('2024-04')).toMatchObject({ kind: 'all', count: 30, except: new Set() });
    expect(library.requests).toHaveLength(before);
  });

  test('reads what is not in memory of the months at its ends, and says so when that takes long', async () => {
    library.hold();
    range.toggle(cell('2024-03', 1));
    range.extendTo(cell('2024-05', 550));
    expect([range.isReading(), count()]).toEqual([true, 1]);
    await vi.waitFor(() => expect(store.get(readingAtom)).toBeDefined());
    library.release();
    await vi.waitFor(() => expect(range.isReading()).toBe(false));
    expect(count()).toBe(50 + 30 + 2);
    expect([
      isSelected(selection(), '2024-05', { imageId: '2024/5-549' }),
      isSelected(selection(), '2024-05', { imageId: '2024/5-599' }),
    ]).toEqual([false, true]);
    expect(store.get(readingAtom)).toBeUndefined();
  });

  test('that is being read can be given up', async () => {
    library.hold();
    range.toggle(cell('2024-05', 1));
    range.extendTo(cell('2024-05', 500));
    await vi.waitFor(() => expect(store.get(readingAtom)).toBeDefined());
    store.get(readingAtom)?.stop();
    await vi.waitFor(() => expect(store.get(readingAtom)).toBeUndefined());
    library.release();
    expect([count(), onError.mock.calls.length]).toEqual([1, 0]);
    expect(library.requests.at(-1)).toMatchObject({ limit: 500, aborted: true });
  });

  test('that cannot be read says so and leaves the selection as it was', async () => {
    range.toggle(cell('2024-05', 1));
    library.failNext(500);
    range.extendTo(cell('2024-05', 500));
    await vi.waitFor(() => expect(onError).toHaveBeenCalledOnce());
    expect([count(), range.isReading()]).toEqual([1, false]);
  });
});

describe('the preview of a range', () => {
  test('shows its photos and changes nothing', () => {
    range.toggle(cell('2024-03', 1));
    range.previewTo(cell('2024-04', 28));
    expect([...(store.get(rangePreviewAtom)?.spans ?? [])]).toEqual([
      ['2024-04', { from: 28, to: 30, isOn: true }],
      ['2024-03', { from: 0, to: 2, isOn: true }],
    ]);
    expect(count()).toBe(1);
    range.endPreview();
    expect(store.get(rangePreviewAtom)).toBeUndefined();
  });

  test('F9 a month of which nothing changes keeps what it shows', () => {
    range.toggle(cell('2024-03', 1));
    range.previewTo(cell('2024-04', 28));
    const before = store.get(rangePreviewAtom)?.spans.get('2024-03');
    range.previewTo(cell('2024-04', 27));
    expect(store.get(rangePreviewAtom)?.spans.get('2024-03')).toBe(before);
  });
});

const threeMonths = gridLayout(
  [12, 2, 60].map((photos, index) => ({ key: `m${index}`, count: photos })),
  metrics,
  new Set(),
);
const spans = (one: [number, number], other: [number, number]) =>
  spansBetween(threeMonths, { key: `m${one[0]}`, cell: one[1] }, { key: `m${other[0]}`, cell: other[1] }).map(
    ({ group, from, to }) => [group.key, from, to],
  );

describe('X13 a range', () => {
  test('takes in both ends, whichever comes first', () => {
    expect(spans([0, 3], [0, 5])).toEqual([['m0', 3, 6]]);
    expect(spans([0, 5], [0, 3])).toEqual([['m0', 3, 6]]);
    expect(spans([0, 4], [0, 4])).toEqual([['m0', 4, 5]]);
  });

  test('takes in whole months between its ends', () => {
    expect(spans([2, 1], [0, 10])).toEqual([
      ['m0', 10, 12],
      ['m1', 0, 2],
      ['m2', 0, 2],
    ]);
  });

  test('at the "+N" tile takes in what that hides', () => {
    expect(spans([2, 20], [2, 24])).toEqual([['m2', 20, 60]]);
  });

  test('at a heading ends before its month, or begins with it', () => {
    expect(spans([0, 10], [1, -1])).toEqual([['m0', 10, 12]]);
    expect(spans([1, 1], [1, -1])).toEqual([['m1', 0, 2]]);
  });

  test('to a month that is gone holds nothing', () => {
    expect(spansBetween(threeMonths, { key: 'gone', cell: 1 }, { key: 'm0', cell: 1 })).toEqual([]);
  });
});
