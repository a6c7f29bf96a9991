import { randomUUID } from 'node:crypto';
import { accountById } from '../../accounts/accounts.ts';
import type { Sandbox } from '../../core/sandbox.ts';
import type { PackedPhoto } from '../../library/archives.ts';
import { originalSize } from '../../library/photo-files.ts';
import { zipNames, zipSize } from '../../library/zip.ts';
import { findBackup, finishBackup, photosOfBackup } from './backups.ts';
import type { Chunk } from './backups.ts';

/** An export is ready a moment after it was asked for, where the real service takes up to 48 hours. */
const PROCESSING_MS = 2_500;

/** Largest number of photos of a zip file: some hundred megabytes. */
export const PHOTOS_PER_CHUNK = 500;

/** Makes an export ready in the background, and sends the customer a mail with the link to it. */
export function processLater(sandbox: Sandbox, id: string): void {
  sandbox.jobs.later(PROCESSING_MS, () => processBackup(sandbox, id));
}

function processBackup(sandbox: Sandbox, id: string): void {
  const { database, clock, mail } = sandbox;
  const photos = photosOfBackup(database, id);
  const backup = findBackup(database, id);
  // A reset may have come meanwhile.
  if (backup?.processed !== null) return;
  finishBackup(database, id, clock.now(), chunksFor(packedSizes(sandbox, photos)));
  const { email } = accountById(database, backup.account);
  mail.send({
    to: email,
    subject: 'Your photos are ready to download',
    link: `${backup.app}/my-photos/exports/${id}`,
  });
}

/** The names of photos and how large their files are in an archive. */
export function packedSizes(sandbox: Sandbox, photos: readonly PackedPhoto[]): { fileName: string; size: number }[] {
  return photos.map(({ picture, fileName, bytes }) => ({ fileName, size: bytes ?? originalSize(sandbox, picture) }));
}

/** The zip files for these photos, none for none. */
export function chunksFor(
  photos: readonly { fileName: string; size: number }[],
  perChunk = PHOTOS_PER_CHUNK,
): Omit<Chunk, 'backup'>[] {
  return Array.from({ length: Math.ceil(photos.length / perChunk) }, (_, index) => {
    const first = index * perChunk;
    const part = photos.slice(first, first + perChunk);
    const names = zipNames(part.map(({ fileName }) => fileName));
    const size = zipSize(part.map((photo, place) => ({ name: names[place] ?? photo.fileName, size: photo.size })));
    return { id: randomUUID(), iteration: index + 1, first, last: first + part.length - 1, size };
  });
}
