import { hasStatus } from '#api/api-error.ts';
import type { CallOptions } from '#api/request.ts';
import { deletePhotos } from '#generated/photo-management/calls.ts';

/**
 * Deletes one photo, also when the page is left meanwhile; one that is gone already counts as deleted (O64).
 * @throws Error "Failed to delete photo!" when the service lists it as failed (P8.6); ApiError otherwise
 */
export async function deletePhoto(photoId: string): Promise<void> {
  const failed = await deleteChunk([photoId], { keepalive: true }).catch((error: unknown) => {
    if (hasStatus(error, 404)) return [];
    throw error;
  });
  if (failed.length > 0) throw new Error('Failed to delete photo!');
}

/** Deletes up to 100 photos. Gives the ids that are still there. */
export async function deleteChunk(photoIds: string[], options?: Pick<CallOptions, 'keepalive'>): Promise<string[]> {
  const { failed } = await deletePhotos({ photoIds }, options);
  return failed;
}
