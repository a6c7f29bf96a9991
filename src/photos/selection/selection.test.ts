import { describe, expect, test } from 'vitest';
import { withinGroups, withoutPhotos } from './pruning.ts';
import type { Selection } from './selection.ts';
import {
  everyPhoto,
  groupMark,
  isSelected,
  NO_PHOTOS,
  selectedCount,
  selectedInGroup,
  withGroups,
  withPhotos,
  withToggledGroup,
  withToggledPhoto,
} from './selection.ts';

const may = { key: '2024-05', count: 3 };
const june = { key: '2024-06', count: 5000 };
const groups = [may, june];

const of = (...toggles: [typeof may, string][]): Selection => toggles.reduce<Selection>((selection, [group, id]) => withToggledPhoto(selection, group, id), NO_PHOTOS);

describe('P4.40 a photo is toggled', () => {
  test('once selects it, twice does not', () => {
    const once = of([may, 'a']);
    expect([isSelected(once, may.key, 'a'), isSelected(once, may.key, 'b'), isSelected(once, june.key, 'a')]).toEqual([true, false, false]);
    expect(selectedCount(once, groups)).toBe(1);
    expect(withToggledPhoto(once, may, 'a').size).toBe(0);
  });

  test('in a group that is selected as a whole it becomes an exception', () => {
    const all = withToggledGroup(NO_PHOTOS, june);
    const but = withToggledPhoto(all, june, 'x');
    expect([isSelected(but, june.key, 'x'), isSelected(but, june.key, 'y')]).toEqual([false, true]);
    expect(selectedInGroup(but, june)).toBe(4999);
    expect(withToggledPhoto(but, june, 'x').get(june.key)).toEqual({ kind: 'all', except: new Set() });
  });

  test('the last photo of a group makes it a whole, the last exception makes it nothing', () => {
    const whole = of([may, 'a'], [may, 'b'], [may, 'c']);
    expect([whole.get(may.key)?.kind, groupMark(whole, may)]).toEqual(['all', 'all']);
    expect(['a', 'b', 'c'].reduce<Selection>((selection, id) => withToggledPhoto(selection, may, id), whole).size).toBe(0);
  });
});

describe('P4.41 a group is toggled', () => {
  test('O14 it is one word, however many photos it has', () => {
    expect(withToggledGroup(NO_PHOTOS, june).get(june.key)).toEqual({ kind: 'all', except: new Set() });
    expect(selectedCount(withToggledGroup(NO_PHOTOS, june), groups)).toBe(5000);
  });

  test('selected as a whole it is taken out, in part it is completed', () => {
    const part = of([may, 'a']);
    expect(groupMark(part, may)).toBe('some');
    const whole = withToggledGroup(part, may);
    expect(groupMark(whole, may)).toBe('all');
    expect(groupMark(withToggledGroup(whole, may), may)).toBe('none');
  });

  test('one with exceptions is completed', () => {
    const but = withToggledPhoto(withToggledGroup(NO_PHOTOS, may), may, 'a');
    expect(groupMark(but, may)).toBe('some');
    expect(groupMark(withToggledGroup(but, may), may)).toBe('all');
  });
});

test('P2.108 everything is selected, and taken out again', () => {
  expect(selectedCount(everyPhoto(groups), groups)).toBe(5003);
  expect(withGroups(everyPhoto(groups), groups.map(({ key }) => key), false).size).toBe(0);
});

test('a range of photos is added and taken out as one', () => {
  const some = withPhotos(NO_PHOTOS, june, ['1', '2', '3'], true);
  expect(selectedInGroup(some, june)).toBe(3);
  expect(selectedInGroup(withPhotos(some, june, ['2', '3', '4'], false), june)).toBe(1);
  expect(withPhotos(some, june, ['1', '2'], true)).toBe(some);
});

describe('photos that are gone leave the selection', () => {
  test('as photos and as exceptions', () => {
    const selection = withToggledPhoto(withToggledGroup(of([may, 'a'], [may, 'b']), june), june, 'x');
    const left = withoutPhotos(selection, new Set(['a', 'x']));
    expect(selectedInGroup(left, may)).toBe(1);
    expect(left.get(june.key)).toEqual({ kind: 'all', except: new Set() });
  });

  test('with the last one the group leaves; nothing gone is the same selection', () => {
    const selection = of([may, 'a']);
    expect(withoutPhotos(selection, new Set(['a'])).size).toBe(0);
    expect(withoutPhotos(selection, new Set(['b']))).toBe(selection);
  });

  test('groups that are gone leave it too', () => {
    const selection = everyPhoto(groups);
    expect([...withinGroups(selection, [may]).keys()]).toEqual([may.key]);
    expect(withinGroups(selection, groups)).toBe(selection);
  });
});

test('a count that shrank never makes less than nothing', () => {
  const selection = of([june, 'a'], [june, 'b'], [june, 'c']);
  expect(selectedInGroup(selection, { key: june.key, count: 2 })).toBe(2);
  expect(selectedInGroup(withToggledPhoto(withToggledGroup(NO_PHOTOS, june), june, 'x'), { key: june.key, count: 0 })).toBe(0);
});
