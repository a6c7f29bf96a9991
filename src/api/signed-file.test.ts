import { afterEach, expect, test, vi } from 'vitest';
import { pendingUnload } from '#lib/leaving.ts';
import { fetchSignedFile, LinkRefused, NoFile, trySignedFile, UnreadableFile } from './signed-file.ts';

vi.mock('#lib/leaving.ts', () => ({ pendingUnload: vi.fn() }));

const url = 'https://files.test/p1?signature=9f2c';

/** Answers what a page asks for, and what it asks for without wanting to read it. */
function network(cors: () => Promise<Response>, noCors: () => Promise<Response> = cors) {
  const fetch = vi.fn((_url: string, { mode }: RequestInit) => (mode === 'no-cors' ? noCors() : cors()));
  vi.stubGlobal('fetch', fetch);
  return fetch;
}
const file = (type?: string) => () =>
  Promise.resolve(
    new Response(new TextEncoder().encode('bytes'), { headers: type === undefined ? {} : { 'content-type': type } }),
  );
const cut = () => Promise.reject(new TypeError('Failed to fetch'));

/** The page is being left, until it is known that it stays. */
function leave(): () => void {
  const { promise, resolve } = Promise.withResolvers<void>();
  vi.mocked(pendingUnload).mockReturnValue(promise);
  return () => {
    vi.mocked(pendingUnload).mockReturnValue(undefined);
    resolve();
  };
}

/** Whether a promise has settled by the next task. */
async function isSettled(promise: Promise<unknown>): Promise<boolean> {
  let is = false;
  const settle = () => void (is = true);
  void promise.then(settle, settle);
  await new Promise((resolve) => setTimeout(resolve));
  return is;
}

afterEach(() => {
  vi.unstubAllGlobals();
  vi.mocked(pendingUnload).mockReset();
});

test('O56 S29 S30 a signed link is fetched without token, cookie and address of the page', async () => {
  const fetch = network(file('image/jpeg'));
  expect(await (await fetchSignedFile(url)).text()).toBe('bytes');
  expect(fetch).toHaveBeenCalledExactlyOnceWith(url, {
    signal: null,
    credentials: 'omit',
    referrerPolicy: 'no-referrer',
  });
});

test('P9.12 a link is tried with its first byte', async () => {
  const fetch = network(file('application/zip'));
  await trySignedFile(url);
  expect(fetch.mock.calls[0]?.[1].headers).toEqual({ range: 'bytes=0-0' });
});

test.each(['image/heic', 'application/octet-stream', 'binary/octet-stream', 'application/pdf', undefined])(
  'O56 a file may be %s',
  async (type) => {
    network(file(type));
    expect(await (await fetchSignedFile(url)).text()).toBe('bytes');
  },
);

test.each(['application/json', 'application/problem+json; charset=utf-8', 'text/html', 'application/xml'])(
  'R1 what comes as %s is no file, and neither saved nor led to',
  async (type) => {
    network(file(type));
    await expect(fetchSignedFile(url)).rejects.toBeInstanceOf(NoFile);
    await expect(trySignedFile(url)).rejects.toThrow('No file');
  },
);

test('O56 what is there but may not be read is told from what is not to be reached', async () => {
  network(cut, file());
  await expect(fetchSignedFile(url)).rejects.toBeInstanceOf(UnreadableFile);
  await expect(trySignedFile(url)).rejects.toBeInstanceOf(UnreadableFile);
  network(cut);
  await expect(fetchSignedFile(url)).rejects.toBeInstanceOf(TypeError);
});

test('R5 a connection that is back in the very moment makes a file no unreadable one', async () => {
  let isLost = true;
  network(
    () => (isLost ? cut() : file()()),
    () => ((isLost = false), file()()),
  );
  expect(await (await fetchSignedFile(url)).text()).toBe('bytes');
  isLost = true;
  await expect(trySignedFile(url)).resolves.toBeUndefined();
});

test('R1 a refusal says its status', async () => {
  network(() => Promise.resolve(new Response('', { status: 403 })));
  const refused = await fetchSignedFile(url).catch((error: unknown) => error);
  expect(refused).toBeInstanceOf(LinkRefused);
  expect(refused).toMatchObject({ status: 403, message: 'Status Code: 403' });
});

test('R1 a file that stops coming is a failure', async () => {
  const body = new ReadableStream({ pull: (stream) => stream.error(new TypeError('network error')) });
  network(() => Promise.resolve(new Response(body, { headers: { 'content-type': 'image/jpeg' } })));
  await expect(fetchSignedFile(url)).rejects.toBeInstanceOf(TypeError);
});

test('A8.3 R5 a link that is tried while the page is being left has not failed, and is tried anew when it stays', async () => {
  const stay = leave();
  network(() => (pendingUnload() ? cut() : file()()));
  const tried = trySignedFile(url);
  expect(await isSettled(tried)).toBe(false);
  stay();
  await expect(tried).resolves.toBeUndefined();
});

test('A8.3 R5 a file that stops coming because the page is being left is a failure once the page stays', async () => {
  const stay = leave();
  const body = new ReadableStream({ pull: (stream) => stream.error(new TypeError('network error')) });
  network(() => Promise.resolve(new Response(body, { headers: { 'content-type': 'image/jpeg' } })));
  const fetched = fetchSignedFile(url);
  expect(await isSettled(fetched)).toBe(false);
  stay();
  await expect(fetched).rejects.toBeInstanceOf(TypeError);
});
