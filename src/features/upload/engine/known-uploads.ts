import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, concatBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import * as z from 'zod/mini';
import type { TextKey } from '#i18n/texts.ts';
import { openTable } from '#lib/database.ts';
import type { UploadWorld } from './upload-world.ts';

/** Photo that a customer has uploaded from this browser. */
export interface KnownUpload {
  uploadId: string;
  albumId?: string;
}

const sealedRow = z.object({ mark: z.string(), nonce: z.instanceof(Uint8Array), sealed: z.instanceof(ArrayBuffer) });
type SealedRow = z.infer<typeof sealedRow>;
const knownUpload: z.ZodMiniType<KnownUpload> = z.object({ uploadId: z.string(), albumId: z.optional(z.string()) });

const table = openTable('known-uploads', 'mark');

/** Store of what customers have uploaded from this browser. See: [Note: Known uploads say nothing]. */
export const knownUploads = {
  find: async (sub: string, digest: string): Promise<KnownUpload | undefined> =>
    unseal(sub, digest, await table.get(markOf(sub, digest))),
  remember: async (sub: string, digest: string, upload: KnownUpload): Promise<void> =>
    table.put([await seal(sub, digest, upload)]),
  /** Removes a photo that has been deleted since. */
  forget: (sub: string, digest: string): Promise<void> => table.remove([markOf(sub, digest)]),
};

/**
 * [Note: Known uploads say nothing]
 * What was uploaded is remembered after the customer has signed out, so that it is not uploaded twice. Nobody can read it
 * there: it takes both the picture and the customer's id to find a row and to decrypt the service's ids in it.
 */
export async function seal(sub: string, digest: string, { uploadId, albumId }: KnownUpload): Promise<SealedRow> {
  const nonce = crypto.getRandomValues(new Uint8Array(12));
  const content = new TextEncoder().encode(JSON.stringify({ uploadId, albumId }));
  const sealed = await crypto.subtle.encrypt({ name: 'AES-GCM', iv: nonce }, await keyOf(sub, digest), content);
  return { mark: markOf(sub, digest), nonce, sealed };
}

/** Content of a row; undefined when it is malformed, or another's. */
export async function unseal(sub: string, digest: string, row: unknown): Promise<KnownUpload | undefined> {
  const { data } = sealedRow.safeParse(row);
  if (!data) return undefined;
  try {
    const opened = await crypto.subtle.decrypt(
      { name: 'AES-GCM', iv: new Uint8Array(data.nonce) },
      await keyOf(sub, digest),
      data.sealed,
    );
    return knownUpload.safeParse(JSON.parse(new TextDecoder().decode(opened))).data;
  } catch {
    return undefined;
  }
}

/** Key of a customer's content that tells neither of the two. */
export function markOf(sub: string, digest: string): string {
  return bytesToHex(secret('mark', sub, digest));
}

function keyOf(sub: string, digest: string): Promise<CryptoKey> {
  return crypto.subtle.importKey('raw', secret('key', sub, digest), 'AES-GCM', false, ['encrypt', 'decrypt']);
}

/** Each part is hashed by itself first, so that no two lists of parts run into the same bytes. */
function secret(...parts: string[]): Uint8Array<ArrayBuffer> {
  return new Uint8Array(sha256(concatBytes(...parts.map((part) => sha256(utf8ToBytes(part))))));
}

/**
 * Upload by which a content is in the library already, if this customer has uploaded it from this browser and the photo is
 * still there: the service is asked, since it may have been deleted meanwhile. When that fails, what is stored counts; the
 * customer may add it all the same.
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
