import { describe, expect, test } from 'vitest';
import {
  EMPTY_TRAY,
  hasRoom,
  inSelections,
  isEmptyTray,
  nextPart,
  notIn,
  storedTray,
  TRAY_LIMIT,
  type Tray,
  withAdded,
  withBack,
  withGone,
  withGoneRead,
  withHanded,
  withNoneHanded,
  without,
  withoutGone,
  withoutHanded,
} from './model.ts';

const NOW = Date.UTC(2026, 10, 25);
const photo = (id: string, month = '2024-05') => ({ id, month });
const many = (amount: number) => Array.from({ length: amount }, (_, at) => photo(`photo-${at}`));
const filled = (...ids: string[]) =>
  withAdded(
    EMPTY_TRAY,
    ids.map((id) => photo(id)),
    NOW,
  );
const idsOf = ({ photos }: Pick<Tray, 'photos'>) => photos.map(({ id }) => id);

describe('adding to a print tray', () => {
  test('P4.45 photos stand in the order in which they were added, each at a time of its own', () => {
    const tray = withAdded(filled('b', 'a'), [photo('c')], NOW - 5_000);
    expect(idsOf(tray)).toEqual(['b', 'a', 'c']);
    const times = tray.photos.map(({ addedAt }) => addedAt);
    expect(times).toEqual(times.toSorted((one, other) => one - other));
    expect(new Set(times).size).toBe(3);
  });

  test('P4.45 what is in it is not added again, and changes nothing', () => {
    const tray = filled('a', 'b');
    expect(withAdded(tray, [photo('b'), photo('a')], NOW)).toBe(tray);
    expect(idsOf(withAdded(tray, [photo('b'), photo('c'), photo('c')], NOW))).toEqual(['a', 'b', 'c']);
    expect(notIn(tray, [photo('b'), photo('c')])).toEqual([photo('c')]);
  });

  test('O79 what does not fit is left out as a whole', () => {
    const full = withAdded(EMPTY_TRAY, many(TRAY_LIMIT), NOW);
    expect(full.photos).toHaveLength(TRAY_LIMIT);
    expect(withAdded(full, [photo('one more')], NOW)).toBe(full);
    expect(withAdded(EMPTY_TRAY, many(TRAY_LIMIT + 1), NOW)).toBe(EMPTY_TRAY);
    expect([hasRoom(full, 0), hasRoom(full, 1)]).toEqual([true, false]);
  });
});

describe('taking out of a print tray', () => {
  test('P4.45 undone, each photo is where it was, as it was', () => {
    const tray = withHanded(filled('a', 'b', 'c', 'd'), new Set(['b']));
    const less = without(tray, new Set(['b', 'd', 'unknown']));
    expect(idsOf(less)).toEqual(['a', 'c']);
    const added = withAdded(less, [photo('e')], NOW + 60_000);
    const back = withBack(added, tray.photos);
    expect(idsOf(back)).toEqual(['a', 'b', 'c', 'd', 'e']);
    expect(back.photos[1]).toEqual(tray.photos[1]);
    expect(withBack(back, tray.photos)).toBe(back);
    expect(without(tray, new Set(['unknown']))).toBe(tray);
  });

  test('R9 photos that are gone are counted until that has been read', () => {
    const tray = withoutGone(filled('a', 'b', 'c'), new Set(['a', 'unknown']));
    expect([idsOf(tray), tray.gone]).toEqual([['b', 'c'], 1]);
    expect(withoutGone(tray, new Set(['a']))).toBe(tray);
    const none = withoutGone(tray, new Set(['b', 'c']));
    expect([none.gone, isEmptyTray(none)]).toEqual([3, false]);
    expect(withGoneRead(none)).toEqual(EMPTY_TRAY);
    expect(isEmptyTray(withGoneRead(none))).toBe(true);
    expect(withGoneRead(EMPTY_TRAY)).toBe(EMPTY_TRAY);
  });

  test('R9 O45 a photo that is gone is counted once; what an older version of the app has counted stays', () => {
    const tray = withGone(withoutGone(filled('a', 'b'), new Set(['a'])), ['a', 'c', 'c']);
    expect([idsOf(tray), tray.gone]).toEqual([['b'], 2]);
    expect(withGone(tray, ['c', 'a'])).toBe(tray);
    expect(withGone(storedTray.parse({ photos: [], gone: 2 }), ['a']).gone).toBe(3);
  });
});

