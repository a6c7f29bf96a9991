import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { hasStatus } from '#api/api-error.ts';
import type { FailedRead } from '#failures/failure.tsx';
import { showAdded } from '#photos/changes/library-changes.ts';
import type { Photo } from '#photos/data/library-queries.ts';
import { uploads } from '../engine/uploads.ts';
import { readNewest, type NewestState, withNewest } from './newest-photos.ts';

/** Time, in ms, after which is looked again for what has come. */
const LOOK_EVERY_MS = 3_000;

export interface PhonePhotos {
  /** Photos that came while the dialog is open, the newest first. */
  arrived: readonly Photo[];
  /** The last look failed; the next one follows by itself. */
  failure: FailedRead | undefined;
  /** The album that was looked at was deleted. */
  isAlbumGone: boolean;
}

/**
 * Hook: photos that come from elsewhere into the library, or into an album, while the component is mounted. No message tells of
 * them, so it is looked again and again; the pages that show them are loaded anew. What this page uploads itself is not counted.
 */
export function usePhonePhotos(albumId: string | undefined): PhonePhotos {
  const client = useQueryClient();
  const [newest, setNewest] = useState<NewestState>();
  const { data, error, status, refetch, isFetching } = useQuery({
    queryKey: ['photosFromPhone', albumId ?? null],
    // One answer of as many calls as photos have come.
    queryFn: ({ signal }) => readNewest(albumId, newest && (({ imageId }) => newest.known.has(imageId)), signal),
    staleTime: 0,
    gcTime: 0,
    refetchInterval: ({ state }) => !isGone(state.error, albumId) && LOOK_EVERY_MS,
  });
  const next = data && withNewest(newest, data, isOwn);
  if (next && next !== newest) setNewest(next);

  // As long as nothing could be read, each look forgets why the one before it has failed: that is told until one succeeds.
  const [lastError, setLastError] = useState(error);
  if (status !== 'pending' && error !== lastError) setLastError(error);

  const arrived = next?.arrived ?? [];
  useEffect(() => {
    if (arrived.length > 0) void showAdded(client, albumId, []);
  }, [client, albumId, arrived.length]);

  const isAlbumGone = isGone(error, albumId);
  const failure = lastError && !isAlbumGone ? { error: lastError, refetch, isFetching } : undefined;
  return { arrived, failure, isAlbumGone };
}

function isGone(error: unknown, albumId: string | undefined): boolean {
  return albumId !== undefined && hasStatus(error, 404, 410);
}

function isOwn({ uploadId }: Photo): boolean {
  return uploads.view().items.some((item) => item.uploadId === uploadId);
}
