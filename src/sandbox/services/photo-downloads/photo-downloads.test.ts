import { once } from 'node:events';
import { mkdtempSync, readdirSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { unzipSync } from 'fflate';
import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { WebSocket } from 'ws';
import { startTestSandbox } from '../../testing/test-sandbox.ts';
import type { TestSandbox } from '../../testing/test-sandbox.ts';

type Item = { id: string; name?: string; status: string; photos: string[]; created: string };
type Image = { imageId: string; localFileName: string; untouchedUrl: string };

const ANNA = 'anna@example.com';
let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await startTestSandbox();
}, 60_000);
beforeEach(() => sandbox.control('POST', '/reset', {}));
afterAll(() => sandbox.close());

/** What goes on after an answer waits until the test says that time has passed; dates and intervals are the real ones. */
function holdTimers(): void {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
}

/** Time enough to begin an archive, and to begin with the packing, which is asked about at once, before it can be over. */
const later = () => vi.advanceTimersByTime(8000);

async function list(as = ANNA): Promise<Item[]> {
  return ((await sandbox.call('/photo-downloads/downloads', { as })).body as { items: Item[] }).items;
}

async function photos(count: number): Promise<Image[]> {
  return ((await sandbox.call(`/photo-management/photos?limit=${count}`)).body as { images: Image[] }).images;
}

const order = (ids: string[], as = ANNA) =>
  sandbox.call('/photo-downloads/downloads', { method: 'POST', body: { photos: ids }, as });
const link = (id: string, as = ANNA) => sandbox.call(`/photo-downloads/downloads/${id}/url`, { as });
const urlOf = async (id: string) => ((await link(id)).body as { url: string }).url;

async function finished(id: string): Promise<void> {
  later();
  await expect
    .poll(async () => (await list()).find((item) => item.id === id)?.status, { timeout: 8000 })
    .toBe('finished');
}

async function listen(): Promise<{ keys: string[]; close(): void }> {
  const socket = new WebSocket(`${sandbox.addresses.sandbox.replace('http', 'ws')}/photo-push`);
  await once(socket, 'open');
  socket.send(JSON.stringify({ action: 'authenticate', token: await sandbox.issueAccessToken(ANNA) }));
  await once(socket, 'message');
  const keys: string[] = [];
  socket.on('message', (data: Buffer) => {
    const { key, message } = JSON.parse(data.toString()) as {
      key: string;
      message: { userId: string; downloadId: string };
    };
    keys.push(`${key} ${message.userId}`);
  });
  return { keys, close: () => socket.close() };
}

