import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { SharedAlbum, SharedImagePage } from '#generated/shared-albums/model/index.ts';
import { startTestSandbox } from '../../testing/test-sandbox.ts';
import type { TestSandbox } from '../../testing/test-sandbox.ts';

type SharedPage = SharedImagePage;

const SERVICE = '/shared-albums';
const CARL = 'carl@example.com';
let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await startTestSandbox();
}, 30_000);
beforeEach(() => sandbox.control('POST', '/reset', {}));
afterAll(() => sandbox.close());

async function read<Body>(path: string, as = 'anna@example.com'): Promise<Body> {
  const { status, body } = await sandbox.call(SERVICE + path, { as });
  expect({ path, status }).toEqual({ path, status: 200 });
  return body as Body;
}

async function statusOf(method: string, path: string, as = 'anna@example.com'): Promise<number> {
  return (await sandbox.call(SERVICE + path, { method, as })).status;
}

describe('shared albums', () => {
  it('P7.20 P7.21 are counted and listed for those who read them', async () => {
    expect(await read('/users')).toMatchObject({ readAlbumsCount: 2, grantedAlbumsCount: 1 });
    const { albums } = await read<{ albums: SharedAlbum[] }>('/shared-albums');
    expect(albums.map(({ albumId }) => albumId)).toEqual(['album-football', 'album-wedding']);
    expect((await read<{ albums: SharedAlbum[] }>('/shared-albums', CARL)).albums).toMatchObject([
      { albumId: 'album-skagen', ownerId: 'user-anna' },
    ]);
    expect(await read('/users', 'empty@example.com')).toEqual({ readAlbumsCount: 0, grantedAlbumsCount: 0 });
  });

  it('P7.23 P7.25 tell who takes part, and whose each photo is', async () => {
    expect(await read('/shared-albums/album-skagen/participants')).toMatchObject({
      owner: { email: 'anna@example.com' },
      participants: [{ email: CARL }, { email: 'maya@example.com' }, { email: 'tom@example.com' }],
    });
    const { images } = await read<SharedPage>('/shared-albums/album-skagen/photos?limit=500');
    expect(new Set(images.map(({ ownerId }) => ownerId))).toEqual(new Set(['user-anna', 'user-carl']));
  });

  it('are closed to others and to strangers', async () => {
    expect(await statusOf('GET', '/shared-albums/album-skagen', 'empty@example.com')).toBe(403);
    expect(await statusOf('GET', '/shared-albums/album-ideas')).toBe(404);
    expect(await statusOf('DELETE', '/shared-albums/never-existed')).toBe(404);
  });

  it('P7.26 end for a participant who leaves, with the photos that are theirs', async () => {
    const before = await read<SharedAlbum>('/shared-albums/album-skagen');
    expect(await statusOf('DELETE', '/shared-albums/album-skagen', CARL)).toBe(204);
    expect(await statusOf('GET', '/shared-albums/album-skagen', CARL)).toBe(403);
    const after = await read<SharedAlbum>('/shared-albums/album-skagen');
    expect(after.photosCount).toBeLessThan(before.photosCount);
    const { images } = await read<SharedPage>('/shared-albums/album-skagen/photos?limit=500');
    expect(images.every(({ ownerId }) => ownerId === 'user-anna')).toBe(true);
  });

  it('P7.26 end for everybody when the owner removes them', async () => {
    expect(await statusOf('DELETE', '/shared-albums/album-skagen')).toBe(204);
    expect(await statusOf('GET', '/shared-albums/album-skagen', CARL)).toBe(404);
    const library = await sandbox.call('/photo-management/users', { as: CARL });
    expect(library.body).toMatchObject({ photosCount: expect.any(Number) });
  });

  it('P7.18 are packed into an archive, photos of others refused', async () => {
    const { images } = await read<SharedPage>('/shared-albums/album-skagen/photos?limit=3');
    const photos = images.map(({ imageId, ownerId }) => ({ photoId: imageId, ownerId }));
    const order = (body: unknown) =>
      sandbox.call('/photo-management/shared-album-downloads', { method: 'POST', body, as: CARL });
    expect(await order({ albumId: 'album-skagen', photos })).toMatchObject({
      status: 201,
      body: { id: expect.any(String), photos: photos.map(({ photoId }) => photoId) },
    });
    expect(
      (await order({ albumId: 'album-skagen', photos: [{ photoId: photos[0]?.photoId, ownerId: 'user-tom' }] })).status,
    ).toBe(404);
    expect(
      (await order({ albumId: 'album-wedding', photos: Array.from({ length: 101 }, () => photos[0]) })).status,
    ).toBe(400);
  });
});
