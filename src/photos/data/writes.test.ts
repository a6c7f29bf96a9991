import { afterEach, expect, test, vi } from 'vitest';
import { connectForTest } from '#api/test-connection.ts';
import { createAlbumNamed } from './writes.ts';

interface Stored {
  albumId: string;
  albumName: string;
  photosCount: number;
  created: string;
}

/** A service with albums, the newest first, whose answers to new ones get lost while `isCut`. */
function service(...albums: Stored[]) {
  const state = { albums, isCut: false };
  connectForTest('https://photos.example');
  vi.stubGlobal('fetch', async (_: string, { method, body }: RequestInit) => {
    if (method === 'GET') {
      const rest = { coverPhoto: null, userId: 'anna', isShared: false };
      return Response.json({
        albums: state.albums.map((album) => ({ ...rest, updated: album.created, ...album })),
        cursor: null,
      });
    }
    const albumId = `album-${state.albums.length + 1}`;
    const { name } = JSON.parse(String(body));
    state.albums.unshift({ albumId, albumName: name, photosCount: 0, created: new Date().toISOString() });
    if (state.isCut) throw new TypeError('The connection was cut');
    return Response.json({ albumId }, { status: 201 });
  });
  return state;
}

afterEach(() => vi.unstubAllGlobals());

test('R3 an album whose answer got lost is found when it is asked for again, and not made twice', async () => {
  const state = service();
  const triedAt = Date.now();
  state.isCut = true;
  await expect(createAlbumNamed('Porto')).rejects.toThrow('The connection was cut');
  state.isCut = false;
  expect(await createAlbumNamed('Porto', triedAt)).toBe('album-1');
  expect(state.albums).toHaveLength(1);
  // She has thought of another name.
  expect(await createAlbumNamed('Lisbon', triedAt)).toBe('album-2');
});

test.each([
  ['is older', { photosCount: 0, created: '2024-05-01T12:00:00Z' }],
  ['has photos', { photosCount: 3, created: new Date().toISOString() }],
])('R3 an album of the same name that %s is another one', async (_, rest) => {
  const state = service({ albumId: 'album-1', albumName: 'Porto', ...rest });
  expect(await createAlbumNamed('Porto', Date.now())).toBe('album-2');
  expect(state.albums).toHaveLength(2);
});
