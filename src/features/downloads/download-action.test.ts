import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { saveSignedFile, type SavingEnvironment } from '#api/hand-to-browser.ts';
import { UnreadableFile } from '#api/signed-file.ts';
import { loadTexts } from '#i18n/texts.ts';
import type { ActionTarget } from '#photos/actions/photo-action.ts';
import type { Photo } from '#photos/data/library-queries.ts';
import { PhotoPages } from '#photos/pages/photo-pages.ts';
import { NO_PHOTOS, type Selection } from '#photos/selection/selection.ts';
import { toastStore } from '#ui/toast-store.ts';
import { downloadAction, downloadPhoto } from './download-action.ts';

const saveFile = vi.hoisted(() => vi.fn<(file: Blob, name: string) => void>());
vi.mock('#lib/files.ts', async (original) => ({ ...(await original<object>()), saveFile }));
const orderArchives = vi.hoisted(() => vi.fn<() => Promise<void>>(async () => {}));
vi.mock('./order-archive.ts', () => ({ orderArchives }));

beforeAll(() => loadTexts('en-GB'));
afterEach(() => {
  saveFile.mockReset();
  orderArchives.mockClear();
  vi.unstubAllGlobals();
});

test.each([
  [0, 'Select photos first'],
  [1, undefined],
  [100, undefined],
  [101, 'Up to 100 photos can be downloaded at a time'],
])('P1.6 P5.13 P5.14 P5.15 why %i photos cannot be downloaded: %s', (count, why) => {
  // Of the list nothing is asked.
  const list: Partial<ActionTarget['list']> = { kind: 'photos' };
  expect(downloadAction.whyNot({ list: list as ActionTarget['list'], count })).toBe(why);
});

const photo: Photo = {
  imageId: 'p1',
  localFileName: 'Beach.jpg',
  uploadId: 'u1',
  url: 'https://pictures.test/p1',
  untouchedUrl: 'https://pictures.test/p1/untouched',
  thumbnails: [],
};
const file = new Blob(['picture']);

/** A download, and whether it is under way or how it has ended. */
function walk(fetchFile: SavingEnvironment['fetchFile'], one = photo) {
  const environment = {
    fetchFile: vi.fn(fetchFile),
    tryFile: vi.fn(),
    saveFile: vi.fn(),
    saveLink: vi.fn(),
    saveInFrame: vi.fn(),
    followLink: vi.fn(),
    hasPressed: () => true,
  };
  const download = { state: 'pending', ...environment };
  const ended = downloadPhoto(one, (url, nameOf) => saveSignedFile(url, nameOf, environment)).then(
    () => (download.state = 'success'),
    () => (download.state = 'failure'),
  );
  return { download, ended };
}

test('P4.32 O56 a download is under way until its file has come, and saves the untouched file under its name', async () => {
  const { promise, resolve } = Promise.withResolvers<Blob>();
  const { download, ended } = walk(() => promise);
  expect(download.fetchFile).toHaveBeenCalledWith('https://pictures.test/p1/untouched');
  expect([download.state, download.saveFile.mock.calls]).toEqual(['pending', []]);
  resolve(file);
  await ended;
  expect(download.state).toBe('success');
  expect(download.saveFile).toHaveBeenCalledExactlyOnceWith(file, 'Beach.jpg');
});

test.each([new Error('Status Code: 500'), new TypeError('Failed to fetch')])(
  'P4.32 a file that cannot be had is a failure, and nothing is saved: %s',
  async (reason) => {
    const { download, ended } = walk(() => Promise.reject(reason));
    expect(download.state).toBe('pending');
    await ended;
    expect(download.state).toBe('failure');
    expect(download.saveFile).not.toHaveBeenCalled();
    expect(download.saveLink).not.toHaveBeenCalled();
  },
);

test('O56 what the page may not read is left to the browser, once', async () => {
  const { download, ended } = walk(() => Promise.reject(new UnreadableFile()));
  await ended;
  expect(download.state).toBe('success');
  expect(download.fetchFile).toHaveBeenCalledOnce();
  expect(download.saveLink).toHaveBeenCalledExactlyOnceWith('https://pictures.test/p1/untouched', 'Beach.jpg');
});

test('S43 the name is one that may be saved', async () => {
  const { download, ended } = walk(async () => file, { ...photo, localFileName: '../Beach.jpg' });
  await ended;
  expect(download.saveFile).toHaveBeenCalledWith(file, '_Beach.jpg');
});

test.each([
  ['holiday.html', 'image/jpeg', 'holiday.html.jpg'],
  ['holiday.HTA', 'image/heic', 'holiday.HTA.heic'],
  ['cat\u202Egpj.exe', 'image/png', 'catgpj.exe.png'],
  ['holiday.jpg.lnk', 'text/html', 'holiday.jpg.lnk.jpg'],
  ['holiday', '', 'holiday.jpg'],
  ['', 'image/png', 'p1.png'],
  ['IMG_1.HEIC', 'image/jpeg', 'IMG_1.HEIC'],
  ['scan.jfif', 'image/jpeg', 'scan.jfif'],
])(
  'S43 the owner of a shared album decides on no ending but that of a picture: %j, %s is saved as %j',
  async (localFileName, type, saved) => {
    const picture = new Blob(['picture'], { type });
    const { download, ended } = walk(async () => picture, { ...photo, localFileName });
    await ended;
    expect(download.saveFile).toHaveBeenCalledWith(picture, saved);
  },
);