describe('archives', () => {
  it('P7.33 Anna has two that are finished, whatever the date', async () => {
    await sandbox.control('POST', '/reset', { now: '2031-02-03T04:05:06Z' });
    expect(await list()).toMatchObject([
      { name: 'Summer in Skagen', status: 'finished', created: '2031-02-02T04:05:06.000Z' },
      { name: 'For grandma', status: 'finished', created: '2031-01-31T04:05:06.000Z' },
    ]);
    expect(await list('empty@example.com')).toEqual([]);
  });

  it('P4.33 P7.35 hold the very bytes of the photos, and are told about by push', async () => {
    const push = await listen();
    holdTimers();
    const images = await photos(2);
    const { status, body } = await order(images.map(({ imageId }) => imageId));
    expect([status, body]).toEqual([
      201,
      { id: expect.any(String), name: expect.any(String), photos: images.map(({ imageId }) => imageId) },
    ]);
    const { id } = body as { id: string };
    await finished(id);
    await expect
      .poll(() => push.keys, { timeout: 8000 })
      .toEqual(['archive-started user-anna', 'archive-finished user-anna']);
    push.close();

    const response = await fetch(await urlOf(id));
    const bytes = new Uint8Array(await response.arrayBuffer());
    expect(response.headers.get('content-type')).toBe('application/zip');
    expect(Number(response.headers.get('content-length'))).toBe(bytes.length);
    const originals = await Promise.all(
      images.map(async ({ untouchedUrl }) => new Uint8Array(await (await fetch(untouchedUrl)).arrayBuffer())),
    );
    expect(
      Object.values(unzipSync(bytes)).map((one) => Buffer.from(one).equals(originals.shift() ?? new Uint8Array())),
    ).toEqual([true, true]);
  }, 30_000);

  it('can be fetched in parts by links that nobody else can make, also when their photos are gone', async () => {
    holdTimers();
    const [image] = await photos(1);
    const { id } = (await order([image?.imageId ?? ''])).body as { id: string };
    await finished(id);
    await sandbox.call('/photo-management/photos', { method: 'DELETE', body: { photoIds: [image?.imageId] } });
    const url = await urlOf(id);
    const whole = Buffer.from(await (await fetch(url)).arrayBuffer());
    const part = await fetch(url, { headers: { range: 'bytes=100-199' } });
    expect([part.status, part.headers.get('content-range')]).toEqual([206, `bytes 100-199/${whole.length}`]);
    expect(Buffer.from(await part.arrayBuffer()).equals(whole.subarray(100, 200))).toBe(true);
    expect((await fetch(url, { headers: { range: `bytes=${whole.length}-` } })).status).toBe(416);
    const head = await fetch(url, { method: 'HEAD' });
    expect([head.status, head.headers.get('content-length')]).toEqual([200, String(whole.length)]);
    const tampered = url.replace(/signature=(.)/, (_, first) => `signature=${first === 'A' ? 'B' : 'A'}`);
    expect((await fetch(tampered)).status).toBe(403);
    expect((await fetch(url.replace(id, 'another'))).status).toBe(403);
  }, 30_000);

  it('P4.33 are finished once all of their bytes are there, so that a link to one answers at once', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'archives-'));
    const kept = await startTestSandbox({ dataFolder: folder });
    holdTimers();
    try {
      const { body } = await kept.call('/photo-management/photos?limit=3');
      const ids = (body as { images: Image[] }).images.map(({ imageId }) => imageId);
      const ordered = await kept.call('/photo-downloads/downloads', { method: 'POST', body: { photos: ids } });
      const { id } = ordered.body as { id: string };
      const statusOf = async () => {
        const { items } = (await kept.call('/photo-downloads/downloads')).body as { items: Item[] };
        return items.find((item) => item.id === id)?.status;
      };
      later();
      await expect.poll(statusOf, { timeout: 20_000, interval: 10 }).toBe('finished');
      const file = readdirSync(folder, { recursive: true, encoding: 'utf8' }).find((name) => name.includes(id));
      const { url } = (await kept.call(`/photo-downloads/downloads/${id}/url`)).body as { url: string };
      const head = await fetch(url, { method: 'HEAD' });
      expect(statSync(join(folder, file ?? '')).size).toBe(Number(head.headers.get('content-length')));
    } finally {
      await kept.close();
    }
  }, 120_000);

  it('P4.33 fail when a photo is deleted before it is packed', async () => {
    const push = await listen();
    holdTimers();
    const [image] = await photos(1);
    const { id } = (await order([image?.imageId ?? ''])).body as { id: string };
    await sandbox.call('/photo-management/photos', { method: 'DELETE', body: { photoIds: [image?.imageId] } });
    later();
    await expect
      .poll(() => push.keys, { timeout: 8000 })
      .toEqual(['archive-started user-anna', 'archive-error user-anna']);
    expect((await link(id)).status).toBe(404);
    push.close();
  }, 20_000);

  it('P5.13 hold 1 to 100 photos of the customer', async () => {
    const [image] = await photos(1);
    const one = image?.imageId ?? '';
    expect((await order([])).status).toBe(400);
    expect((await order(Array.from({ length: 101 }, () => one))).status).toBe(400);
    expect((await order(['no-such-photo'])).status).toBe(400);
    expect((await order([one], 'carl@example.com')).status).toBe(400);
  });

  it('are for whom they were made, and for 7 days', async () => {
    const [archive] = await list();
    const id = archive?.id ?? '';
    expect((await link(id, 'carl@example.com')).status).toBe(403);
    expect((await link('none')).status).toBe(404);
    await sandbox.control('POST', '/clock', { now: new Date(Date.now() + 8 * 24 * 60 * 60 * 1000).toISOString() });
    expect((await link(id)).status).toBe(410);
    expect(await list()).toEqual([]);
  });
});
