import { hasStatus } from '#api/api-error.ts';
import { appendToUpload, cancelUpload, createUpload, getUploadOffset } from '#generated/photo-storage/calls.ts';
import { getAnonymousUploads, getUpload } from '#generated/upload-storage/calls.ts';
import type { Upload } from '#generated/upload-storage/model/index.ts';
import { toBase64 } from '#lib/formats.ts';
import { sleep } from '#lib/timers.ts';

/** The version of the protocol that every call names. */
const TUS = { 'Tus-Resumable': '1.0.0' } as const;

/** Time, in ms, for which the client waits while another request writes to the same upload. */
const LOCK_WAIT_MS = 500;

/** A file to be uploaded, and the album that is open, if one is. */
export interface Announcement {
  name: string;
  type: string;
  size: number;
  albumId?: string;
}

/** Announces a file (O65). @returns the id under which its bytes are sent, the uploadId of the photo */
export async function announceUpload({ name, type, size, albumId }: Announcement): Promise<string> {
  const pairs = { filename: name, filetype: type, ...(albumId !== undefined && { albumId }) };
  const metadata = Object.entries(pairs).map(([key, value]) => `${key} ${toBase64(value)}`);
  const { headers } = await createUpload({ ...TUS, 'Upload-Length': size, 'Upload-Metadata': metadata.join(',') });
  // Absolute or relative: only its last part counts, the address is the configuration's.
  const uploadId = headers.get('Location')?.split('/').at(-1);
  if (!uploadId) throw new Error('The service gave no address for the upload.');
  return decodeURIComponent(uploadId);
}

/**
 * Number of bytes that have arrived; equal to the file's size when it is complete. Undefined when there is no such upload, or it
 * has expired: the file is to be announced anew.
 */
export async function uploadedSoFar(uploadId: string, signal?: AbortSignal): Promise<number | undefined> {
  const answer = await getUploadOffset(uploadId, TUS, { signal });
  return answer ? offsetIn(answer.headers) : undefined;
}

/**
 * Sends the next part of a file.
 * @returns the offset to go on from, another one than expected when the service has more or fewer bytes (409), or was written
 *   to by another tab (423); undefined when the file is to be announced anew
 */
export async function sendPart(
  uploadId: string,
  offset: number,
  part: Blob,
  signal?: AbortSignal,
): Promise<number | undefined> {
  try {
    const answer = await appendToUpload(uploadId, part, { ...TUS, 'Upload-Offset': offset }, { signal });
    return answer ? offsetIn(answer.headers) : undefined;
  } catch (error) {
    if (hasStatus(error, 409)) return uploadedSoFar(uploadId, signal);
    if (!hasStatus(error, 423)) throw error;
    await sleep(LOCK_WAIT_MS);
    return uploadedSoFar(uploadId, signal);
  }
}

/** Deletes what has arrived of a file; an upload that is gone counts as cancelled. */
export function throwAwayUpload(uploadId: string): Promise<void> {
  return cancelUpload(uploadId, TUS);
}

/**
 * Uploads under an id: the account's own upload or, where it is not the account's, the anonymous one (A7.49, A7.50, O147);
 * empty when there is none.
 * @throws ApiError every other failure
 */
export async function uploadsById(uploadId: string, accountId: string, signal?: AbortSignal): Promise<Upload[]> {
  const own = await getUpload(uploadId, { accountId }, { signal }).catch((error: unknown) => {
    if (hasStatus(error, 403)) return null;
    throw error;
  });
  return own ? [own] : getAnonymousUploads([uploadId], { signal });
}

function offsetIn(headers: Headers): number {
  const offset = Number(headers.get('Upload-Offset') ?? Number.NaN);
  if (!Number.isInteger(offset)) throw new Error('The service did not say how much has arrived.');
  return offset;
}
