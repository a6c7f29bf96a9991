import { readFile, writeFile } from 'node:fs/promises';
import type { Files } from '../core/files.ts';
import { THUMBNAIL_SIZES } from '../core/picture-pool.ts';
import type { Rendition } from '../core/picture-pool.ts';
import type { Sandbox } from '../core/sandbox.ts';
import { uploadOf } from './uploads.ts';

/** The path segment of a picture as it was uploaded, beside the sizes. */
export const UNTOUCHED = 'untouched';

/** A picture in one of its sizes, for the eye, or the very bytes that were uploaded. */
export type PhotoFile = Rendition | typeof UNTOUCHED;

const JPEG = 'image/jpeg';

/**
 * The bytes of what a photo shows, uploaded or of the shared pool.
 * @param picture `PhotoRow.picture`
 */
export async function readPhotoFile(
  { database, files, pictures }: Pick<Sandbox, 'database' | 'files' | 'pictures'>,
  picture: number,
  wanted: PhotoFile,
): Promise<{ bytes: Uint8Array; contentType: string }> {
  const upload = uploadOf(database, picture);
  if (!upload) return pictures.read({ index: picture, size: wanted === UNTOUCHED ? 'original' : wanted });
  const own = { name: uploadedFile(upload.id), contentType: upload.contentType ?? JPEG };
  const made = { name: uploadedFile(upload.id, wanted), contentType: JPEG };
  // Browsers show JPEG and PNG as they are; of a HEIC there is a JPEG in full size. No size is larger than the picture.
  const isMade = wanted !== UNTOUCHED && files.sizeOf(made.name) !== undefined;
  const { name, contentType } = isMade ? made : own;
  return { bytes: await readFile(files.pathOf(name)), contentType };
}

/**
 * The size in bytes of a photo as it was uploaded. Costs next to nothing: no picture is made for it.
 * @param picture `PhotoRow.picture`
 */
export function originalSize(
  { database, files, pool }: Pick<Sandbox, 'database' | 'files' | 'pool'>,
  picture: number,
): number {
  const upload = uploadOf(database, picture);
  return upload ? (files.sizeOf(uploadedFile(upload.id)) ?? 0) : pool.originalBytes(picture);
}

/** The name of an upload's file among the kept ones: its own bytes, or one of the sizes made of them. */
export function uploadedFile(uploadId: string, size: PhotoFile = UNTOUCHED): string {
  return size === UNTOUCHED ? `upload-${uploadId}` : `upload-${uploadId}-${size}.jpg`;
}

/** Keeps the sizes made of an upload. */
export async function keepSizes(
  files: Files,
  uploadId: string,
  sizes: ReadonlyMap<Rendition, Uint8Array>,
): Promise<void> {
  for (const [size, bytes] of sizes) await writeFile(files.pathOf(uploadedFile(uploadId, size)), bytes);
}

/** Removes an upload's bytes and all that was made of them. */
export function removeUploadedFiles(files: Files, uploadId: string): void {
  for (const size of [UNTOUCHED, 'original', ...THUMBNAIL_SIZES] as const) files.remove(uploadedFile(uploadId, size));
}
