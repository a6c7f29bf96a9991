import { unzipSync } from 'fflate';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { startTestSandbox } from '../../testing/test-sandbox.ts';
import type { TestSandbox } from '../../testing/test-sandbox.ts';
import { PHOTOS_PER_CHUNK, chunksFor } from './processing.ts';

type Backup = { requested: string; processed?: string; chunks?: { id: string; iteration: number; size: number }[] };

/** A customer with a small library. */
const BEA = 'b2b@example.com';
let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await startTestSandbox();
  // What goes on after an answer waits until a test says that time has passed; dates and intervals are the real ones.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
}, 60_000);
beforeEach(() => sandbox.control('POST', '/reset', {}));
afterAll(async () => {
  await sandbox.close();
  vi.useRealTimers();
});

const call = (path: string, method = 'GET', as = BEA) => sandbox.call(`/photo-export/backups${path}`, { method, as });
const backup = async (id: string) => (await call(`/${id}`)).body as Backup;

/** Keeps so many photos of Bea, so that a test makes few pictures. */
async function keepPhotos(count: number): Promise<void> {
  const { images } = (await sandbox.call('/photo-management/photos?limit=500', { as: BEA })).body as {
    images: { imageId: string }[];
  };
  await remove(images.slice(count).map(({ imageId }) => imageId));
}

async function remove(photoIds: string[]): Promise<void> {
  for (let from = 0; from < photoIds.length; from += 100) {
    await sandbox.call('/photo-management/photos', {
      method: 'DELETE',
      body: { photoIds: photoIds.slice(from, from + 100) },
      as: BEA,
    });
  }
}

/** Puts a new photo into Bea's library, whose bytes are given back. */
async function upload(background: string): Promise<Buffer> {
  const bytes = await sharp({ create: { width: 40, height: 30, channels: 3, background } })
    .jpeg()
    .toBuffer();
  const tus = { 'tus-resumable': '1.0.0' };
  const metadata = Object.entries({ filename: `${background}.jpg`, filetype: 'image/jpeg' });
  const announced = await sandbox.call('/photo-storage/uploads', {
    method: 'POST',
    as: BEA,
    headers: {
      ...tus,
      'upload-length': String(bytes.length),
      'upload-metadata': metadata.map(([key, value]) => `${key} ${Buffer.from(value).toString('base64')}`).join(','),
    },
  });
  const sent = await fetch(announced.headers.get('location') ?? '', {
    method: 'PATCH',
    headers: {
      ...tus,
      authorization: `Bearer ${await sandbox.issueAccessToken(BEA)}`,
      'upload-offset': '0',
      'content-type': 'application/offset+octet-stream',
    },
    body: new Uint8Array(bytes),
  });
  expect(sent.status).toBe(204);
  return bytes;
}

async function downloadedChunk(id: string): Promise<Response> {
  const [chunk] = (await backup(id)).chunks ?? [];
  const { url } = (await call(`/${id}/chunks/${chunk?.id}/url`)).body as { url: string };
  return fetch(url);
}

/** Time enough to make an export ready. */
const later = () => vi.advanceTimersByTimeAsync(15_000);

async function finishedExport(): Promise<string> {
  const { id } = (await call('', 'POST')).body as { id: string };
  await later();
  expect((await backup(id)).processed).toBeDefined();
  return id;
}

