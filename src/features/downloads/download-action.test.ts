import { beforeAll, expect, test, vi } from 'vitest';
import { UnreadableFile } from '#api/signed-file.ts';
import { loadTexts } from '#i18n/texts.ts';
import type { ActionTarget } from '#photos/actions/photo-action.ts';
import type { Photo } from '#photos/data/library-queries.ts';
import { downloadAction, downloadPhoto, type DownloadState, type DownloadWays } from './download-action.ts';

beforeAll(() => loadTexts('en-GB'));

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

async function walk(fetchFile: DownloadWays['fetchFile'], one = photo) {
  const states: DownloadState[] = [];
  const ways = { fetchFile: vi.fn(fetchFile), saveFile: vi.fn(), saveLink: vi.fn() };
  const error = await downloadPhoto(one, (state) => states.push(state), ways).catch((reason: unknown) => reason);
  return { states, error, ...ways };
}

test('P4.32 O56 a download goes from initial to pending to success, and saves the untouched file under its name', async () => {
  const { states, fetchFile, saveFile } = await walk(async () => file);
  expect(states).toEqual(['initial', 'pending', 'success']);
  expect(fetchFile).toHaveBeenCalledWith('https://pictures.test/p1/untouched');
  expect(saveFile).toHaveBeenCalledWith(file, 'Beach.jpg');
});

test.each([new Error('Status Code: 500'), new TypeError('Failed to fetch')])(
  'P4.32 a file that cannot be had is a failure, and nothing is saved: %s',
  async (reason) => {
    const { states, error, saveFile, saveLink } = await walk(() => Promise.reject(reason));
    expect(states).toEqual(['initial', 'pending', 'failure']);
    expect(error).toBeInstanceOf(Error);
    expect(saveFile).not.toHaveBeenCalled();
    expect(saveLink).not.toHaveBeenCalled();
  },
);

test('O56 what the page may not read is left to the browser, once', async () => {
  const { states, fetchFile, saveLink } = await walk(() => Promise.reject(new UnreadableFile()));
  expect(states).toEqual(['initial', 'pending', 'success']);
  expect(fetchFile).toHaveBeenCalledOnce();
  expect(saveLink).toHaveBeenCalledExactlyOnceWith('https://pictures.test/p1/untouched', 'Beach.jpg');
});

test('S43 the name is one that may be saved', async () => {
  const { saveFile } = await walk(async () => file, { ...photo, localFileName: '../Beach.jpg' });
  expect(saveFile).toHaveBeenCalledWith(file, '_Beach.jpg');
});
