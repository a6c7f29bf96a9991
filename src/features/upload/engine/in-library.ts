import type { TextKey } from '#i18n/texts.ts';
import type { UploadWorld } from './upload-world.ts';

/**
 * Whether this customer has uploaded a content from this browser before, and the photo is still there: the service is
 * asked, since it may have been deleted meanwhile. When it cannot be asked, what is remembered counts; the customer may
 * add it all the same.
 */
export async function whereInLibrary(
  { digest, albumId }: { digest: string; albumId?: string },
  { customer, known, calls }: Pick<UploadWorld, 'customer' | 'known' | 'calls'>,
): Promise<{ uploadId: string; reason: TextKey } | undefined> {
  const sub = customer();
  const earlier = sub === undefined ? undefined : await known.find(sub, digest);
  if (sub === undefined || !earlier) return undefined;
  const { uploadId } = earlier;
  if (await isGone(uploadId, calls)) {
    await known.forget(sub, digest);
    return undefined;
  }
  const isElsewhere = albumId !== undefined && albumId !== earlier.albumId;
  return { uploadId, reason: isElsewhere ? 'upload.reason.inLibraryNotAlbum' : 'upload.reason.inLibrary' };
}

async function isGone(uploadId: string, calls: UploadWorld['calls']): Promise<boolean> {
  try {
    return (await calls.uploadedSoFar(uploadId)) === undefined;
  } catch {
    return false;
  }
}