describe('handing a print tray over', () => {
  const handNext = (tray: Tray) => withHanded(tray, new Set(idsOf(nextPart(tray))));
  const planOf = (tray: Tray) => {
    const { photos, ...plan } = nextPart(tray);
    return { photos: photos.length, ...plan };
  };

  test.each([
    [1, [1]],
    [500, [500]],
    [501, [500, 1]],
    [1_200, [500, 500, 200]],
    [2_000, [500, 500, 500, 500]],
  ])('O79 %i photos go in parts of %j', (amount, parts) => {
    let tray = withAdded(EMPTY_TRAY, many(amount), NOW);
    const all: string[] = [];
    for (const [at, photos] of parts.entries()) {
      expect(planOf(tray)).toEqual({ photos, part: at + 1, parts: parts.length, handed: all.length });
      all.push(...idsOf(nextPart(tray)));
      tray = handNext(tray);
    }
    expect(all).toEqual(many(amount).map(({ id }) => id));
    expect(nextPart(tray)).toEqual({ photos: [], part: parts.length + 1, parts: parts.length, handed: amount });
    expect(planOf(withNoneHanded(tray))).toMatchObject({ photos: parts[0], part: 1, handed: 0 });
  });

  test('O79 what is added or goes between two parts changes those that are left', () => {
    const tray = handNext(withAdded(EMPTY_TRAY, many(700), NOW));
    expect(planOf(withAdded(tray, [photo('new')], NOW + 1_000))).toEqual({
      photos: 201,
      part: 2,
      parts: 2,
      handed: 500,
    });
    expect(planOf(withoutGone(tray, new Set(['photo-0', 'photo-600'])))).toEqual({
      photos: 199,
      part: 2,
      parts: 2,
      handed: 499,
    });
  });

  test('O79 nothing changes where all of them are marked already', () => {
    const tray = withHanded(filled('a'), new Set(['a']));
    expect(withHanded(tray, new Set(['a']))).toBe(tray);
    expect(withNoneHanded(filled('a')).photos[0]).not.toHaveProperty('isHanded');
    expect(withNoneHanded(withNoneHanded(tray))).toEqual(filled('a'));
  });

  test('P2.150 what is not handed over after all is not marked, the others are as they were', () => {
    const tray = withHanded(filled('a', 'b', 'c'), new Set(['a', 'b']));
    expect(withoutHanded(tray, new Set(['b', 'c', 'unknown']))).toEqual(
      withHanded(filled('a', 'b', 'c'), new Set(['a'])),
    );
    expect(withoutHanded(tray, new Set(['c']))).toBe(tray);
  });

  test('P7.31 a temporary selection holds 500', () => {
    const ids = many(1_001).map(({ id }) => id);
    expect(inSelections(ids).map(({ length }) => length)).toEqual([500, 500, 1]);
    expect(inSelections(ids).flat()).toEqual(ids);
    expect(inSelections([])).toEqual([]);
  });
});

test.each([
  undefined,
  null,
  [],
  {},
  { photos: [{ id: '', month: '', addedAt: 1 }], gone: 0 },
  { photos: [{}], gone: 0 },
])('O45 what is no tray is none: %j', (value) => {
  expect(storedTray.safeParse(value).success).toBe(false);
});

test('O45 a tray is read as it was written', () => {
  const tray = withoutGone(withHanded(filled('a', 'b', 'c'), new Set(['b'])), new Set(['c']));
  expect(storedTray.parse(JSON.parse(JSON.stringify(tray)))).toEqual(tray);
});
