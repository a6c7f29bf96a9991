import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Image } from '../../library/images.ts';
import { startTestSandbox } from '../../testing/test-sandbox.ts';
import type { TestSandbox } from '../../testing/test-sandbox.ts';

let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await startTestSandbox();
}, 60_000);
afterAll(() => sandbox.close());
beforeEach(() => sandbox.control('POST', '/reset'));

const EMIL = 'empty@example.com';
const TUS = { 'tus-resumable': '1.0.0' };

const base64 = (text: string) => Buffer.from(text).toString('base64');

/** A picture that a camera held sideways has taken on 1 May 2024, half past one at night in Paris. */
function photo(width = 1600, height = 1200): Promise<Uint8Array> {
  const IFD2 = { DateTimeOriginal: '2024:05:01 01:30:00', OffsetTimeOriginal: '+02:00' };
  return sharp({ create: { width, height, channels: 3, background: 'teal' } })
    .withExif({ IFD2 })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
}

/** A grey picture of 384 × 256 points, as phones store theirs. */
const HEIC = Buffer.from(
  [
    'AAAAGGZ0eXBoZWljAAAAAG1pZjFoZWljAAABG21ldGEAAAAAAAAAIWhkbHIAAAAAAAAAAHBpY3QAAAAAAAAAAAAAAAAAAAAADnBpdG0AAAAAAAEAAAAjaWluZgAAAAAAAQ',
    'AAABVpbmZlAgAAAAABAABodmMxAAAAAJ9pcHJwAAAAgmlwY28AAABmaHZjQwEDcAAAAJAAAAAAAF3wAPz9+PgAAA8DoAABABdAAQwB//8DcAAAAwCQAAADAAADAF3wJKEA',
    'AQAbQgEBA3AAAAMAkAAAAwAAAwBdoAwIBAX+STCCogABAAZEAcBxgBIAAAAUaXNwZQAAAAAAAAGAAAABAAAAABVpcG1hAAAAAAAAAAEAAQKBAgAAAB5pbG9jAAAAAEQAAA',
    'EAAQAAAAEAAAE7AAAAGAAAACBtZGF0AAAAFCgBrwZvSokQAAADAAADAAADAAPO',
  ].join(''),
  'base64',
);

async function announce(length: number, metadata: Record<string, string> = {}): Promise<string> {
  const pairs = Object.entries({ filename: 'beach.jpg', filetype: 'image/jpeg', ...metadata });
  const answer = await sandbox.call('/photo-storage/uploads', {
    method: 'POST',
    as: EMIL,
    headers: {
      ...TUS,
      'upload-length': String(length),
      'upload-metadata': pairs.map(([key, value]) => `${key} ${base64(value)}`).join(','),
    },
  });
  expect(answer.status).toBe(201);
  return answer.headers.get('location') ?? '';
}

async function send(location: string, offset: number, body: Uint8Array, as = EMIL): Promise<Response> {
  const authorization = `Bearer ${await sandbox.issueAccessToken(as)}`;
  const headers = {
    ...TUS,
    authorization,
    'upload-offset': String(offset),
    'content-type': 'application/offset+octet-stream',
  };
  return fetch(location, { method: 'PATCH', headers, body: new Blob([new Uint8Array(body)]) });
}

async function offsetOf(location: string): Promise<string | number | null> {
  const authorization = `Bearer ${await sandbox.issueAccessToken(EMIL)}`;
  const answer = await fetch(location, { method: 'HEAD', headers: { ...TUS, authorization } });
  return answer.ok ? answer.headers.get('upload-offset') : answer.status;
}

async function libraryOf(as = EMIL): Promise<Image[]> {
  const { body } = await sandbox.call('/photo-management/photos?limit=500', { as });
  return (body as { images: Image[] }).images;
}

async function bytesAt(url: string | undefined): Promise<Buffer> {
  const answer = await fetch(url ?? '');
  expect(answer.status).toBe(200);
  return Buffer.from(await answer.arrayBuffer());
}

