import { expect, test } from 'vitest';
import { ACTIONS, actionCalls, actionNames, confirmedBy, excessOf, type Confirmation } from './actions.ts';
import { shownSelection, type Known, type ShownSelection, type SelectionView } from './shown-selection.ts';

const MAY = '2026-05';
const COUNTED = Date.parse('2026-11-23T12:00:00Z');
const SOON = COUNTED + 60_000;

function sight(more: Partial<SelectionView>): SelectionView {
  return { isSelecting: true, count: 1, isAll: false, isCorrected: false, groups: {}, photos: {}, open: null, ...more };
}
const tile = (isTicked: boolean, group = MAY) => ({ group, isTicked });
const old = (group = MAY): Known => ({ group, arrived: COUNTED - 1e9 });

/** What was seen, one after the other, and counted before all of it. */
function seen(...sights: Partial<SelectionView>[]): ShownSelection {
  const selection = shownSelection();
  selection.counted(COUNTED);
  for (const one of sights) selection.see(sight(one));
  return selection;
}
const shown = (selection: ShownSelection, photoId: string, known: Known | undefined = old(), again?: number) =>
  selection.confirmed(again)(photoId, known) === undefined;

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
  expect(
    shown(seen(...away, { isAll: true }, { groups: { [MAY]: 'false' } }), 'other'),
    'its month was taken out again',
  ).toBe(false);
});

test('R9 a selection that was ended or emptied holds nothing of before', () => {
  for (const end of [{ isSelecting: false }, { count: 0 }])
    expect(shown(seen({ isAll: true }, end, { photos: { one: tile(true) } }), 'other')).toBe(false);
});

test('R9 a whole group, or all of them, holds the photos that had arrived when they were counted', () => {
  for (const whole of [{ groups: { [MAY]: 'true' as const } }, { isAll: true }]) {
    const selection = seen(whole);
    selection.counted(SOON);
    expect(shown(selection, 'old')).toBe(true);
    expect(shown(selection, 'new', { group: MAY, arrived: SOON - 10_000 }), 'counted later is chosen later').toBe(
      false,
    );
    expect(
      shown(selection, 'new', { group: MAY, arrived: SOON - 10_000 }, SOON),
      'the dialog has asked with its number',
    ).toBe(true);
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

test('R9 photos that the page has told of as its selection, with their number, are shown as selected from then on', () => {
  const late = (selection: ShownSelection) => shown(selection, 'new', { group: MAY, arrived: COUNTED + 60_000 });
  const whole: Partial<SelectionView> = { groups: { [MAY]: 'true' } };
  expect(late(seen(whole))).toBe(false);
  expect(late(seen(whole, { ...whole, isCorrected: true }, whole)), 'the sentence goes, the selection stays').toBe(
    true,
  );
  expect(late(seen({ ...whole, isCorrected: true }, { isSelecting: false }, whole)), 'another selection').toBe(false);
});

test.each(actionNames)(
  'R9 of %s, photos are acted on that were confirmed and shown: more, others and earlier ones are found',
  (action) => {
    const known = new Map([
      ['one', old()],
      ['other', old()],
    ]);
    const confirmation: Confirmation = {
      action,
      at: SOON,
      more: 1,
      notShown: seen({ photos: { one: tile(true), other: tile(false) } }).confirmed(undefined),
    };
    const found = (photoIds: string[], at = SOON + 1) => excessOf([{ action, at, photoIds }], [confirmation], known);
    expect(found(['one'])).toEqual([]);
    expect(
      excessOf(
        [
          { action, at: SOON, photoIds: ['one'] },
          { action, at: SOON + 9, photoIds: ['one'] },
        ],
        [confirmation],
        known,
      ),
      'tried again',
    ).toEqual([]);
    expect(found(['other']), 'as many, but another one').toEqual([
      `photo other was to be ${ACTIONS[action]} and not shown as selected: its box was not ticked`,
    ]);
    expect(found(['one', 'other'])).toEqual([
      `2 photos were to be ${ACTIONS[action]}, 1 were confirmed`,
      expect.stringMatching(/^photo other /),
    ]);
    expect(found(['one'], SOON - 1)).toEqual([
      `photo one was to be ${ACTIONS[action]} and not shown as selected: nothing had been confirmed`,
    ]);
    expect(confirmedBy([confirmation, confirmation])).toMatchObject({ [action]: 2 });
    const another = actionNames.find((name) => name !== action) ?? action;
    expect(
      excessOf([{ action: another, at: SOON + 1, photoIds: ['one'] }], [confirmation], known),
      'confirmed for something else',
    ).toHaveLength(2);
  },
);

test('R9 what is put back, or goes into another album after its upload, needs no number', () => {
  const undo: Confirmation = {
    action: 'copyToAlbum',
    at: SOON,
    more: undefined,
    notShown: (photoId) => (photoId === 'one' ? undefined : 'it had not been taken out of an album'),
  };
  const found = (...photoIds: string[]) =>
    excessOf([{ action: 'copyToAlbum', at: SOON + 1, photoIds }], [undo], new Map());
  expect(found('one')).toEqual([]);
  expect(found('one', 'other')).toEqual([
    '1 photos were to be copied to an album, 0 were confirmed',
    'photo other was to be copied to an album and not shown as selected: it had not been taken out of an album',
  ]);
});

test('R9 each call of a page that acts on photos is known with its photos; those of another device, and small pictures, are none', () => {
  const call = (operationId: string, more: object) => ({
    at: new Date(SOON).toISOString(),
    service: 'photo-management',
    operationId,
    method: 'POST',
    path: '/',
    query: {},
    headers: { origin: 'http://localhost' },
    status: 200,
    ms: 1,
    ...more,
  });
  const ids = { body: { photoIds: ['one', 'other'] } };
  const told = (...calls: ReturnType<typeof call>[]) =>
    actionCalls(calls).map(({ action, photoIds }) => [action, ...photoIds]);
  expect(
    told(
      call('deletePhotos', ids),
      call('removePhotosFromAlbum', ids),
      call('addPhotosToAlbum', ids),
      call('createTempSelection', ids),
    ),
  ).toEqual(['delete', 'removeFromAlbum', 'copyToAlbum', 'orderPrints'].map((action) => [action, 'one', 'other']));
  expect(
    told(
      call('createArchiveDownload', { body: { photos: ['one', 'other'] } }),
      call('createSharedAlbumDownload', { body: { albumId: 'x', photos: [{ photoId: 'one', ownerId: 'y' }] } }),
    ),
  ).toEqual([
    ['download', 'one', 'other'],
    ['download', 'one'],
  ]);
  expect(
    told(
      call('getPhotoFile', { method: 'GET', path: '/one%2F/untouched' }),
      call('getPhotoFile', { method: 'GET', path: '/one/300' }),
    ),
  ).toEqual([['download', 'one/']]);
  expect(told(call('deletePhotos', { ...ids, headers: {} }))).toEqual([]);
});
