import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { connectForTest } from '#api/test-connection.ts';
import { removeFromLists } from '#photos/changes/library-changes.ts';
import { libraryQueries, type Photo, type PhotoSort } from '#photos/data/library-queries.ts';
import { EMPTY_TRAY, type Tray, withAdded } from './model.ts';
import { findPhotos, pageOfTray, traySource } from './tray-pages.ts';

const byDate = (sortOrder: PhotoSort['sortOrder']): PhotoSort => ({ sortKey: 'dateTaken', sortOrder });
const byAdded = (sortOrder: PhotoSort['sortOrder']): PhotoSort => ({ sortKey: 'created', sortOrder });

function trayOf(...photos: [id: string, month: string][]): Tray {
  return withAdded(
    EMPTY_TRAY,
    photos.map(([id, month]) => ({ id, month })),
    1_000,
  );
}

/** Every page of a tray, page after page. */
function pagesOf(tray: Tray, sort: PhotoSort, limit: number): string[][] {
  const pages: string[][] = [];
  let cursor: string | null = null;
  do {
    const page = pageOfTray(tray, sort, cursor === null ? { limit } : { limit, cursor });
    pages.push(page.photos.map(({ id }) => id));
    cursor = page.cursor;
  } while (cursor !== null);
  return pages;
}

const tray = trayOf(['a', '2024-05'], ['b', 'unknown'], ['c', '2023-12'], ['d', '2024-05'], ['e', '10000-01']);

describe('the pages of a tray', () => {
  test('P2.46 by when photos were added', () => {
    expect(pagesOf(tray, byAdded('asc'), 2)).toEqual([['a', 'b'], ['c', 'd'], ['e']]);
    expect(pagesOf(tray, byAdded('desc'), 2)).toEqual([['e', 'd'], ['c', 'b'], ['a']]);
    expect(pagesOf(tray, byAdded('desc'), 5)).toEqual([['e', 'd', 'c', 'b', 'a']]);
    expect(pagesOf(EMPTY_TRAY, byAdded('desc'), 5)).toEqual([[]]);
  });

  test('P2.46 P2.35 by when they were taken: whole months, those without a date last', () => {
    expect(pagesOf(tray, byDate('asc'), 1)).toEqual([['c'], ['a', 'd'], ['e'], ['b']]);
    expect(pagesOf(tray, byDate('desc'), 1)).toEqual([['e'], ['a', 'd'], ['c'], ['b']]);
    expect(pagesOf(tray, byDate('desc'), 2)).toEqual([
      ['e', 'a', 'd'],
      ['c', 'b'],
    ]);
  });

  test('R9 a page goes on behind a photo that has left the tray', () => {
    const { cursor } = pageOfTray(tray, byAdded('asc'), { limit: 2 });
    const less = { ...tray, photos: tray.photos.filter(({ id }) => id !== 'b') };
    expect(pageOfTray(less, byAdded('asc'), { limit: 2, cursor: cursor ?? '' }).photos.map(({ id }) => id)).toEqual([
      'c',
      'd',
    ]);
  });
});

describe('the photos of a tray', () => {
  /** The months of a library, as the service spells them, each with its photos in the order of the service. */
  let library: Record<string, string[]>;
  let asked: string[];
  let refused: string | undefined;

  beforeEach(() => {
    library = { '2024/5': ['d', 'x', 'a'], '2023/12': ['c'], '1970/1': ['b'] };
    asked = [];
    refused = undefined;
    vi.stubGlobal('fetch', (address: string) => {
      const { pathname, searchParams } = new URL(address);
      asked.push(pathname);
      if (refused !== undefined && pathname.includes(refused))
        return Promise.resolve(new Response(null, { status: 500 }));
      if (pathname === '/users/timeline') return Promise.resolve(Response.json(timeline()));
      const ids = library[pathname.replace('/photos/timeline/', '')] ?? [];
      const from = Number(searchParams.get('cursor') ?? 0);
      const images = ids.slice(from, from + 2).map(photo);
      return Promise.resolve(Response.json({ images, cursor: from + 2 < ids.length ? String(from + 2) : null }));
    });
    connectForTest('http://photos.test');
  });
  afterEach(() => vi.unstubAllGlobals());

  function timeline() {
    const counts: Record<string, Record<string, number>> = {};
    for (const [key, { length }] of Object.entries(library)) {
      const [year = '', month = ''] = key.split('/');
      if (length > 0) (counts[year] ??= {})[month] = length;
    }
    return counts;
  }

  function photo(id: string): Photo {
    const link = `http://pictures.test/${id}`;
    return { imageId: id, localFileName: id, uploadId: id, url: link, untouchedUrl: link, thumbnails: [] };
  }

  const clientOf = () => new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const { signal } = new AbortController();
  const read = (sort: PhotoSort, onGone = (_ids: ReadonlySet<string>) => {}) => {
    const page = traySource(clientOf(), sort, { tray: () => Promise.resolve(shown), onGone }).page(
      { key: 'album', count: 4 },
      { limit: 24 },
    );
    return page.queryFn({ signal }).then(({ images }) => images.map(({ imageId }) => imageId));
  };
  const shown = trayOf(['a', '2024-05'], ['b', 'unknown'], ['c', '2023-12'], ['d', '2024-05']);

  test('P4.45 are read from their months, in the order of the tray or, in a month, of the service', async () => {
    expect(await read(byAdded('asc'))).toEqual(['a', 'b', 'c', 'd']);
    expect(await read(byDate('desc'))).toEqual(['d', 'a', 'c', 'b']);
  });

  test('R9 those that are not in the library any more are told, and the others shown', async () => {
    library['2024/5'] = ['x', 'a'];
    library['2023/12'] = [];
    const gone = vi.fn();
    expect(await read(byAdded('asc'), gone)).toEqual(['a', 'b']);
    expect(gone).toHaveBeenCalledExactlyOnceWith(new Set(['c', 'd']));
  });

  test('R1 R9 a month that cannot be read takes no photo out of the tray', async () => {
    const gone = vi.fn();
    refused = '/2023/12';
    await expect(read(byAdded('asc'), gone)).rejects.toThrow(/Status Code: 500/);
    refused = '/users/timeline';
    await expect(read(byAdded('asc'), gone)).rejects.toThrow(/Status Code: 500/);
    expect(gone).not.toHaveBeenCalled();
  });

  test('R9 a month that is new is asked for anew before its photos are said to be gone', async () => {
    const client = clientOf();
    await findPhotos(client, [{ id: 'a', month: '2024-05' }], byAdded('asc'), signal);
    library['2025/1'] = ['n'];
    const found = await findPhotos(client, [{ id: 'n', month: '2025-01' }], byAdded('asc'), signal);
    expect([...found.keys()]).toEqual(['n']);
    expect(asked.filter((path) => path === '/users/timeline')).toHaveLength(2);
  });

  test('R9 P4.14 the last photo of its month is there for as long as its deletion can be undone', async () => {
    const client = clientOf();
    await client.fetchQuery(libraryQueries.timeline());
    const inLibrary = { kind: 'photos', albumId: undefined } as const;
    const leaving = removeFromLists(client, inLibrary, [{ imageId: 'c', groupKey: '2023-12' }]);
    try {
      const found = await findPhotos(client, [{ id: 'c', month: '2023-12' }], byAdded('asc'), signal);
      expect([...found.keys()]).toEqual(['c']);
    } finally {
      leaving.restore(['c']);
      await leaving.settle();
    }
  });
});
