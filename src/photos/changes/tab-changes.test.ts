import { QueryClient } from '@tanstack/react-query';
import { afterEach, expect, test, vi } from 'vitest';
import { activationQueries } from '#photos/data/activation-queries.ts';
import { changeIn, followOtherTabs } from './tab-changes.ts';
import * as tabs from './tabs.ts';

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

test('O52 once another tab has emptied the library its status is asked for anew, however young the last one is', async () => {
  vi.stubGlobal('document', { hidden: false, addEventListener: () => {} });
  let tell: (message: unknown) => unknown = () => {};
  vi.spyOn(tabs, 'customerOfTab').mockResolvedValue(anna);
  vi.spyOn(tabs, 'tabChannel').mockReturnValue({ listen: (listener) => void (tell = listener), post: () => {} });
  const client = new QueryClient();
  const { queryKey } = activationQueries.state();
  client.setQueryData(queryKey, 'ACTIVE');
  let isOutdated: boolean | undefined;
  followOtherTabs(client, () => (isOutdated = client.getQueryState(queryKey)?.isInvalidated));
  await tell(from({ type: 'libraryEmptied' }));
  expect(isOutdated).toBe(true);
});

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
