import { InfiniteQueryObserver, QueryClient, QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { connectForTest } from '#api/test-connection.ts';
import { albumQueries } from '#photos/data/album-queries.ts';
import { libraryQueries } from '#photos/data/library-queries.ts';
import { albumCreated } from './album-changes.ts';
import { freezeCounts } from './frozen-counts.ts';

const albums = albumQueries.list({ displaySharedData: true });
const counts = libraryQueries.counts();

let client: QueryClient;
let names: string[];
let answered: Promise<void>;
let release: () => void;
let ends: (() => void)[];

/** The service: two pages of albums, the newest first, and what it counts. It answers as of when it was asked. */
const answer = ({ pathname, searchParams }: URL): unknown => {
  if (pathname !== '/albums') return { photosCount: 7, albumsCount: names.length };
  const cursor = searchParams.get('cursor');
  return { albums: (cursor ? names.slice(2) : names.slice(0, 2)).map(album), cursor: cursor ? null : 'c' };
};

function album(albumName: string) {
  return {
    albumId: albumName,
    albumName,
    photosCount: 1,
    coverPhoto: null,
    created: '2024-05-03T00:00:00Z',
    updated: '2024-05-03T00:00:00Z',
    userId: 'anna',
    isShared: false,
  };
}

beforeEach(() => {
  connectForTest('http://photos.test');
  names = ['a', 'b', 'c'];
  answered = Promise.resolve();
  vi.stubGlobal('fetch', async (address: string) => {
    const response = Response.json(answer(new URL(address)));
    await answered;
    return response;
  });
  client = new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: 30_000 } } });
  ends = [];
  release = () => {};
});

afterEach(() => {
  release();
  for (const end of ends) end();
  client.clear();
  vi.unstubAllGlobals();
});

/** As a screen shows the list. */
async function shownAlbums() {
  const observer = new InfiniteQueryObserver(client, albums);
  ends.push(observer.subscribe(() => {}));
  await vi.waitUntil(() => observer.getCurrentResult().data);
  return observer;
}

const shown = () =>
  client.getQueryData(albums.queryKey)?.pages.flatMap((page) => page.albums.map((one) => one.albumName));

/** Answers are held up from now on. @returns gives them */
function heldUp(): () => void {
  const gate = Promise.withResolvers<void>();
  answered = gate.promise;
  return gate.resolve;
}

describe('while counts are held', () => {
  test('R9 P9.2 the next albums are loaded all the same', async () => {
    const list = await shownAlbums();
    release = freezeCounts(client);
    await list.fetchNextPage({ cancelRefetch: false });
    expect(shown()).toEqual(['a', 'b', 'c']);
  });

  test('R9 P9.2 albums that were on their way arrive, the first ones and the next', async () => {
    const give = heldUp();
    const list = shownAlbums();
    release = freezeCounts(client);
    give();
    const { fetchNextPage } = await list;
    release();
    const giveMore = heldUp();
    const next = fetchNextPage({ cancelRefetch: false });
    release = freezeCounts(client);
    giveMore();
    await next;
    expect(shown()).toEqual(['a', 'b', 'c']);
  });

  test('R9 P2.89 an album that is made shows, and is counted', async () => {
    await shownAlbums();
    ends.push(new QueryObserver(client, counts).subscribe(() => {}));
    await vi.waitUntil(() => client.getQueryData(counts.queryKey));
    release = freezeCounts(client);
    await albumCreated(client, { albumId: 'new', albumName: 'new' });
    expect(shown()).toEqual(['new', 'a', 'b']);
    expect(client.getQueryData(counts.queryKey)?.albumsCount).toBe(4);
  });

  test('R9 whoever asks for them anew is given what is shown', async () => {
    await client.fetchQuery(counts);
    release = freezeCounts(client);
    names = ['a'];
    expect((await client.fetchQuery({ ...counts, staleTime: 0 })).albumsCount).toBe(3);
    release();
    expect((await client.fetchQuery({ ...counts, staleTime: 0 })).albumsCount).toBe(1);
  });
});
