import { describe, expect, test } from 'vitest';
import {
  groupMark,
  isSelected,
  NO_PHOTOS,
  selectedCount,
  selectedInGroup,
  withGroups,
  withinGroups,
  withoutGroups,
  withoutPhotos,
  withoutVanished,
  withPhotos,
  withReturned,
  withToggledGroup,
  withToggledPhoto,
} from './selection.ts';
import type { Selection } from './selection.ts';
import { threadTime } from '../../../tests/support/thread-time.ts';

const may = { key: '2024-05', count: 3 };
const june = { key: '2024-06', count: 5000 };
const groups = [may, june];
/** Time at which the groups were counted. */
const NOON = Date.UTC(2026, 10, 23, 12);
const id = (imageId: string) => ({ imageId });
const newer = (imageId: string) => ({ imageId, uploadEnd: new Date(NOON + 1).toISOString() });
const whole = { kind: 'all', count: 5000, asOf: NOON, except: new Set(), also: new Set(), gone: new Set() };

const of = (...toggles: [typeof may, string][]): Selection =>
  toggles.reduce<Selection>(
    (selection, [group, photoId]) => withToggledPhoto(selection, group, id(photoId)),
    NO_PHOTOS,
  );

describe('P4.40 a photo is toggled', () => {
  test('once selects it, twice does not', () => {
    const once = of([may, 'a']);
    expect([
      isSelected(once, may.key, id('a')),
      isSelected(once, may.key, id('b')),
      isSelected(once, june.key, id('a')),
    ]).toEqual([true, false, false]);
    expect(selectedCount(once, groups)).toBe(1);
    expect(withToggledPhoto(once, may, id('a')).size).toBe(0);
  });

  test('in a group that is selected as a whole it becomes an exception', () => {
    const all = withToggledGroup(NO_PHOTOS, june, NOON);
    const but = withToggledPhoto(all, june, id('x'));
    expect([isSelected(but, june.key, id('x')), isSelected(but, june.key, id('y'))]).toEqual([false, true]);
    expect(selectedInGroup(but, june)).toBe(4999);
    expect(withToggledPhoto(but, june, id('x')).get(june.key)).toEqual(whole);
  });

  test('the last photo of a group makes it a whole, the last exception makes it nothing', () => {
    const every = of([may, 'a'], [may, 'b'], [may, 'c']);
    expect(groupMark(every, may)).toBe('all');
    const none = (from: Selection) =>
      ['a', 'b', 'c'].reduce<Selection>((selection, photoId) => withToggledPhoto(selection, may, id(photoId)), from)
        .size;
    expect([none(every), none(withToggledGroup(NO_PHOTOS, may, NOON))]).toEqual([0, 0]);
  });
});

describe('P4.41 a group is toggled', () => {
  test('O14 it is one word, however many photos it has', () => {
    expect(withToggledGroup(NO_PHOTOS, june, NOON).get(june.key)).toEqual(whole);
    expect(selectedCount(withToggledGroup(NO_PHOTOS, june, NOON), groups)).toBe(5000);
  });

  test('selected as a whole it is taken out, in part it is completed', () => {
    const part = of([may, 'a']);
    expect(groupMark(part, may)).toBe('some');
    const all = withToggledGroup(part, may, NOON);
    expect(groupMark(all, may)).toBe('all');
    expect(groupMark(withToggledGroup(all, may, NOON), may)).toBe('none');
  });

  test('one with exceptions is completed', () => {
    const but = withToggledPhoto(withToggledGroup(NO_PHOTOS, may, NOON), may, id('a'));
    expect(groupMark(but, may)).toBe('some');
    expect(groupMark(withToggledGroup(but, may, NOON), may)).toBe('all');
  });
});

test('P2.108 everything is selected, and taken out again', () => {
  expect(selectedCount(withGroups(NO_PHOTOS, groups, NOON), groups)).toBe(5003);
  expect(
    withoutGroups(
      withGroups(NO_PHOTOS, groups, NOON),
      groups.map(({ key }) => key),
    ).size,
  ).toBe(0);
});

test('a range of photos is added and taken out as one', () => {
  const some = withPhotos(NO_PHOTOS, june, ['1', '2', '3'].map(id), true);
  expect(selectedInGroup(some, june)).toBe(3);
  expect(selectedInGroup(withPhotos(some, june, ['2', '3', '4'].map(id), false), june)).toBe(1);
  expect(withPhotos(some, june, ['1', '2'].map(id), true)).toBe(some);
});

