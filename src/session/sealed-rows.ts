import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, concatBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import * as z from 'zod/mini';

/*
 * [Note: Sealed rows say nothing]
 * Some of what a customer has done in this browser is stored after she has signed out, in databases that whoever uses it next
 * could open. Each row has a mark for its key and encrypted content. It takes the secrets that it was sealed with, her id among
 * them, to find the row and to read it; that two rows are of the same customer nobody sees.
 */

const sealedRow = z.object({ mark: z.string(), nonce: z.instanceof(Uint8Array), sealed: z.instanceof(ArrayBuffer) });

/** Row of a database, meaningless without its secrets. */
export type SealedRow = z.infer<typeof sealedRow>;

/** Encrypts content that is written as JSON. @param secrets what it takes to find and to read it */
export async function sealRow(secrets: readonly string[], content: unknown): Promise<SealedRow> {
  const nonce = crypto.getRandomValues(new Uint8Array(12));
  const text = new TextEncoder().encode(JSON.stringify(content));
  const sealed = await crypto.subtle.encrypt({ name: 'AES-GCM', iv: nonce }, await keyOf(secrets), text);
  return { mark: markOfRow(secrets), nonce, sealed };
}

/** Content of a row, unchecked; undefined when it is malformed, or was sealed with other secrets. */
export async function unsealRow(secrets: readonly string[], row: unknown): Promise<unknown> {
  const { data } = sealedRow.safeParse(row);
  if (!data) return undefined;
  try {
    const opened = await crypto.subtle.decrypt(
      { name: 'AES-GCM', iv: new Uint8Array(data.nonce) },
      await keyOf(secrets),
      data.sealed,
    );
    return JSON.parse(new TextDecoder().decode(opened));
  } catch {
    return undefined;
  }
}

/** Key of a row that tells none of its secrets. */
export function markOfRow(secrets: readonly string[]): string {
  return bytesToHex(digestOf(['mark', ...secrets]));
}

/** Whether two rows are the same writing: each has a nonce of its own. */
export function isSameRow(one: unknown, other: unknown): boolean {
  return nonceIn(one) === nonceIn(other);
}

function nonceIn(row: unknown): string | undefined {
  const { data } = sealedRow.safeParse(row);
  return data && bytesToHex(data.nonce);
}

function keyOf(secrets: readonly string[]): Promise<CryptoKey> {
  return crypto.subtle.importKey('raw', digestOf(['key', ...secrets]), 'AES-GCM', false, ['encrypt', 'decrypt']);
}

/** Each part is hashed by itself first, so that no two lists of parts run into the same bytes. */
function digestOf(parts: readonly string[]): Uint8Array<ArrayBuffer> {
  return new Uint8Array(sha256(concatBytes(...parts.map((part) => sha256(utf8ToBytes(part))))));
}
