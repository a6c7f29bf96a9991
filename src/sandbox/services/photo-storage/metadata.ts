import { invalidRequest } from '../../core/problem.ts';

/** Metadata of a file that a client is going to send. */
export type Announced = { filename: string; filetype: string; albumId: string | null };

const PAIR = /^([a-zA-Z]+)(?: ([A-Za-z0-9+/]*={0,2}))?$/;

/**
 * Reads `Upload-Metadata`: pairs of key and base64 value, separated by commas.
 * @throws Problem 400 when it is not readable, or does not name the file and its type
 */
export function readMetadata(header: string): Announced {
  const pairs = header.split(',').map((pair) => {
    const [, key, value = ''] = PAIR.exec(pair.trim()) ?? [];
    if (key === undefined) throw invalidRequest('Upload-Metadata is not readable.');
    return [key, Buffer.from(value, 'base64').toString('utf8')] as const;
  });
  const { filename, filetype, albumId } = Object.fromEntries(pairs);
  if (!filename || !filetype) throw invalidRequest('Upload-Metadata must name filename and filetype.');
  return { filename, filetype, albumId: albumId || null };
}
