import { getDefaultStore } from 'jotai/vanilla';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { markArchivesSeen, noteArrived, readOrder, writeOrder, type OrderedPhoto } from './archive-orders.ts';
import { hasNewArchivesAtom } from './downloads-link.tsx';

/** Number of characters that browsers store for one origin. */
const QUOTA = 5 * 1024 * 1024;

const page = Object.assign(new EventTarget(), { hidden: false });
const tab = new EventTarget();
const hasNews = () => getDefaultStore().get(hasNewArchivesAtom);
let values: Map<string, string>;

function show(state: 'visible' | 'hidden'): void {
  page.hidden = state === 'hidden';
  page.dispatchEvent(new Event('visibilitychange'));
}

beforeEach(() => {
  values = new Map();
  page.hidden = false;
  vi.stubGlobal('document', page);
  vi.stubGlobal('addEventListener', tab.addEventListener.bind(tab));
  vi.stubGlobal('removeEventListener', tab.removeEventListener.bind(tab));
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => values.get(key) ?? null,
    setItem(key: string, value: string) {
      if (key.length + value.length > QUOTA) throw new DOMException('full', 'QuotaExceededError');
      values.set(key, value);
    },
    removeItem: (key: string) => void values.delete(key),
  });
});
afterEach(() => vi.unstubAllGlobals());

test('X7 P2.166 what has come is news until the list is looked at, and while it is looked at nothing is', () => {
  noteArrived('d1');
  expect(hasNews()).toBe(true);
  const end = markArchivesSeen();
  expect(hasNews()).toBe(false);
  noteArrived('d2');
  expect(hasNews()).toBe(false);
  end();
  expect(hasNews()).toBe(false);
  noteArrived('d3');
  expect(hasNews()).toBe(true);
});

test('X7 what comes while the page is hidden is news until it is seen', () => {
  show('hidden');
  const end = markArchivesSeen();
  noteArrived('d1');
  expect(hasNews()).toBe(true);
  show('visible');
  expect(hasNews()).toBe(false);
  end();
  noteArrived('d2');
  show('visible');
  expect(hasNews()).toBe(true);
});

test('X7 what comes in another tab is no news while the list is looked at in this one', () => {
  const end = markArchivesSeen();
  values.set('archiveNews', '["d1"]');
  tab.dispatchEvent(Object.assign(new Event('storage'), { key: 'archiveNews' }));
  expect(values.has('archiveNews')).toBe(false);
  end();
  values.set('archiveNews', '["d2"]');
  tab.dispatchEvent(Object.assign(new Event('storage'), { key: 'archiveNews' }));
  expect(values.has('archiveNews')).toBe(true);
});

/** Photos of a number of months, each with an id as long as a UUID. */
function photosOf(count: number, months: number): OrderedPhoto[] {
  return Array.from({ length: count }, (_, at) => ({
    imageId: `${at}`.padStart(36, '0'),
    groupKey: `month ${Math.floor((at / count) * months)}`,
  }));
}

test('P1.6 O53 an order of 100,000 photos is stored, and comes back as it was', () => {
  const order = { id: 'o1', name: 'All', list: { kind: 'photos' } as const, photos: photosOf(100_000, 240) };
  expect(writeOrder('o1', order)).toBe(true);
  expect(readOrder('o1')).toEqual(order);
});

test('P1.6 O39 the photos of a shared album come back in their order, each with its owner', () => {
  const photos = ['carl', 'carl', 'eva', 'carl'].map((ownerId, at) => ({
    imageId: `p${at}`,
    groupKey: 'album',
    ownerId,
  }));
  const order = { id: 'o1', list: { kind: 'sharedAlbumPhotos', albumId: 'a1' } as const, photos };
  writeOrder('o1', order);
  expect(readOrder('o1')).toEqual(order);
});

test('O53 an order for which there is no room is said not to be stored', () => {
  expect(writeOrder('o1', { id: 'o1', list: { kind: 'photos' }, photos: photosOf(200_000, 1) })).toBe(false);
});