describe('exports', () => {
  it('P7.28 P7.29 P7.30 are asked for, processed, mailed, and zip files as large as they say, also when the photos are gone', async () => {
    await keepPhotos(3);
    const asked = await call('', 'POST');
    expect(asked).toMatchObject({ status: 201, body: { id: expect.any(String), status: 'requested' } });
    const { id } = asked.body as { id: string };
    expect(await backup(id)).toEqual({ requested: expect.any(String) });
    expect((await call('', 'POST')).status).toBe(409);
    await later();
    expect((await backup(id)).processed).toBeDefined();
    await keepPhotos(0);

    const { chunks = [] } = await backup(id);
    expect(chunks.map(({ iteration }) => iteration)).toEqual([1]);
    const { url } = (await call(`/${id}/chunks/${chunks[0]?.id}/url`)).body as { url: string };
    const response = await fetch(url);
    expect(response.headers.get('content-disposition')).toContain('photo-export-1.zip');
    const bytes = new Uint8Array(await response.arrayBuffer());
    expect(bytes.length).toBe(chunks[0]?.size);
    expect(Object.keys(unzipSync(bytes))).toHaveLength(3);
    const mails = (await sandbox.control('GET', `/mail?to=${BEA}`)).body as { link: string }[];
    expect(mails.map(({ link }) => link)).toEqual([`${sandbox.addresses.app}/my-photos/exports/${id}`]);
  }, 40_000);

  it('P9.10 can be downloaded for 7 days, by whom they belong to', async () => {
    await keepPhotos(1);
    const id = await finishedExport();
    const [chunk] = (await backup(id)).chunks ?? [];
    expect((await call(`/${id}`, 'GET', 'carl@example.com')).status).toBe(403);
    expect((await call(`/${id}/chunks/${chunk?.id}/url`, 'GET', 'carl@example.com')).status).toBe(403);
    expect((await call(`/${id}/chunks/none/url`)).status).toBe(404);
    expect((await call('/none')).status).toBe(404);
    const days = (count: number) =>
      sandbox.control('POST', '/clock', { now: new Date(Date.now() + count * 24 * 60 * 60 * 1000).toISOString() });
    await days(6.9);
    expect((await call(`/${id}`)).status).toBe(200);
    await days(7.1);
    expect([(await call(`/${id}`)).status, (await call(`/${id}/chunks/${chunk?.id}/url`)).status]).toEqual([410, 410]);
  }, 40_000);

  it('P7.28 are mailed with a link to the shop that asked for them', async () => {
    await keepPhotos(0);
    const origin = 'http://account.bildvik-se.localhost:5173';
    const headers = { origin };
    const asked = await sandbox.call('/photo-export/backups', { method: 'POST', as: BEA, headers });
    await later();
    const mails = (await sandbox.control('GET', `/mail?to=${BEA}`)).body as { link: string }[];
    const { id } = asked.body as { id: string };
    expect(mails.map(({ link }) => link)).toEqual([`${origin}/my-photos/exports/${id}`]);
  });

  it('P7.30 hold what was uploaded, also when it is deleted and others are uploaded after it', async () => {
    await keepPhotos(0);
    const bytes = await upload('teal');
    const id = await finishedExport();
    await keepPhotos(0);
    await upload('gold');
    const zip = new Uint8Array(await (await downloadedChunk(id)).arrayBuffer());
    expect(unzipSync(zip)).toEqual({ 'teal.jpg': new Uint8Array(bytes) });
  }, 40_000);

  it('hold uploads no longer than they can be downloaded', async () => {
    await keepPhotos(0);
    await upload('teal');
    const id = await finishedExport();
    const [chunk] = (await backup(id)).chunks ?? [];
    await keepPhotos(0);
    const in7Days = Date.now() + 7 * 24 * 60 * 60 * 1000;
    await sandbox.control('POST', '/clock', { now: new Date(in7Days - 60_000).toISOString() });
    const { url } = (await call(`/${id}/chunks/${chunk?.id}/url`)).body as { url: string };
    await sandbox.control('POST', '/clock', { now: new Date(in7Days + 60_000).toISOString() });
    await upload('gold');
    expect((await fetch(url)).status).toBe(404);
  }, 40_000);

  it('of an empty library hold nothing', async () => {
    await keepPhotos(0);
    expect((await backup(await finishedExport())).chunks).toEqual([]);
  }, 20_000);
});

it('P1.8 a large library is divided into zip files that follow one another', () => {
  const photos = Array.from({ length: 2 * PHOTOS_PER_CHUNK + 1 }, (_, index) => ({
    fileName: `${index}.jpg`,
    size: 1000,
  }));
  const chunks = chunksFor(photos);
  expect(chunks.map(({ iteration, first, last }) => [iteration, first, last])).toEqual([
    [1, 0, 499],
    [2, 500, 999],
    [3, 1000, 1000],
  ]);
  expect(new Set(chunks.map(({ id }) => id)).size).toBe(3);
});
