import { describe, expect, test } from 'vitest';
import type { IdsBetween } from './select-spans.ts';
import { withSpans } from './select-spans.ts';
import type { Selection } from './selection.ts';
import { isSelected, NO_PHOTOS, selectedCount, withPhotos, withToggledGroup } from './selection.ts';

const may = { key: 'may', count: 5000 };
const june = { key: 'june', count: 40 };
const groups = [may, june];
/** Photos are called by their numbers; those below `known` are in memory. */
const memory = (known: Record<string, number>): IdsBetween => (key, from, to) => (to <= (known[key] ?? 0) ? Array.from({ length: to - from }, (_, at) => `${key}-${from + at}`) : undefined);
const photosOf = (result: ReturnType<typeof withSpans>): Selection => {
  if ('missing' in result) throw new Error(`Missing: ${JSON.stringify(result.missing)}`);
  return result.photos;
};

describe('O14 spans of photos', () => {
  test('whole groups need no id', () => {
    const all = photosOf(withSpans(NO_PHOTOS, [{ group: may, from: 0, to: 5000 }], memory({}), true));
    expect(all.get('may')).toEqual({ kind: 'all', except: new Set() });
    expect(photosOf(withSpans(all, [{ group: may, from: 0, to: 5000 }], memory({}), false)).size).toBe(0);
  });

  test('a part is its photos', () => {
    const some = photosOf(withSpans(NO_PHOTOS, [{ group: may, from: 3, to: 6 }], memory({ may: 24 }), true));
    expect([2, 3, 5, 6].map((at) => isSelected(some, 'may', `may-${at}`))).toEqual([false, true, true, false]);
  });

  test('a part that reaches to the end is all but those before it', () => {
    const most = photosOf(withSpans(NO_PHOTOS, [{ group: may, from: 4, to: 5000 }], memory({ may: 24 }), true));
    expect(selectedCount(most, groups)).toBe(4996);
    expect([3, 4, 4000].map((at) => isSelected(most, 'may', `may-${at}`))).toEqual([false, true, true]);
    const without = photosOf(withSpans(withToggledGroup(NO_PHOTOS, may), [{ group: may, from: 4, to: 5000 }], memory({ may: 24 }), false));
    expect(without.get('may')).toEqual({ kind: 'some', photoIds: new Set(['may-0', 'may-1', 'may-2', 'may-3']) });
  });

  test('what was selected before such a part stays', () => {
    const before = withPhotos(NO_PHOTOS, may, ['may-1', 'may-3000'], true);
    const most = photosOf(withSpans(before, [{ group: may, from: 4, to: 5000 }], memory({ may: 24 }), true));
    expect(most.get('may')).toEqual({ kind: 'all', except: new Set(['may-0', 'may-2', 'may-3']) });
  });

  test('what is not in memory is named, as little of it as will do', () => {
    const spans = [{ group: june, from: 30, to: 40 }, { group: may, from: 0, to: 900 }];
    expect(withSpans(NO_PHOTOS, spans, memory({ may: 500 }), true)).toEqual({ missing: [{ key: 'june', from: 0, to: 30 }, { key: 'may', from: 0, to: 900 }] });
  });
});
