import { Readable } from 'node:stream';
import { Problem } from '../../core/problem.ts';
import type { Sandbox } from '../../core/sandbox.ts';
import type { Delivery } from '../../http/deliver.ts';
import type { Exchange } from '../../http/exchange.ts';
import { malformedDelivery } from '../../http/fault-answers.ts';
import { parseRange } from '../../http/ranges.ts';
import { findArchive } from '../../library/archives.ts';
import type { PackedPhoto } from '../../library/archives.ts';
import { UNTOUCHED, originalSize, readPhotoFile } from '../../library/photo-files.ts';
import { findChunk, photosOfChunk } from '../photo-export/backups.ts';
import { sliced, zipNames, zipSize, zipStream } from './zip.ts';
import type { ZipEntry } from './zip.ts';

/** Path of zip files below `photo-files`, which is the signed part of their links. */
export const archivePath = (id: string): string => `archives/${encodeURIComponent(id)}.zip`;
export const chunkPath = (id: string): string => `exports/${encodeURIComponent(id)}.zip`;

/** A link that works for an hour or two. See: [Note: Signed links expire] */
export function zipLink({ addresses, links }: Sandbox, path: string): string {
  return `${addresses.sandbox}/photo-files/${path}?${links.queryFor(path)}`;
}

/**
 * An archive or a zip file of an export, made while it is sent, in whole or in part. Undefined when the path is none.
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
  const found = isArchive ? archiveFile(sandbox, id) : chunkFile(sandbox, id);
  if (!found) throw new Problem(404, 'not-found', 'There is no such file.');
  if (exchange.fault?.malformed) return malformedDelivery(200);
  return delivery(entriesOf(sandbox, found.photos), found.fileName, exchange);
}

type Found = { fileName: string; photos: readonly PackedPhoto[] };

function archiveFile({ database }: Sandbox, id: string): Found | undefined {
  const archive = findArchive(database, id);
  return archive?.status === 'finished' ? { fileName: `${id}.zip`, photos: archive.packed } : undefined;
}

function chunkFile({ database }: Sandbox, id: string): Found | undefined {
  const chunk = findChunk(database, id);
  return chunk && { fileName: `photo-export-${chunk.iteration}.zip`, photos: photosOfChunk(database, chunk) };
}

/** Each photo is read when its turn comes. */
function entriesOf(sandbox: Sandbox, photos: readonly PackedPhoto[]): ZipEntry[] {
  const names = zipNames(photos.map(({ fileName }) => fileName));
  return photos.map(({ picture, fileName, uploaded }, index) => ({
    name: names[index] ?? fileName,
    size: originalSize(sandbox, picture),
    modified: new Date(uploaded),
    read: () => readOriginal(sandbox, picture),
  }));
}

async function readOriginal(sandbox: Sandbox, picture: number): Promise<Uint8Array> {
  return (await readPhotoFile(sandbox, picture, UNTOUCHED)).bytes;
}

function delivery(entries: readonly ZipEntry[], fileName: string, { request, method }: Exchange): Delivery {
  const size = zipSize(entries);
  const headers = {
    'content-type': 'application/zip',
    'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent(fileName)}`,
    'cache-control': 'private, no-store',
    'accept-ranges': 'bytes',
    'x-content-type-options': 'nosniff',
  };
  const range = parseRange(request.headers.range, size);
  if (range === null) return { status: 416, headers: { 'content-range': `bytes */${size}` } };
  const { from, to } = range ?? { from: 0, to: size - 1 };
  const all = {
    ...headers,
    'content-length': String(to - from + 1),
    ...(range && { 'content-range': `bytes ${from}-${to}/${size}` }),
  };
  const status = range ? 206 : 200;
  if (method === 'HEAD') return { status, headers: all, body: Readable.from([]) };
  return { status, headers: all, body: range ? sliced(zipStream(entries), range) : zipStream(entries) };
}

function decoded(id: string): string {
  try {
    return decodeURIComponent(id);
  } catch {
    throw new Problem(404, 'not-found', 'There is no such file.');
  }
}