describe('uploads', () => {
  it('O65 become photos of the library with their own bytes, upright thumbnails and the date of the camera', async () => {
    const bytes = await photo();
    const location = await announce(bytes.length);
    expect((await send(location, 0, bytes)).status).toBe(204);

    const [image, ...others] = await libraryOf();
    expect(others).toEqual([]);
    expect(image).toMatchObject({
      localFileName: 'beach.jpg',
      uploadId: location.split('/').at(-1),
      dateTaken: '2024-05-01T01:30:00.000Z',
      visibleWidth: 1200,
      visibleHeight: 1600,
      thumbnails: [
        { id: 300, width: 225, height: 300 },
        { id: 800, width: 600, height: 800 },
        { id: 1300, width: 975, height: 1300 },
      ],
    });
    expect(await bytesAt(image?.untouchedUrl)).toEqual(Buffer.from(bytes));
    expect(await bytesAt(image?.url)).toEqual(Buffer.from(bytes));
    for (const { url, width, height } of image?.thumbnails ?? []) {
      expect(await sharp(await bytesAt(url)).metadata()).toMatchObject({ format: 'jpeg', width, height });
    }
  });

  it('O65 are decoded when they are HEIC: browsers get JPEGs, and the file stays as it was', async () => {
    await send(await announce(HEIC.length, { filename: 'IMG_1.HEIC', filetype: 'image/heic' }), 0, HEIC);
    const [image] = await libraryOf();
    expect(image).toMatchObject({
      localFileName: 'IMG_1.HEIC',
      visibleWidth: 384,
      visibleHeight: 256,
      thumbnails: [{ id: 300, width: 300, height: 200 }],
    });
    expect(await bytesAt(image?.untouchedUrl)).toEqual(HEIC);
    const original = sharp(await bytesAt(image?.url));
    expect(await original.metadata()).toMatchObject({ format: 'jpeg', width: 384, height: 256 });
    const { channels } = await original.stats();
    channels.forEach(({ min, max }) => expect([min, max].every((value) => value > 120 && value < 140)).toBe(true));
  });

  it('O65 go on where they stopped, and no byte is taken twice', async () => {
    const bytes = await photo(400, 300);
    const location = await announce(bytes.length);
    expect((await send(location, 0, bytes.subarray(0, 1000))).headers.get('upload-offset')).toBe('1000');
    expect((await send(location, 0, bytes.subarray(0, 1000))).status).toBe(409);
    expect(await offsetOf(location)).toBe('1000');
    expect((await send(location, 1000, bytes.subarray(1000))).status).toBe(204);
    expect(await offsetOf(location)).toBe(String(bytes.length));
    expect((await send(location, bytes.length, new Uint8Array())).status).toBe(204);
    const library = await libraryOf();
    expect(library).toHaveLength(1);
    expect(await bytesAt(library[0]?.untouchedUrl)).toEqual(Buffer.from(bytes));
  });

  it('O65 are put into the album that the metadata name', async () => {
    const { body } = await sandbox.call('/photo-management/albums', {
      method: 'POST',
      as: EMIL,
      body: { name: 'Skagen' },
    });
    const { albumId } = body as { albumId: string };
    const bytes = await photo(320, 240);
    await send(await announce(bytes.length, { albumId }), 0, bytes);
    const [image] = await libraryOf();
    const photos = await sandbox.call(`/photo-management/albums/${albumId}/photos`, { as: EMIL });
    expect(photos.body).toMatchObject({ images: [{ imageId: image?.imageId }] });
  });

  it('are told by their content: what only calls itself a picture is refused', async () => {
    const text = Buffer.from('These are notes and not a picture.');
    const location = await announce(text.length);
    const refused = await send(location, 0, text);
    expect(refused.status).toBe(415);
    expect(await refused.json()).toMatchObject({ code: 'not-a-picture' });
    expect(await libraryOf()).toEqual([]);
    expect(await offsetOf(location)).toBe(404);
  });

  it('are refused when they break off in the middle of the picture', async () => {
    const bytes = (await photo()).subarray(0, 2000);
    expect((await send(await announce(bytes.length), 0, bytes)).status).toBe(415);
    expect(await libraryOf()).toEqual([]);
  });

  it('take no more bytes than were announced', async () => {
    const location = await announce(10);
    expect((await send(location, 0, new Uint8Array(11))).status).toBe(413);
    expect(await offsetOf(location)).toBe('0');
  });

  it('belong to who announced them', async () => {
    const bytes = await photo(40, 30);
    expect((await send(await announce(bytes.length), 0, bytes, 'carl@example.com')).status).toBe(404);
  });

  it('can be cancelled while bytes are missing, and expire after a day', async () => {
    const cancelled = await announce(1000);
    const { pathname } = new URL(cancelled);
    expect((await sandbox.call(pathname, { method: 'DELETE', as: EMIL, headers: TUS })).status).toBe(204);
    expect(await offsetOf(cancelled)).toBe(404);

    const forgotten = await announce(1000);
    await sandbox.control('POST', '/clock', { now: new Date(Date.now() + 25 * 60 * 60 * 1000).toISOString() });
    expect(await offsetOf(forgotten)).toBe(410);
  });

  it('that are cancelled while bytes arrive are gone', async () => {
    const location = await announce(1000);
    const arriving = new TransformStream<Uint8Array, Uint8Array>();
    const writer = arriving.writable.getWriter();
    const sent = fetch(location, {
      method: 'PATCH',
      headers: {
        ...TUS,
        authorization: `Bearer ${await sandbox.issueAccessToken(EMIL)}`,
        'upload-offset': '0',
        'content-type': 'application/offset+octet-stream',
      },
      body: arriving.readable,
      duplex: 'half',
    } as RequestInit);
    await writer.write(new Uint8Array(400));
    await expect.poll(() => offsetOf(location)).toBe('400');
    const { pathname } = new URL(location);
    expect((await sandbox.call(pathname, { method: 'DELETE', as: EMIL, headers: TUS })).status).toBe(204);
    await writer.write(new Uint8Array(400));
    await writer.close();
    expect((await sent).status).toBe(404);
    expect(await offsetOf(location)).toBe(404);
  });

  it('that have expired take no room from others', async () => {
    await sandbox.control('POST', '/provider-states', {
      state: 'the photo storage is full',
      params: { user: EMIL, room: 1 },
    });
    const forgotten = await announce(1000);
    await sandbox.control('POST', '/clock', { now: new Date(Date.now() + 25 * 60 * 60 * 1000).toISOString() });
    expect(await announce(1000)).not.toBe(forgotten);
  });

  it('go with their photo when that is deleted', async () => {
    const bytes = await photo(320, 240);
    const location = await announce(bytes.length);
    await send(location, 0, bytes);
    const [image] = await libraryOf();
    await sandbox.call('/photo-management/photos', {
      method: 'DELETE',
      as: EMIL,
      body: { photoIds: [image?.imageId] },
    });
    expect(await offsetOf(location)).toBe(404);
    expect((await fetch(image?.untouchedUrl ?? '')).status).toBe(404);
  });

  it('A7.49 can be read by the id that the photo carries', async () => {
    const bytes = await photo(320, 240);
    const id = (await announce(bytes.length)).split('/').at(-1) ?? '';
    expect((await sandbox.call(`/upload-storage/uploads/${id}?accountId=user-empty`, { as: EMIL })).status).toBe(404);
    await send(`${sandbox.addresses.sandbox}/photo-storage/uploads/${id}`, 0, bytes);
    const { body } = await sandbox.call(`/upload-storage/uploads/${id}?accountId=user-empty`, { as: EMIL });
    expect(body).toMatchObject({ id, fileName: 'beach.jpg' });
    expect(await bytesAt((body as { url: string }).url)).toEqual(Buffer.from(bytes));
    expect(
      (await sandbox.call(`/upload-storage/uploads/${id}?accountId=user-carl`, { as: 'carl@example.com' })).status,
    ).toBe(403);
  });
});

