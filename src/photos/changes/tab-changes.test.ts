import { QueryClient } from '@tanstack/react-query';
import { afterEach, expect, test, vi } from 'vitest';
import { activationQueries } from '#photos/data/activation-queries.ts';
import * as libraryChanges from './library-changes.ts';
import { changeIn, followOtherTabs, withChange } from './tab-changes.ts';
import * as tabs from './tabs.ts';
import type { LibraryChange } from './tabs.ts';

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const anna = 'a1b2';
const from = (change: unknown, customer: unknown = anna) => ({ customer, change });

test.each([
  { type: 'photosGone', photoIds: ['1', '2'] },
  { type: 'photosGone', photoIds: ['1'], albumId: 'lisbon' },
  { type: 'photosAdded', photoIds: ['1'], albumId: 'lisbon' },
  { type: 'photosAdded', photoIds: [] },
  { type: 'albumCreated' },
  { type: 'albumRenamed', albumId: 'lisbon' },
  { type: 'albumGone', albumId: 'lisbon' },
  { type: 'libraryEmptied' },
  { type: 'libraryChanged' },
])('P4.14 a change that another tab tells of is taken over: %j', (change) =>
  expect(changeIn(from(change), anna)).toEqual(change),
);

test('S20 what a tab of another customer tells is ignored', () => {
  expect(changeIn(from({ type: 'albumCreated' }, 'c3d4'), anna)).toBeUndefined();
});

/** Follows another tab. @returns tells of a change as that does */
function otherTab(onEmptied: () => void, client = new QueryClient()): (change: LibraryChange) => Promise<void> {
  let tell: (message: unknown) => unknown = () => {};
  vi.spyOn(tabs, 'customerOfTab').mockResolvedValue(anna);
  vi.spyOn(tabs, 'tabChannel').mockReturnValue({ listen: (listener) => void (tell = listener), post: () => {} });
  followOtherTabs(client, onEmptied);
  return async (change) => void (await tell(from(change)));
}

test('O52 once another tab has emptied the library its status is asked for anew, however young the last one is', async () => {
  vi.stubGlobal('document', { hidden: false, addEventListener: () => {} });
  const client = new QueryClient();
  const { queryKey } = activationQueries.state();
  client.setQueryData(queryKey, 'ACTIVE');
  let isOutdated: boolean | undefined;
  const tell = otherTab(() => (isOutdated = client.getQueryState(queryKey)?.isInvalidated), client);
  await tell({ type: 'libraryEmptied' });
  expect(isOutdated).toBe(true);
});

test('P4.14 a tab that was hidden while photos were deleted one by one takes them all out in one step', async () => {
  const page = Object.assign(new EventTarget(), { hidden: true });
  vi.stubGlobal('document', page);
  const left = vi.spyOn(libraryChanges, 'leftElsewhere').mockResolvedValue();
  const tell = otherTab(() => {});
  const photoIds = Array.from({ length: 300 }, (_, index) => `photo-${index}`);
  for (const photoId of photoIds) await tell({ type: 'photosGone', photoIds: [photoId] });
  expect(left).not.toHaveBeenCalled();
  page.hidden = false;
  page.dispatchEvent(new Event('visibilitychange'));
  expect(left).toHaveBeenCalledExactlyOnceWith(expect.any(QueryClient), new Set(photoIds), undefined);
});

const gone = (photoId: string, albumId?: string): LibraryChange => ({
  type: 'photosGone',
  photoIds: [photoId],
  ...(albumId !== undefined && { albumId }),
});
const added = (photoId: string): LibraryChange => ({ type: 'photosAdded', photoIds: [photoId], albumId: 'lisbon' });
const albumCreated = { type: 'albumCreated' } as const;
const albumGone = { type: 'albumGone', albumId: 'lisbon' } as const;
const libraryEmptied = { type: 'libraryEmptied' } as const;
const libraryChanged = { type: 'libraryChanged' } as const;
const renamed = (albumId: string) => ({ type: 'albumRenamed', albumId }) as const;

test.each<[string, LibraryChange[], LibraryChange[]]>([
  [
    'one album each',
    [gone('1', 'lisbon'), gone('2'), gone('3', 'lisbon')],
    [{ type: 'photosGone', photoIds: ['1', '3'], albumId: 'lisbon' }, gone('2')],
  ],
  [
    'what comes back stays in its place',
    [gone('1', 'lisbon'), added('1'), gone('1', 'lisbon')],
    [gone('1', 'lisbon'), added('1'), gone('1', 'lisbon')],
  ],
  [
    'the same once',
    [albumCreated, albumCreated, renamed('a'), renamed('b'), renamed('a')],
    [albumCreated, renamed('a'), renamed('b')],
  ],
  [
    'nothing is left of an emptied library',
    [gone('1'), albumCreated, albumGone, added('2'), libraryEmptied],
    [albumGone, libraryEmptied],
  ],
  [
    'all is read at the end',
    [libraryChanged, gone('1'), albumCreated, renamed('a'), libraryChanged],
    [gone('1'), libraryChanged],
  ],
])('P4.14 changes that wait for a hidden tab: %s', (_, changes, waiting) =>
  expect(changes.reduce<LibraryChange[]>(withChange, [])).toEqual(waiting),
);

test('nobody is signed in: nothing is taken over', () =>
  expect(changeIn(from({ type: 'albumCreated' }), undefined)).toBeUndefined());

test.each([
  undefined,
  null,
  'albumCreated',
  { type: 'albumCreated' },
  from(undefined),
  from({ type: 'photosGone' }),
  from({ type: 'photosGone', photoIds: 'all' }),
  from({ type: 'photosGone', photoIds: [1] }),
  from({ type: 'photosAdded', photoIds: ['1'], albumId: '' }),
  from({ type: 'albumRenamed', albumId: '' }),
  from({ type: 'reload' }),
  from({ type: 'albumCreated' }, null),
])('what is no change is ignored: %j', (message) => expect(changeIn(message, anna)).toBeUndefined());

test('a newer tab may say more than this one knows', () => {
  expect(changeIn({ ...from({ type: 'albumRenamed', albumId: 'lisbon', since: 7 }), version: 2 }, anna)).toEqual({
    type: 'albumRenamed',
    albumId: 'lisbon',
  });
});
