import { QueryClient } from '@tanstack/react-query';
import { expect, test, vi } from 'vitest';
import { ApiError } from '#api/api-error.ts';
import { threadTime } from '../../../tests/support/thread-time.ts';
import { copyPhotos, type CopyOptions } from './copy-photos.ts';

const calls = vi.hoisted(() => ({
  addChunkToAlbum: vi.fn<(albumId: string, chunk: string[]) => Promise<void>>(),
  withoutGone: vi.fn<(target: unknown, photos: readonly { imageId: string }[]) => Promise<unknown>>(),
  showAdded: vi.fn<(client: unknown, albumId: string, photoIds: string[]) => Promise<void>>(),
}));
vi.mock('#photos/data/writes.ts', () => ({
  addChunkToAlbum: calls.addChunkToAlbum,
  isForGoneAlbum: () => Promise.resolve(false),
}));
vi.mock('#photos/actions/gone-photos.ts', () => ({ withoutGone: calls.withoutGone }));
vi.mock('#photos/changes/library-changes.ts', () => ({ showAdded: calls.showAdded }));

/** List of which nothing else is asked. */
const list = {} as CopyOptions['list'];

test('R9 P4.19 of 50,000 photos some of which are gone the others are copied, and the page is not held up', async () => {
  const photos = Array.from({ length: 50_000 }, (_, index) => ({ imageId: `p${index}`, groupKey: '2024-05' }));
  const gone = new Set(['p0', 'p100']);
  calls.addChunkToAlbum.mockImplementation(async (_albumId, chunk) => {
    if (chunk.some((photoId) => gone.has(photoId)))
      throw new ApiError('gone', {
        service: 'photo-management',
        operation: 'addPhotosToAlbum',
        kind: 'http',
        status: 404,
        correlationId: 'id',
      });
  });
  calls.withoutGone.mockImplementation((_target, some) =>
    Promise.resolve(some.filter(({ imageId }) => !gone.has(imageId))),
  );
  const heard: number[] = [];
  const started = threadTime();
  const result = await copyPhotos(new QueryClient(), 'summer', photos, {
    list,
    signal: new AbortController().signal,
    onProgress: (done) => heard.push(done),
  });
  expect(threadTime() - started).toBeLessThan(1_000);
  expect(result).toEqual({ failed: [] });
  expect(heard.at(-1)).toBe(50_000);
  expect(heard).toEqual([...heard].sort((a, b) => a - b));
  expect(calls.showAdded.mock.calls[0]?.[2]).toEqual(
    photos.flatMap(({ imageId }) => (gone.has(imageId) ? [] : [imageId])),
  );
});