test('S43 a link that is left to the browser has the ending of a picture, too', async () => {
  const { download, ended } = walk(() => Promise.reject(new UnreadableFile()), { ...photo, localFileName: 'a.html' });
  await ended;
  expect(download.saveLink).toHaveBeenCalledExactlyOnceWith('https://pictures.test/p1/untouched', 'a.html.jpg');
});

/**
 * A press on the button of one photo, whose link is refused; its page, read once more, has another one that works.
 * @param meanwhile done while it is read
 */
async function press(meanwhile: (pages: PhotoPages) => void = () => {}) {
  vi.stubGlobal('fetch', async (url: string) =>
    url.endsWith('new') ? new Response(file) : new Response('{}', { status: 403 }),
  );
  const client = new QueryClient();
  const group = { key: '2024-05', count: 1 };
  const page = vi.fn(async ({ signal }: { signal: AbortSignal }) => {
    meanwhile(pages);
    await Promise.resolve();
    signal.throwIfAborted();
    return { images: [{ ...photo, untouchedUrl: 'https://pictures.test/new' }], cursor: null };
  });
  page.mockResolvedValueOnce({ images: [photo], cursor: null });
  const pages = new PhotoPages(client, {
    page: () => ({ queryKey: ['page'], queryFn: page, staleTime: Number.POSITIVE_INFINITY, gcTime: 60_000 }),
    pagesOf: () => ({ queryKey: ['page'] }),
    counts: ['counts'],
    correct: () => {},
  });
  pages.setGroups([group]);
  pages.need('grid', [{ key: group.key, from: 0, to: 1 }]);
  await vi.waitUntil(() => pages.state(group.key).pages.length > 0);
  const list: Partial<ActionTarget['list']> = { kind: 'photos', groups: [group], pages };
  const done = vi.fn<ActionTarget['done']>();
  await downloadAction.run({
    client,
    list: list as ActionTarget['list'],
    count: 1,
    photo: { ...photo, groupKey: group.key },
    groups: [],
    selection: NO_PHOTOS,
    correct: () => {},
    done,
  });
  return { page, done };
}

test.each([
  ['', undefined],
  [' though she scrolls on meanwhile', (pages: PhotoPages) => pages.need('grid', [])],
])('P1.5 R3 a photo whose link has expired is saved by a new one%s', async (_, meanwhile) => {
  const { page, done } = await press(meanwhile);
  expect(page).toHaveBeenCalledTimes(2);
  expect(saveFile).toHaveBeenCalledExactlyOnceWith(expect.any(Blob), 'Beach.jpg');
  expect(done).toHaveBeenCalledOnce();
});

/** Downloads one chosen photo that has been scrolled far away. @param there what its month holds by now */
async function downloadChosen(there: readonly Photo[]): Promise<void> {
  const group = { key: '2024-05', count: 300 };
  const pages = new PhotoPages(new QueryClient(), {
    page: () => ({
      queryKey: ['page'],
      queryFn: async () => ({ images: [...there], cursor: null }),
      staleTime: Number.POSITIVE_INFINITY,
      gcTime: 60_000,
    }),
    pagesOf: () => ({ queryKey: ['page'] }),
    counts: ['counts'],
    correct: () => {},
  });
  pages.setGroups([group]);
  const selection: Selection = new Map([[group.key, { kind: 'some', photoIds: new Set(['p1']) }]]);
  const list: Partial<ActionTarget['list']> = { kind: 'photos', groups: [group], pages };
  await downloadAction.run({
    client: new QueryClient(),
    list: list as ActionTarget['list'],
    count: 1,
    groups: [group],
    selection,
    correct: () => {},
    done: () => {},
  });
}

test.each([
  ['is saved like any other', [photo], [expect.any(Blob), 'Beach.jpg']],
  ['and is in its month no longer is left to the archive', [], undefined],
])('P1.5 P2.82 one chosen photo that has been scrolled far away %s', async (_, there, saved) => {
  vi.stubGlobal('fetch', async () => new Response(file));
  await downloadChosen(there);
  expect(saveFile.mock.calls).toEqual(saved ? [saved] : []);
  expect(orderArchives).toHaveBeenCalledTimes(saved ? 0 : 1);
});

test('P8.9 one photo that the archive is left with is said as one when that cannot be ordered', async () => {
  orderArchives.mockRejectedValueOnce(new Error('Status Code: 500'));
  await downloadChosen([]);
  const [toast] = toastStore.visible();
  expect(toast?.text).toBe('Error: Your photo could not be downloaded');
  toastStore.clear();
});
