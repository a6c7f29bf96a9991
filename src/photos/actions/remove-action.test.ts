import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { connectRequests } from '#api/connection.ts';
import { loadTexts } from '#i18n/texts.ts';
import type { Photo } from '#photos/data/library-queries.ts';
import { ALBUM_GROUP } from '#photos/pages/page-source.ts';
import { NO_PHOTOS } from '#photos/selection/selection.ts';
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
/** All that is asked of the list of one photo. */
const list: Partial<ActionTarget['list']> = { kind: 'albumPhotos', albumId: 'summer', groups: [] };

let answer: (response: Response) => void;
let calls: number;
beforeEach(async () => {
  await loadTexts('en-GB');
  connectRequests({
    baseUrl: () => 'http://photos.test',
    correlationIdHeader: 'X-Correlation-Id',
    accessToken: () => 'token',
    refreshAccessToken: () => Promise.resolve(undefined),
    signInNeeded: () => {},
  });
  calls = 0;
  const answered = Promise.withResolvers<Response>();
  answer = answered.resolve;
  vi.stubGlobal('fetch', async () => {
    calls += 1;
    return (await answered.promise).clone();
  });
});
afterEach(() => vi.unstubAllGlobals());

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
});
