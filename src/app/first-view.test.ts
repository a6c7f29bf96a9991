import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { monthsOf } from '#photos/months.ts';
import type { Photo } from '#photos/library-queries.ts';
import { firstPictures, placeOfFirstView } from './first-view.ts';

const place = { left: 296, top: 300, width: 1088, window: 1440, textSize: 16, isStripped: false };
const view = { innerWidth: 1440, innerHeight: 900, devicePixelRatio: 1 };
let local: Record<string, string>;
let session: Record<string, string>;

beforeEach(() => {
  local = { photosPlace: JSON.stringify(place) };
  session = {};
  vi.stubGlobal('localStorage', { getItem: (key: string) => local[key] ?? null, removeItem: () => {} });
  vi.stubGlobal('sessionStorage', { getItem: (key: string) => session[key] ?? null, removeItem: () => {} });
  vi.stubGlobal('innerWidth', 1440);
  vi.stubGlobal('document', { documentElement: {} });
  vi.stubGlobal('getComputedStyle', () => ({ fontSize: '16px' }));
  vi.stubGlobal('location', { search: '' });
});
afterEach(() => vi.unstubAllGlobals());

function photos(month: string, count: number): Photo[] {
  return Array.from({ length: count }, (_, index) => ({
    imageId: `${month} ${index}`,
    dateTaken: `${month}-15T12:00:00Z`,
    url: '/full',
    thumbnails: [{ id: 300, url: `/small/${month}/${index}` }, { id: 800, url: '/large' }],
  })) as Photo[];
}

test('F3 pictures are drawn where the photos began last time in a window as wide', () => {
  expect(placeOfFirstView()).toEqual(place);
});

test('F3 none are drawn where it is not known where photos begin', () => {
  local = {};
  expect(placeOfFirstView()).toBeUndefined();
  local = { photosPlace: JSON.stringify({ ...place, window: 1280 }) };
  expect(placeOfFirstView()).toBeUndefined();
  local = { photosPlace: JSON.stringify({ ...place, isStripped: true }) };
  expect(placeOfFirstView()).toBeUndefined();
  local = { photosPlace: JSON.stringify({ ...place, textSize: 20 }) };
  expect(placeOfFirstView()).toBeUndefined();
});

test('P2.44 P3.74 none are drawn where the page will not begin at its beginning, or with months opened', () => {
  session = { scrollPosition: '{"x":0,"y":800}' };
  expect(placeOfFirstView()).toBeUndefined();
  session = { visibleTimeLineSections: '["2026-03"]' };
  expect(placeOfFirstView()).toBeUndefined();
  session = { scrollPosition: '{"x":0,"y":0}', visibleTimeLineSections: '[]' };
  expect(placeOfFirstView()).toEqual(place);
});

test('F3 they are those in view, in the smallest size, month by month', () => {
  const months = monthsOf({ 2026: { 3: 7, 2: 40 } }, 'desc');
  const pictures = firstPictures(place, months, [...photos('2026-03', 7), ...photos('2026-02', 17)], view);
  expect(pictures.map(({ url }) => url)).toEqual(Array.from({ length: 7 }, (_, index) => `/small/2026-03/${index}`));
  expect(pictures[0]?.box.left).toBe(0);
  expect(pictures[5]?.box.top).toBeGreaterThan(pictures[4]?.box.top ?? Number.POSITIVE_INFINITY);
  for (const { box } of pictures) expect(place.top + box.top).toBeLessThan(view.innerHeight);
});

test('F3 a list that does not begin as the counts say draws nothing', () => {
  const months = monthsOf({ 2026: { 3: 7 } }, 'desc');
  expect(firstPictures(place, months, photos('2025-01', 7), view)).toEqual([]);
});
