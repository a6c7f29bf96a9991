import * as z from 'zod/mini';
import type { TextKey } from '#i18n/texts.ts';
import { createTimeLimit, openTable } from '#lib/database.ts';
import { markOfRow, sealRow, type SealedRow, unsealRow } from '#session/sealed-rows.ts';
import type { UploadEnvironment } from './upload-environment.ts';

/** Photo that a customer has uploaded from this browser. */
export interface KnownUpload {
  uploadId: string;
  albumId?: string;
}

const knownUpload: z.ZodMiniType<KnownUpload> = z.object({ uploadId: z.string(), albumId: z.optional(z.string()) });

const table = openTable('known-uploads', 'mark');
const inTime = createTimeLimit();

/**
 * Store of what customers have uploaded from this browser, so that it is not uploaded twice. It takes both the picture and the
 * customer's id to find a row. What it does not tell in time is as good as not stored: no file waits for it.
 * See: [Note: Sealed rows say nothing]
 */
export const knownUploads = {
  find: async (sub: string, digest: string): Promise<KnownUpload | undefined> =>
    unseal(sub, digest, await inTime(table.get(markOf(sub, digest)))),
  remember: async (sub: string, digest: string, upload: KnownUpload): Promise<void> =>
    inTime(table.put([await seal(sub, digest, upload)])),
  /** Removes a photo that has been deleted since. */
  forget: (sub: string, digest: string): Promise<void> => inTime(table.remove([markOf(sub, digest)])),
};

export function seal(sub: string, digest: string, { uploadId, albumId }: KnownUpload): Promise<SealedRow> {
  return sealRow([sub, digest], { uploadId, albumId });
}

/** Content of a row; undefined when it is malformed, or another's. */
export async function unseal(sub: string, digest: string, row: unknown): Promise<KnownUpload | undefined> {
  return knownUpload.safeParse(await unsealRow([sub, digest], row)).data;
}

/** Key of a customer's content that tells neither of the two. */
export function markOf(sub: string, digest: string): string {
  return markOfRow([sub, digest]);
}

/**
 * Upload by which a content is in the library already, if this customer has uploaded it from this browser and the photo is
 * still there: the service is asked, since it may have been deleted meanwhile. When that fails, what is stored counts; the
 * customer may add it all the same.
 */
export async function whereInLibrary(
  { digest, albumId }: { digest: string; albumId?: string },
  { customer, known, calls }: Pick<UploadEnvironment, 'customer' | 'known' | 'calls'>,
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

async function isGone(uploadId: string, calls: UploadEnvironment['calls']): Promise<boolean> {
  try {
    return (await calls.uploadedSoFar(uploadId)) === undefined;
  } catch {
    return false;
  }
}