describe('selections', () => {
  it('P4.47 are shown by the prints editor that they are handed to', async () => {
    const [first, second] = await libraryOf('carl@example.com');
    const photoIds = [second?.imageId, first?.imageId];
    const { body } = await sandbox.call('/temp-selections/temp-selections', {
      method: 'POST',
      as: 'carl@example.com',
      body: { photoIds },
    });
    const { tempSelectionId } = body as { tempSelectionId: string };
    const open = async (handed: Record<string, string>) =>
      (await fetch(`${sandbox.addresses.sandbox}/prints-editor?${new URLSearchParams(handed).toString()}`)).text();
    const token = await sandbox.issueAccessToken('carl@example.com');
    const handed = { token, channel: 'channel-folioleaf-uk', tempSelectionId, productCode: 'PAP_910' };
    const page = await open(handed);
    const shown = [...page.matchAll(/<img src="([^"]+)"/g)].map(([, src = '']) => src.replaceAll('&amp;', '&'));
    expect(shown).toEqual([second?.thumbnails[0]?.url, first?.thumbnails[0]?.url]);
    expect(page).toContain('2 photos · product PAP_910 · channel channel-folioleaf-uk');
    expect((await sandbox.call(`/temp-selections/temp-selections/${tempSelectionId}`, { as: EMIL })).status).toBe(404);
    expect(await open({ ...handed, token: await sandbox.issueAccessToken(EMIL) })).toContain(
      'There is no such selection',
    );
    expect(await open({ ...handed, token: 'forged' })).toContain('handed no token');
    expect(await open({ ...handed, channel: 'channel-of-nobody' })).toContain('handed no channel');
  });

  it('hold only photos that the customer may see', async () => {
    const [carls] = await libraryOf('carl@example.com');
    const request = { method: 'POST', as: EMIL, body: { photoIds: [carls?.imageId] } };
    expect((await sandbox.call('/temp-selections/temp-selections', request)).status).toBe(400);
  });
});
