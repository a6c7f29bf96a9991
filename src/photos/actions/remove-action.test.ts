import { QueryClient } from '@tanstack/react-query';
import { getDefaultStore } from 'jotai/vanilla';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { connectForTest } from '#api/test-connection.ts';
import { loadTexts } from '#i18n/texts.ts';
import { albumQueries } from '#photos/data/album-queries.ts';
import type { Photo } from '#photos/data/library-queries.ts';
import { isHidden } from '#photos/pages/hidden-photos.ts';
import { ALBUM_GROUP } from '#photos/pages/page-source.ts';
import { PhotoPages } from '#photos/pages/photo-pages.ts';
import { NO_PHOTOS, wholeGroup } from '#photos/selection/selection.ts';
import { toastStore } from '#ui/toast-store.ts';
import { type Job, jobsAtom } from './job-list.ts';
import type { ActionTarget } from './photo-action.ts';
import { removeAction } from './remove-action.ts';

const photo: Photo = {
  imageId: 'p1',
  localFileName: 'a.jpg',
  uploadId: 'u1',
  url: 'https://pictures.test/p1',
  untouchedUrl: 'https://pictures.test/p1',
  thumbnails: [],
};
/** List of one photo, as far as it is used. */
const list: Partial<ActionTarget['list']> = { kind: 'albumPhotos', albumId: 'summer', groups: [] };

let answer: (response: Response) => void;
let calls: number;
beforeEach(async () => {
  await loadTexts('en-GB');
  connectForTest('http://photos.test');
  calls = 0;
  const answered = Promise.withResolvers<Response>();
  answer = answered.resolve;
  vi.stubGlobal('fetch', async () => {
    calls += 1;
    return (await answered.promise).clone();
  });
});
const dismissAll = () => toastStore.visible().forEach(({ id }) => toastStore.dismiss(id));
afterEach(() => {
  dismissAll();
  vi.unstubAllGlobals();
});

const ofPreview = { photo: { ...photo, groupKey: ALBUM_GROUP } };

function target(about: Partial<ActionTarget>): ActionTarget {
  return {
    client: new QueryClient(),
    list: list as ActionTarget['list'],
    count: 1,
    groups: [],
    selection: NO_PHOTOS,
    correct: () => {},
    done: vi.fn<ActionTarget['done']>(),
    ...about,
  };
}

test('P2.69 a photo that has left the album is not waited for: the next one can be taken out at once', async () => {
  const about = target(ofPreview);
  await removeAction.run(about);
  expect(about.done).toHaveBeenCalledExactlyOnceWith({ removed: true });
  await vi.waitFor(() => expect(calls).toBe(1));
  answer(new Response(null, { status: 204 }));
  await undo();
});

/** The service answers each call as said: whether photos are taken out of an album (DELETE) or put into it. */
function serve(answers: (method: string) => Response | Promise<Response>) {
  vi.stubGlobal('fetch', (_: string, { method = 'GET' }: RequestInit) => Promise.resolve(answers(method)));
}

/** The button of the toast that says that photos have left, once it has come. */
async function undo(): Promise<() => void> {
  const run = () => toastStore.visible().find(({ action }) => action)?.action?.run;
  return vi.waitUntil(run, 9_000);
}

test('R3 what an Undo whose answer got lost has put back is in the album again: it is read anew, and nothing is hidden', async () => {
  serve((method) => (method === 'DELETE' ? new Response(null, { status: 204 }) : new Response('{}', { status: 500 })));
  const about = target(ofPreview);
  const pages = albumQueries.photoPages('summer').queryKey;
  about.client.setQueryData(pages, {});
  await removeAction.run(about);
  const run = await undo();
  dismissAll();
  run();
  await vi.waitFor(() => expect(about.client.getQueryState(pages)?.isInvalidated).toBe(true), 9_000);
  expect(isHidden('p1', 'summer', Date.now())).toBe(false);
  // She can try again.
  await undo();
});

test('R9 photos cannot be put back into an album that has been deleted elsewhere: that is said once, and not offered again', async () => {
  serve((method) => (method === 'DELETE' ? new Response(null, { status: 204 }) : new Response('{}', { status: 404 })));
  const about = target(ofPreview);
  await removeAction.run(about);
  const run = await undo();
  dismissAll();
  run();
  const said = () => toastStore.visible().map(({ text, action }) => [text, action?.label]);
  await vi.waitFor(
    () => expect(said()).toEqual([['This album has been deleted in another tab or on another device.', undefined]]),
    9_000,
  );
});

test('P8.8 what takes more than one call to take out, or to put back, is followed on the card, and asked about before the page is left', async () => {
  serve(() => new Response(null, { status: 204 }));
  vi.stubGlobal('document', { querySelectorAll: () => [], getElementById: () => null });
  const images = Array.from({ length: 101 }, (_, index) => ({ ...photo, imageId: `m${index}` }));
  const group = { key: ALBUM_GROUP, count: 101 };
  const client = new QueryClient();
  const pages = new PhotoPages(client, {
    page: () => ({ queryKey: ['page'], queryFn: async () => ({ images, cursor: null }), staleTime: 0, gcTime: 0 }),
    pagesOf: () => ({ queryKey: ['page'] }),
    counts: ['counts'],
    correct: () => {},
  });
  const many: typeof list = { ...list, pages, path: () => '/album' };
  const told: (Job | undefined)[] = [];
  const stop = getDefaultStore().sub(jobsAtom, () => told.push(getDefaultStore().get(jobsAtom)[0]));
  const expectFollowed = async (title: string) => {
    await vi.waitFor(() => expect(told).toHaveLength(3), 9_000);
    expect(told[0]).toMatchObject({ title, endsWithPage: true, progress: { value: 0 } });
    expect(told[1]?.progress?.value).toBeCloseTo(100 / 101);
    expect(told[2]).toBeUndefined();
    told.length = 0;
  };
  await removeAction.run(
    target({
      client,
      list: many as ActionTarget['list'],
      count: 101,
      groups: [group],
      selection: new Map([[ALBUM_GROUP, wholeGroup(group, Date.now())]]),
    }),
  );
  await expectFollowed('Removing 101 photos from the album');
  (await undo())();
  await expectFollowed('Copying 101 photos');
  stop();
});
