import { getDefaultStore } from 'jotai/vanilla';
import { afterEach, expect, test } from 'vitest';
import { setHidden } from '#photos/pages/hidden-photos.ts';
import { endSelection } from './end-selection.ts';
import { dropFromSelection, selectionModeAtom } from './selection-atoms.ts';
import { NO_PHOTOS, type Selection, withGroups, withToggledPhoto } from './selection.ts';

const library = { kind: 'photos', albumId: undefined } as const;
const may = { key: '2024-05', count: 300 };
const june = { key: '2024-06', count: 20 };
const store = getDefaultStore();

const toggled = (selection: Selection, ...ids: string[]) =>
  ids.reduce((photos, imageId) => withToggledPhoto(photos, may, { imageId }), selection);
const few = toggled(NO_PHOTOS, 'a', 'b');
const whole = toggled(withGroups(NO_PHOTOS, [may], 0), 'x');

/** Selection after an action on some photos, with what was selected by then; undefined once the mode is over. */
function after(acted: Selection, selected: Selection, list = 'photos'): Selection | undefined {
  store.set(selectionModeAtom, { list, purpose: 'actions', photos: selected });
  endSelection(library, acted);
  return store.get(selectionModeAtom)?.photos;
}

afterEach(() => setHidden(['a', 'b', 'x'], undefined, false));

test('P2.87 the selection ends with the action that was done with it', () => {
  expect(after(few, few)).toBeUndefined();
  // It may have been chosen once more.
  expect(after(few, toggled(NO_PHOTOS, 'b', 'a'))).toBeUndefined();
  expect(after(whole, toggled(withGroups(NO_PHOTOS, [may], 0), 'x'))).toBeUndefined();
});

test.each([
  ['another photo', few, toggled(few, 'c')],
  ['other photos', few, toggled(NO_PHOTOS, 'c')],
  ['less', few, toggled(few, 'a')],
  ['nothing yet', few, NO_PHOTOS],
  ['another month', few, withGroups(few, [june], 0)],
  ['all of the month', few, withGroups(few, [may], 0)],
  ['some of the month', whole, few],
  ['the month as it was counted later', whole, toggled(withGroups(NO_PHOTOS, [may], 1), 'x')],
  ['less of the month', whole, toggled(whole, 'y')],
  ['more of the month', whole, toggled(whole, 'x')],
  ['a photo that is new in the month', whole, withToggledPhoto(whole, may, newer('n'))],
])('P2.87 R9 what has been chosen meanwhile stays: %s', (_, acted, selected) =>
  expect(after(acted, selected)).toBe(selected),
);

test('P2.87 the selection of another list stays', () => expect(after(few, few, 'albumPhotos summer')).toBe(few));

test('P2.87 R9 photos that have left the library meanwhile are not missed', () => {
  for (const acted of [few, whole]) {
    store.set(selectionModeAtom, { list: 'photos', purpose: 'actions', photos: acted });
    setHidden(['a', 'x'], undefined, true);
    dropFromSelection(new Set(['a', 'x']), undefined);
    expect(store.get(selectionModeAtom)?.photos).not.toBe(acted);
    endSelection(library, acted);
    expect(store.get(selectionModeAtom)).toBeUndefined();
  }
});

function newer(imageId: string) {
  return { imageId, uploadEnd: new Date(1_000).toISOString() };
}
