import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { LinkRefused } from '#api/signed-file.ts';
import { PhotoPages } from '#photos/pages/photo-pages.ts';
import type { PhotoGroup } from '#photos/data/months.ts';
import { withoutGone } from './gone-photos.ts';

/** An album that holds nothing any more. */
const pages = new PhotoPages<PhotoGroup>(new QueryClient(), {
  page: () => ({
    queryKey: ['summer'],
    queryFn: () => Promise.resolve({ images: [], cursor: null }),
    staleTime: 0,
    gcTime: 0,
  }),
  pagesOf: () => ({ queryKey: ['summer'] }),
  counts: ['counts'],
  correct: () => {},
});
const emptied = { albumId: 'summer', groups: [{ key: 'summer', count: 1 }], pages };
const photo = { imageId: 'photo-1', groupKey: 'summer' };
const leftAfter = (error: unknown) => withoutGone({ client: new QueryClient(), list: emptied }, [photo], error);

test('R9 the link of a photo that is gone says so by its status', async () => {
  const refused = new LinkRefused(404);
  refused.message = 'Not found';
  expect(await leftAfter(refused)).toEqual([]);
});

test('R9 a link that is refused otherwise has no photo looked up, and neither has an error that only reads like it', async () => {
  expect(await leftAfter(new LinkRefused(403))).toBeUndefined();
  expect(await leftAfter(new Error('Status Code: 404'))).toBeUndefined();
});
