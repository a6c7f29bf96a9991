import { makeZip } from '#features/export/save/zip-test-kit.ts';

/**
 * A zip archive with one file, as a text: all its bytes are below 128, so that a fault can answer with it. Spaces follow the
 * content until its checksum has no others either.
 * @param claimedSize what the archive says in place of the truth
 */
export function asciiZip(name: string, content: string, claimedSize?: number): string {
  for (let file = content; file.length < 128; file += file.length % 2 === 0 ? ' ' : '\n') {
    const archive = makeZip(
      { [name]: new TextEncoder().encode(file) },
      claimedSize === undefined ? {} : { claimedSize },
    );
    if (archive.every((byte) => byte < 128)) return new TextDecoder().decode(archive);
  }
  throw new Error('The archive is too long for this.');
}
