import { QueryClient } from '@tanstack/react-query';
import { describe, expect, test, vi } from 'vitest';
import { ApiError } from '#api/api-error.ts';
import type { Photo, PhotoPage } from '#photos/data/library-queries.ts';
import type { PageRequest } from '#photos/pages/page-source.ts';
import { PhotoPages } from '#photos/pages/photo-pages.ts';
import type { PhotoGroup } from '#photos/data/months.ts';
import { existingIds } from './existing-ids.ts';

const failure = (kind: 'http' | 'network' | 'timeout' | 'schema' | 'configuration', status?: number) =>
  new ApiError('failed', {
    service: 'photo-management',
    operation: 'deletePhotos',
    kind,
    correlationId: 'id',
    ...(status !== undefined && { status }),
  });

const photoOf = (imageId: string): Photo => ({
  imageId,
  localFileName: imageId,
  uploadId: imageId,
  url: '',
  untouchedUrl: '',
  thumbnails: [],
});

const photo = (imageId: string, groupKey: string) => ({ imageId, groupKey });

/** A list whose groups the service reads as given: page by page. */
function listOf(groups: Record<string, string[][] | Error>) {
  const read = vi.fn<(key: string, cursor?: string) => void>();
  const page = ({ key }: PhotoGroup, { cursor }: PageRequest) => ({
    queryKey: [key, cursor],
    staleTime: 0,
    gcTime: 0,
    queryFn: async (): Promise<PhotoPage> => {
      read(key, cursor);
      const pages = groups[key] ?? [];
      if (pages instanceof Error) throw pages;
      const at = Number(cursor ?? 0);
      return { cursor: at + 1 < pages.length ? String(at + 1) : null, images: (pages[at] ?? []).map(photoOf) };
    },
  });
  const pages = new PhotoPages(new QueryClient(), {
    page,
    pagesOf: ({ key }) => ({ queryKey: [key] }),
    counts: ['counts'],
    correct: () => {},
  });
  const list = { groups: Object.keys(groups).map((key) => ({ key, count: 1 })), pages };
  return { list, read };
}

describe('who looks whether photos are still there', () => {
  test('R3 reads their months to the end, or until all of them are found', async () => {
    const { list, read } = listOf({
      '2025-06': [['a', 'b'], ['c'], ['d']],
      '2025-05': [['e']],
      '2025-04': [['f'], ['g']],
    });
    const there = await existingIds(list, [photo('a', '2025-06'), photo('c', '2025-06'), photo('x', '2025-04')]);
    expect([...there]).toEqual(['a', 'c']);
    expect(read.mock.calls).toEqual([
      ['2025-06', undefined],
      ['2025-06', '1'],
      ['2025-04', undefined],
      ['2025-04', '1'],
    ]);
  });

  test('R3 looks into every group of photos without a date', async () => {
    const { list } = listOf({ unknown: [['a']], 'unknown-2': [['b']] });
    expect([...(await existingIds(list, [photo('b', 'unknown'), photo('c', 'unknown-2')]))]).toEqual(['b']);
  });

  test('R3 a month that is gone has none of them, one that nobody knows may have all', async () => {
    const { list } = listOf({ '2025-06': failure('http', 404) });
    expect([...(await existingIds(list, [photo('a', '2025-06'), photo('b', '2024-01')]))]).toEqual(['b']);
  });

  test('R3 does not guess when a page cannot be read', async () => {
    const { list } = listOf({ '2025-06': failure('http', 500) });
    await expect(existingIds(list, [photo('a', '2025-06')])).rejects.toThrow('failed');
  });
});
