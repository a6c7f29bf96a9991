import { QueryClient } from '@tanstack/react-query';
import { beforeEach, describe, expect, test } from 'vitest';
import { albumQueries } from '#photos/data/album-queries.ts';
import { libraryQueries } from '#photos/data/library-queries.ts';
import { countOf, noteReadCount, shownCount } from '#photos/data/read-counts.ts';
import { sharedAlbumQueries } from '#photos/data/shared-album-queries.ts';
import { albumCreated, albumRemoved, albumRenamed } from './album-changes.ts';

const own = albumQueries.list({ displaySharedData: true }).queryKey;
const shared = sharedAlbumQueries.list().queryKey;
const counts = libraryQueries.counts().queryKey;
const summary = sharedAlbumQueries.summary().queryKey;
const detail = albumQueries.detail('a').queryKey;

const album = (albumId: string) => ({
  albumId,
  albumName: albumId,
  coverPhoto: null,
  photosCount: 1,
  created: '2024-01-01T00:00:00Z',
  updated: '2024-01-01T00:00:00Z',
});
const ownAlbum = (albumId: string) => ({ ...album(albumId), userId: 'me', isShared: false });
const sharedAlbum = (albumId: string) => ({ ...album(albumId), ownerId: 'you' });

let client: QueryClient;
beforeEach(() => {
  client = new QueryClient();
  client.setQueryData(own, {
    pages: [
      { albums: [ownAlbum('a')], cursor: 'c' },
      { albums: [ownAlbum('b')], cursor: null },
    ],
    pageParams: [undefined, 'c'],
  });
  client.setQueryData(shared, { pages: [{ albums: [sharedAlbum('s')], cursor: null }], pageParams: [undefined] });
  client.setQueryData(counts, { photosCount: 2, albumsCount: 2 });
  client.setQueryData(summary, { readAlbumsCount: 1, grantedAlbumsCount: 0 });
  client.setQueryData(detail, ownAlbum('a'));
});

const names = () => client.getQueryData(own)?.pages.map(({ albums }) => albums.map(({ albumName }) => albumName));
const areStale = (keys: readonly (readonly unknown[])[]) =>
  keys.map((queryKey) => client.getQueryState(queryKey)?.isInvalidated);

test('an album that another tab has made has lists and counts read again', async () => {
  await albumCreated(client);
  expect(areStale([own, counts])).toEqual([true, true]);
});

test('P2.89 a new album shows at once before all others, and is counted', async () => {
  await albumCreated(client, { albumId: 'n', albumName: 'New' });
  expect(names()).toEqual([['New', 'a'], ['b']]);
  expect(client.getQueryData(counts)).toEqual({ photosCount: 2, albumsCount: 3 });
  expect(areStale([own, shared, counts])).toEqual([true, false, true]);
  expect(client.getQueryData(shared)?.pages[0]?.albums).toHaveLength(1);
});

test('P2.100 another name shows at once wherever the album does', async () => {
  await albumRenamed(client, 'a', 'Lisbon');
  expect(names()).toEqual([['Lisbon'], ['b']]);
  expect(client.getQueryData(detail)?.albumName).toBe('Lisbon');
  expect(areStale([own, detail, counts])).toEqual([true, true, false]);
});

describe('P7.27 an album that is gone', () => {
  test('leaves the lists at once and is forgotten', async () => {
    await albumRemoved(client, 'a');
    expect(names()).toEqual([[], ['b']]);
    expect(client.getQueryState(detail)).toBeUndefined();
  });

  test('has albums and counts of both services read again, whoever shared it', async () => {
    await albumRemoved(client, 's');
    expect(client.getQueryData(shared)?.pages[0]?.albums).toEqual([]);
    expect(areStale([own, shared, counts, summary])).toEqual([true, true, true, true]);
  });
});

test.each([
  ['made', () => albumCreated(client)],
  ['removed', () => albumRemoved(client, 'a')],
])('R9 once an album is %s the number that the service tells is believed', async (_, change) => {
  noteReadCount(countOf.albums, 3, 2);
  await change();
  expect(shownCount(countOf.albums, 3)).toBe(3);
});
