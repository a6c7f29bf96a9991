import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex } from '@noble/hashes/utils.js';
import type { TextKey } from '#i18n/texts.ts';
import { HEAD_BYTES, pictureTypeOf, type PictureType } from './picture-type.ts';

/** Message to the worker: a file to check. */
export interface CheckRequest {
  id: string;
  file: File;
}

/** Result of a check. `hasCopy`: a copy is in the browser's own folder. */
export type Checked = { pictureType: PictureType; digest: string; hasCopy: boolean } | { reason: TextKey };

/** Message from the worker. */
export interface CheckAnswer {
  id: string;
  checked: Checked;
}

/** Bytes of a file that are in memory at a time. */
const SLICE_BYTES = 1024 * 1024;

/** Writer of a copy. */
export interface CopyWriter {
  write(bytes: Uint8Array<ArrayBuffer>): void;
  /** @returns false when not all of it could be written */
  close(): boolean;
}

/**
 * Reads a file slice by slice: its type by its first bytes, and the SHA-256 of its content, which tells files apart whatever
 * they are called. On the way it is copied, so that it can be sent after a reload of the page.
 */
export async function checkFile(file: Blob, openCopy: () => Promise<CopyWriter>): Promise<Checked> {
  try {
    const pictureType = pictureTypeOf(await bytesOf(file, 0, HEAD_BYTES));
    if (!pictureType) return { reason: 'upload.reason.content' };
    return { pictureType, ...(await readThrough(file, await openCopy())) };
  } catch {
    return { reason: 'upload.reason.unreadable' };
  }
}

async function readThrough(file: Blob, copy: CopyWriter): Promise<{ digest: string; hasCopy: boolean }> {
  const hash = sha256.create();
  let isWhole = false;
  try {
    for (let at = 0; at < file.size; at += SLICE_BYTES) {
      const bytes = await bytesOf(file, at, at + SLICE_BYTES);
      hash.update(bytes);
      copy.write(bytes);
    }
    isWhole = true;
  } finally {
    isWhole = copy.close() && isWhole;
  }
  return { digest: bytesToHex(hash.digest()), hasCopy: isWhole };
}

async function bytesOf(file: Blob, from: number, to: number): Promise<Uint8Array<ArrayBuffer>> {
  return new Uint8Array(await file.slice(from, to).arrayBuffer());
}
