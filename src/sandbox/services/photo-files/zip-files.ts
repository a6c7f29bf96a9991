import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { Readable } from 'node:stream';
import { Problem } from '../../core/problem.ts';
import type { Sandbox } from '../../core/sandbox.ts';
import type { Delivery } from '../../http/deliver.ts';
import type { Exchange } from '../../http/exchange.ts';
import { malformedDelivery } from '../../http/fault-answers.ts';
import { parseRange } from '../../http/ranges.ts';
import type { ByteRange } from '../../http/ranges.ts';
import { archiveFile, entriesOf, findArchive } from '../../library/archives.ts';
import type { PackedPhoto } from '../../library/archives.ts';
import { archivePath, chunkPath } from '../../library/zip-links.ts';
import { sliced, zipSize, zipStream } from '../../library/zip.ts';
import { findChunk, photosOfChunk } from '../photo-export/backups.ts';

/**
 * An archive or a zip file of an export, in whole or in part: from the file where one was made, else made while it is sent.
 * Undefined when the path is none.
 * @throws Problem 403 for a link that is refused, 404 when there is no such file
 */
export function zipDelivery(sandbox: Sandbox, exchange: Exchange): Delivery | undefined {
  const [, folder, encoded] = /^\/(archives|exports)\/([^/]+)\.zip$/.exec(exchange.path) ?? [];
  if (encoded === undefined) return undefined;
  const id = decoded(encoded);
  const isArchive = folder === 'archives';
  if (sandbox.links.remaining(isArchive ? archivePath(id) : chunkPath(id), exchange.query) === undefined) {
    throw new Problem(403, 'link-refused', 'The link has expired, or is not one of ours.');
  }
  const found = isArchive ? finishedArchive(sandbox, id) : chunkFile(sandbox, id);
  if (!found) throw new Problem(404, 'not-found', 'There is no such file.');
  if (exchange.fault?.malformed) return malformedDelivery(200);
  return delivery(sourceOf(sandbox, found), found.fileName, exchange);
}

/** @property kept name of the file that holds it already */
type Found = { fileName: string; photos: readonly PackedPhoto[]; kept?: string };

function finishedArchive({ database }: Sandbox, id: string): Found | undefined {
  const archive = findArchive(database, id);
  if (archive?.status !== 'finished') return undefined;
  return { fileName: `${id}.zip`, photos: archive.packed, kept: archiveFile(id) };
}

function chunkFile({ database }: Sandbox, id: string): Found | undefined {
  const chunk = findChunk(database, id);
  return chunk && { fileName: `photo-export-${chunk.iteration}.zip`, photos: photosOfChunk(database, chunk) };
}

/** The bytes of a zip file, all of them or a range. */
type Source = { size: number; read(range?: ByteRange): Readable };

function sourceOf(sandbox: Sandbox, { photos, kept }: Found): Source {
  const size = kept === undefined ? undefined : sandbox.files.sizeOf(kept);
  if (kept !== undefined && size !== undefined)
    return {
      size,
      read: (range) =>
        createReadStream(sandbox.files.pathOf(kept), range ? { start: range.from, end: range.to } : undefined),
    };
  const entries = entriesOf(sandbox, photos);
  return {
    size: zipSize(entries),
    read: (range) => (range ? sliced(zipStream(entries), range) : zipStream(entries)),
  };
}

function delivery({ size, read }: Source, fileName: string, { request, method, path }: Exchange): Delivery {
  const etag = `"${createHash('sha256').update(`${path} ${size}`).digest('base64url')}"`;
  const headers = {
    'content-type': 'application/zip',
    'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent(fileName)}`,
    'cache-control': 'private, no-store',
    'accept-ranges': 'bytes',
    etag,
    'x-content-type-options': 'nosniff',
  };
  // A part of what the other side does not have is of no use to it: it is sent all of it.
  const isOfThis = (request.headers['if-range'] ?? etag) === etag;
  const range = parseRange(isOfThis ? request.headers.range : undefined, size);
  if (range === null) return { status: 416, headers: { 'content-range': `bytes */${size}` } };
  const { from, to } = range ?? { from: 0, to: size - 1 };
  const all = {
    ...headers,
    'content-length': String(to - from + 1),
    ...(range && { 'content-range': `bytes ${from}-${to}/${size}` }),
  };
  const status = range ? 206 : 200;
  if (method === 'HEAD') return { status, headers: all, body: Readable.from([]) };
  return { status, headers: all, body: read(range) };
}

function decoded(id: string): string {
  try {
    return decodeURIComponent(id);
  } catch {
    throw new Problem(404, 'not-found', 'There is no such file.');
  }
}
