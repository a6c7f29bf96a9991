import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, concatBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import * as z from 'zod/mini';
import { openTable } from './database.ts';

/** A photo that this customer has uploaded from this browser. */
export interface KnownUpload {
  uploadId: string;
  albumId?: string;
}

const table = openTable('known-uploads', 'mark');
const sealedRow = z.object({ mark: z.string(), nonce: z.instanceof(Uint8Array), sealed: z.instanceof(ArrayBuffer) });
const knownUpload: z.ZodMiniType<KnownUpload> = z.object({ uploadId: z.string(), albumId: z.optional(z.string()) });

/**
 * [Note: Known uploads say nothing]
 * What was uploaded is remembered after the customer has signed out, so that it is not uploaded twice. Nobody can read it
 * there: a row is found, and what it says of the service's ids is opened, only by who has both the picture and the
 * customer's id.
 */
export const knownUploads = {
  async find(sub: string, digest: string): Promise<KnownUpload | undefined> {
    const { data } = sealedRow.safeParse(await table.get(markOf(sub, digest)));
    if (!data) return undefined;
    try {
      const opened = await crypto.subtle.decrypt({ name: 'AES-GCM', iv: new Uint8Array(data.nonce) }, await keyOf(sub, digest), data.sealed);
      return knownUpload.safeParse(JSON.parse(new TextDecoder().decode(opened))).data;
    } catch {
      return undefined;
    }
  },

  async remember(sub: string, digest: string, { uploadId, albumId }: KnownUpload): Promise<void> {
    const nonce = crypto.getRandomValues(new Uint8Array(12));
    const content = new TextEncoder().encode(JSON.stringify({ uploadId, albumId }));
    const sealed = await crypto.subtle.encrypt({ name: 'AES-GCM', iv: nonce }, await keyOf(sub, digest), content);
    await table.put([{ mark: markOf(sub, digest), nonce, sealed }]);
  },

  /** The photo has been deleted since. */
  forget: (sub: string, digest: string) => table.remove([markOf(sub, digest)]),
};

/** What identifies a content of a customer's without telling either. */
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
