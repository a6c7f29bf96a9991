import { expect, test } from 'vitest';
import { excessOf, type Confirmation } from './deletions.ts';
import { shownSelection, type Known, type ShownSelection, type Sight } from './shown-selection.ts';

const MAY = '2026-05';
const COUNTED = Date.parse('2026-11-23T12:00:00Z');
const SOON = COUNTED + 60_000;

function sight(more: Partial<Sight>): Sight {
  return { isSelecting: true, count: 1, isAll: false, groups: {}, photos: {}, open: null, ...more };
}
const tile = (isTicked: boolean, group = MAY) => ({ group, isTicked });
const old = (group = MAY): Known => ({ group, arrived: COUNTED - 1e9 });

/** What was seen, one after the other, and counted before all of it. */
function seen(...sights: Partial<Sight>[]): ShownSelection {
  const selection = shownSelection();
  selection.counted(COUNTED);
  for (const one of sights) selection.see(sight(one));
  return selection;
}
const shown = (selection: ShownSelection, photoId: string, known: Known | undefined = old(), again?: number) => selection.confirmed(again)(photoId, known) === undefined;

test('R9 a photo that is drawn is selected when its box is ticked, also in a group that is', () => {
  const selection = seen({ groups: { [MAY]: 'mixed' }, photos: { one: tile(true), other: tile(false) } });
  expect([shown(selection, 'one'), shown(selection, 'other')]).toEqual([true, false]);
  expect(shown(seen({ photos: { one: tile(true) } }), 'elsewhere')).toBe(false);
});

test('R9 what has been scrolled away is as it was drawn last, until its heading is ticked or cleared', () => {
  const away = [{ photos: { one: tile(true), other: tile(false) } }, { groups: { '2026-04': 'false' as const } }];
  expect([shown(seen(...away), 'one'), shown(seen(...away), 'other')]).toEqual([true, false]);
  expect(shown(seen(...away, { groups: { [MAY]: 'true' } }), 'other')).toBe(true);
  expect(shown(seen(...away, { groups: { [MAY]: 'true' } }, { groups: { [MAY]: 'false' } }), 'one')).toBe(false);
  expect(shown(seen(...away, { isAll: true }), 'other')).toBe(true);
  expect(shown(seen(...away, { isAll: true }, { groups: { [MAY]: 'false' } }), 'other'), 'its month was taken out again').toBe(false);
});

test('R9 a selection that was ended or emptied holds nothing of before', () => {
  for (const end of [{ isSelecting: false }, { count: 0 }]) expect(shown(seen({ isAll: true }, end, { photos: { one: tile(true) } }), 'other')).toBe(false);
});

test('R9 a whole group, or all of them, holds the photos that had arrived when they were counted', () => {
  for (const whole of [{ groups: { [MAY]: 'true' as const } }, { isAll: true }]) {
    const selection = seen(whole);
    selection.counted(SOON);
    expect(shown(selection, 'old')).toBe(true);
    expect(shown(selection, 'new', { group: MAY, arrived: SOON - 10_000 }), 'counted later is chosen later').toBe(false);
    expect(shown(selection, 'new', { group: MAY, arrived: SOON - 10_000 }, SOON), 'the dialog has asked with its number').toBe(true);
    expect(shown(selection, 'untold', { group: MAY, arrived: undefined })).toBe(true);
  }
  expect(shown(seen({ groups: { [MAY]: 'true' } }), 'old', old('2026-04'))).toBe(false);
});

test('R9 photos without a date stand in groups of one bucket', () => {
  expect(shown(seen({ groups: { 'unknown-2': 'true' } }), 'one', old('unknown'))).toBe(true);
});

test('R9 with a photo open it is that photo, whatever is selected behind it', () => {
  const selection = seen({ open: 'one', photos: { other: tile(true) } });
  expect([shown(selection, 'one'), shown(selection, 'other')]).toEqual([true, false]);
});

test('R9 deleted are as many as were confirmed and those that were shown: more, others and earlier ones are found', () => {
  const known = new Map([['one', old()], ['other', old()]]);
  const confirmation: Confirmation = { at: SOON, more: 1, notShown: seen({ photos: { one: tile(true), other: tile(false) } }).confirmed(undefined) };
  const found = (photoIds: string[], at = SOON + 1) => excessOf([{ at, photoIds }], [confirmation], known);
  expect(found(['one'])).toEqual([]);
  expect(excessOf([{ at: SOON, photoIds: ['one'] }, { at: SOON + 9, photoIds: ['one'] }], [confirmation], known), 'tried again').toEqual([]);
  expect(found(['other']), 'as many, but another one').toEqual(['photo other was to be deleted and not shown as selected: its box was not ticked']);
  expect(found(['one', 'other'])).toEqual(['2 photos were to be deleted, 1 were confirmed', expect.stringMatching(/^photo other /)]);
  expect(found(['one'], SOON - 1)).toEqual(['photo one was to be deleted and not shown as selected: nothing had been confirmed']);
});
