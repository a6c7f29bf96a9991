import { QueryClient } from '@tanstack/react-query';
import { getDefaultStore } from 'jotai/vanilla';
import { describe, expect, test, vi } from 'vitest';
import { connectForTest } from '#api/test-connection.ts';
import { librarySource } from '#photos/pages/page-source.ts';
import type { PhotoList } from '#photos/pages/photo-list.ts';
import { PhotoPages } from '#photos/pages/photo-pages.ts';
import { SORT_CHOICES } from '#photos/sort/sort.ts';
import { serveLibrary } from '#photos/testing/served-library.ts';
import type { PhotoSpan, PhotosBetween } from './select-spans.ts';
import * as spans from './select-spans.ts';
import { selectionModeAtom } from './selection-atoms.ts';
import type { Selection } from './selection.ts';
import { isSelected, NO_PHOTOS, selectedCount, withPhotos, withToggledGroup } from './selection.ts';

const may = { key: 'may', count: 5000 };
const june = { key: 'june', count: 40 };
const groups = [may, june];
/** Photos are called by their numbers; those below `known` are in memory. */
const memory =
  (known: Record<string, number>): PhotosBetween =>
  (key, from, to) =>
    to <= (known[key] ?? 0)
      ? Array.from({ length: to - from }, (_, at) => ({ imageId: `${key}-${from + at}` }))
      : undefined;
/** Time at which the groups were counted. */
const NOON = Date.UTC(2026, 10, 23, 12);
const withSpans = (before: Selection, all: readonly PhotoSpan[], between: PhotosBetween, isOn: boolean) =>
  spans.withSpans(before, all, between, isOn, NOON);
const photosOf = (result: ReturnType<typeof withSpans>): Selection => {
  if ('missing' in result) throw new Error(`Missing: ${JSON.stringify(result.missing)}`);
  return result.photos;
};

describe('O14 spans of photos', () => {
  test('whole groups need no id', () => {
    const all = photosOf(withSpans(NO_PHOTOS, [{ group: may, from: 0, to: 5000 }], memory({}), true));
    expect(all.get('may')).toMatchObject({ kind: 'all', count: 5000, asOf: NOON, except: new Set() });
    expect(photosOf(withSpans(all, [{ group: may, from: 0, to: 5000 }], memory({}), false)).size).toBe(0);
  });

  test('a part is its photos', () => {
    const some = photosOf(withSpans(NO_PHOTOS, [{ group: may, from: 3, to: 6 }], memory({ may: 24 }), true));
    expect([2, 3, 5, 6].map((at) => isSelected(some, 'may', { imageId: `may-${at}` }))).toEqual([
      false,
      true,
      true,
      false,
    ]);
  });

  test('a part that reaches to the end is all but those before it', () => {
    const most = photosOf(withSpans(NO_PHOTOS, [{ group: may, from: 4, to: 5000 }], memory({ may: 24 }), true));
    expect(selectedCount(most, groups)).toBe(4996);
    expect([3, 4, 4000].map((at) => isSelected(most, 'may', { imageId: `may-${at}` }))).toEqual([false, true, true]);
    const without = photosOf(
      withSpans(
        withToggledGroup(NO_PHOTOS, may, NOON),
        [{ group: may, from: 4, to: 5000 }],
        memory({ may: 24 }),
        false,
      ),
    );
    expect(without.get('may')).toEqual({ kind: 'some', photoIds: new Set(['may-0', 'may-1', 'may-2', 'may-3']) });
  });

  test('what was selected before such a part stays', () => {
    const before = withPhotos(NO_PHOTOS, may, [{ imageId: 'may-1' }, { imageId: 'may-3000' }], true);
    const most = photosOf(withSpans(before, [{ group: may, from: 4, to: 5000 }], memory({ may: 24 }), true));
    expect(most.get('may')).toMatchObject({ kind: 'all', except: new Set(['may-0', 'may-2', 'may-3']) });
  });

  test('what is not in memory is named, as little of it as will do', () => {
    const wanted = [
      { group: june, from: 30, to: 40 },
      { group: may, from: 0, to: 900 },
    ];
    expect(withSpans(NO_PHOTOS, wanted, memory({ may: 500 }), true)).toEqual({
      missing: [
        { key: 'june', from: 0, to: 30 },
        { key: 'may', from: 0, to: 900 },
      ],
    });
  });

  test('R9 where photos do not say since when they are there, a whole group is its photos, and those are read first', () => {
    const all: PhotoSpan[] = [{ group: june, from: 0, to: 40 }];
    expect(spans.withSpans(NO_PHOTOS, all, memory({ june: 24 }), true, undefined)).toEqual({
      missing: [{ key: 'june', from: 0, to: 40 }],
    });
    const known = photosOf(spans.withSpans(NO_PHOTOS, all, memory({ june: 40 }), true, undefined));
    expect([known.get('june')?.kind, selectedCount(known, groups)]).toEqual(['some', 40]);
    expect(photosOf(spans.withSpans(known, all, memory({}), false, undefined)).size).toBe(0);
  });
});

test('X13 R9 everything of a list that is still being read is selected although it is asked for twice', async () => {
  connectForTest('http://photos.test');
  serveLibrary({ '2024/5': 700 });
  const group = { key: '2024-05', year: '2024', month: '5', count: 700 };
  const pages = new PhotoPages(new QueryClient(), librarySource(SORT_CHOICES.photos[0]));
  pages.setGroups([group]);
  // Its photos do not say since when they are in it: each has to be known.
  const list: Partial<PhotoList> = { kind: 'albumPhotos', albumId: 'album-may', pages, countedAt: () => undefined };
  const all = [group];
  await Promise.all([1, 2].map(() => spans.selectEverything(list as PhotoList, all)));
  expect(selectedCount(getDefaultStore().get(selectionModeAtom)?.photos ?? NO_PHOTOS, all)).toBe(700);
  vi.unstubAllGlobals();
});
