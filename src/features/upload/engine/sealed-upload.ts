import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, concatBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import * as z from 'zod/mini';

/** A photo that a customer has uploaded from this browser. */
export interface KnownUpload {
  uploadId: string;
  albumId?: string;
}

const sealedRow = z.object({ mark: z.string(), nonce: z.instanceof(Uint8Array), sealed: z.instanceof(ArrayBuffer) });
type SealedRow = z.infer<typeof sealedRow>;
const knownUpload: z.ZodMiniType<KnownUpload> = z.object({ uploadId: z.string(), albumId: z.optional(z.string()) });

/**
 * [Note: Known uploads say nothing]
 * What was uploaded is remembered after the customer has signed out, so that it is not uploaded twice. Nobody can read it
 * there: a row is found, and what it says of the service's ids is opened, only by who has both the picture and the
 * customer's id.
 */
export async function seal(sub: string, digest: string, { uploadId, albumId }: KnownUpload): Promise<SealedRow> {
  const nonce = crypto.getRandomValues(new Uint8Array(12));
  const content = new TextEncoder().encode(JSON.stringify({ uploadId, albumId }));
  const sealed = await crypto.subtle.encrypt({ name: 'AES-GCM', iv: nonce }, await keyOf(sub, digest), content);
  return { mark: markOf(sub, digest), nonce, sealed };
}

/** What a row says; undefined when it is none, or another's. */
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