describe('photos that are gone leave the selection', () => {
  test('as photos and as exceptions', () => {
    const selection = withToggledPhoto(withToggledGroup(of([may, 'a'], [may, 'b']), june, NOON), june, id('x'));
    const left = withoutPhotos(selection, new Set(['a', 'x']));
    expect(selectedInGroup(left, may)).toBe(1);
    expect(selectedInGroup(left, { ...june, count: 4999 })).toBe(4999);
  });

  test('F10 100,000 of them leave a selection of 300 months in no time', () => {
    const months = Array.from({ length: 300 }, (_, index) => ({ key: `month ${index}`, count: 400 }));
    const selection = withToggledPhoto(withGroups(NO_PHOTOS, months, NOON), { key: 'month 7', count: 400 }, id('p7'));
    const gone = new Set(Array.from({ length: 100_000 }, (_, index) => `p${index}`));
    // The best of a few: the first ones are compiled.
    const took = [1, 2, 3].map(() => {
      const started = threadTime();
      expect(selectedCount(withoutPhotos(selection, gone), months)).toBe(300 * 400 - 1);
      return threadTime() - started;
    });
    expect(Math.min(...took)).toBeLessThan(50);
  });

  test('with the last one the group leaves; nothing gone is the same selection', () => {
    const selection = of([may, 'a']);
    expect(withoutPhotos(selection, new Set(['a'])).size).toBe(0);
    expect(withoutPhotos(selection, new Set(['b']))).toBe(selection);
  });

  test('groups that are gone leave it too', () => {
    const selection = withGroups(NO_PHOTOS, groups, NOON);
    expect([...withinGroups(selection, [may]).keys()]).toEqual([may.key]);
    expect(withinGroups(selection, groups)).toBe(selection);
  });
});

test('a count that shrank never makes less than nothing', () => {
  const selection = of([june, 'a'], [june, 'b'], [june, 'c']);
  expect(selectedInGroup(selection, { key: june.key, count: 2 })).toBe(2);
  expect(
    selectedInGroup(withToggledPhoto(withToggledGroup(NO_PHOTOS, june, NOON), june, id('x')), {
      key: june.key,
      count: 0,
    }),
  ).toBe(0);
});

describe('R9 a whole group is the group as it was counted', () => {
  const all = withGroups(NO_PHOTOS, [june], NOON);
  const grown = { ...june, count: 5002 };

  test('what arrives later is not selected, on its tile, in the number and on the box', () => {
    expect([isSelected(all, june.key, id('a')), isSelected(all, june.key, newer('n'))]).toEqual([true, false]);
    expect([selectedInGroup(all, grown), groupMark(all, grown)]).toEqual([5000, 'some']);
    expect(selectedInGroup(all, { ...june, count: 4998 })).toBe(4998);
  });

  test('it can be chosen one by one, and taken back; the box takes in all that is counted by then', () => {
    const also = withToggledPhoto(all, grown, newer('n'));
    expect([
      isSelected(also, june.key, newer('n')),
      isSelected(also, june.key, newer('o')),
      selectedInGroup(also, grown),
    ]).toEqual([true, false, 5001]);
    expect(withToggledPhoto(also, grown, newer('n')).get(june.key)).toEqual(whole);
    const later = withToggledGroup(also, grown, NOON + 1);
    expect([isSelected(later, june.key, newer('n')), groupMark(later, grown)]).toEqual([true, 'all']);
  });

  test('what is seen to go is not counted any more, so that what comes cannot take its place', () => {
    const left = withoutVanished(all, june.key, [id('a'), newer('n')]);
    expect(selectedInGroup(left, { ...june, count: 5000 })).toBe(4999);
    expect(withoutVanished(all, june.key, [newer('n')])).toBe(all);
  });

  test('what comes back is as it was, and is counted so; nothing else is counted by being seen', () => {
    const allButX = withToggledPhoto(all, june, id('x'));
    const shorter = { ...june, count: 4998 };
    const both = [
      withoutVanished(allButX, june.key, [id('a'), id('x')]),
      withoutVanished(withoutPhotos(allButX, new Set(['x'])), june.key, [id('a')]),
    ];
    for (const left of both) {
      expect([selectedInGroup(left, shorter), groupMark(left, shorter)]).toEqual([4998, 'all']);
      const back = withReturned(left, june.key, [id('a'), id('b'), id('x')], [id('a'), id('x')]);
      expect([selectedInGroup(back, june), groupMark(back, june)]).toEqual([4999, 'some']);
      expect(['a', 'x'].map((one) => isSelected(back, june.key, id(one)))).toEqual([true, false]);
      expect(withReturned(left, june.key, [id('b'), newer('n')], [newer('n')])).toBe(left);
    }
  });

  test('what had gone before it was counted, and comes back, is selected and counted', () => {
    const back = withReturned(withGroups(NO_PHOTOS, [{ ...june, count: 4999 }], NOON), june.key, [id('a')], [id('a')]);
    expect([isSelected(back, june.key, id('a')), selectedInGroup(back, june)]).toEqual([true, 5000]);
  });
});

test('F9 selecting and counting everything asks for nothing of a photo, and is one step for each month', () => {
  let steps = 0;
  const large = Array.from({ length: 120 }, (_, at) => ({
    key: `month-${at}`,
    get count() {
      steps += 1;
      return 833;
    },
  }));
  expect(selectedCount(withGroups(NO_PHOTOS, large, NOON), large)).toBe(120 * 833);
  expect(steps).toBeLessThan(10 * large.length);
});
