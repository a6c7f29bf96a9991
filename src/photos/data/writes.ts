import { hasStatus } from '#api/api-error.ts';
import { serviceTimeOf } from '#api/service-clock.ts';
import {
  addPhotosToAlbum,
  createAlbum,
  createSharedAlbumDownload,
  deleteAlbum,
  getAlbum,
  listAlbums,
  removePhotosFromAlbum,
  updateAlbum,
} from '#generated/photo-management/calls.ts';
import { createArchiveDownload, getDownloadUrl } from '#generated/photo-downloads/calls.ts';
import type { Album } from '#generated/photo-management/model/index.ts';
import type { ArchiveDownload } from '#generated/photo-downloads/model/index.ts';

/** Difference, in ms, that there may be between the clock of a service and what this page knows of it. */
const CLOCKS_DIFFER_MS = 10 * 60_000;

/** Earliest moment that a service can tell of what a call has made that was begun at `ms` by this machine's clock (R3). */
export function earliestSince(ms: number): number {
  return serviceTimeOf(ms) - CLOCKS_DIFFER_MS;
}

/**
 * Creates an album.
 * @param triedAt when it was tried before by a call whose answer got lost, by this machine's clock, in ms since 1970: an empty album
 *   of that name that was made since then is the one (R3)
 * @returns its id
 */
export async function createAlbumNamed(name: string, triedAt?: number): Promise<string> {
  const { albumId } = (triedAt !== undefined && (await madeSince(name, triedAt))) || (await createAlbum({ name }));
  return albumId;
}

/** The newest albums come first. */
async function madeSince(name: string, triedAt: number): Promise<Album | undefined> {
  const { albums } = await listAlbums({});
  // After the answer, which may be the first that tells this page the services' time.
  const earliest = earliestSince(triedAt);
  return albums.find(
    ({ albumName, photosCount, created }) => albumName === name && photosCount === 0 && Date.parse(created) > earliest,
  );
}

/** The name that an album has by now. @throws ApiError 404 when there is no such album any more */
export async function readAlbumName(albumId: string): Promise<string> {
  const { albumName } = await getAlbum(albumId);
  return albumName;
}

/** Whether there is no such album any more; false also where that cannot be told. */
export function isAlbumGone(albumId: string): Promise<boolean> {
  return getAlbum(albumId).then(
    () => false,
    (error: unknown) => hasStatus(error, 404, 410),
  );
}

/**
 * Whether a call that names an album was refused because there is no such album any more. It is looked for: the refusal may as
 * well be about something else that the call names.
 */
export async function isForGoneAlbum(refusal: unknown, albumId: string): Promise<boolean> {
  return hasStatus(refusal, 400, 403, 404, 410, 422) && isAlbumGone(albumId);
}

/** Renames an album (O67). */
export async function renameAlbum(albumId: string, name: string): Promise<void> {
  await updateAlbum(albumId, { name });
}

/** Removes an album; one that is gone already counts as removed. */
export function removeAlbum(albumId: string): Promise<void> {
  return deleteAlbum(albumId);
}

/** Puts up to 100 photos into an album. */
export async function addChunkToAlbum(albumId: string, photoIds: string[]): Promise<void> {
  await addPhotosToAlbum(albumId, { photoIds });
}

/** Takes photos out of an album. */
export async function removeChunkFromAlbum(albumId: string, photoIds: string[]): Promise<void> {
  await removePhotosFromAlbum(albumId, { photoIds });
}

/** Orders an archive of up to 100 photos (O66); the push connection tells how it goes on. */
export function orderArchive(photoIds: string[]): Promise<ArchiveDownload> {
  return createArchiveDownload({ photos: photoIds });
}

/** A signed link to a finished archive (P4.35). No token may be sent to it. */
export async function fetchArchiveUrl(downloadId: string): Promise<string> {
  return (await getDownloadUrl(downloadId)).url;
}

/** Orders an archive of photos of a shared album (O39, O40). */
export function orderSharedAlbumArchive(
  albumId: string,
  photos: { photoId: string; ownerId: string }[],
): Promise<ArchiveDownload> {
  return createSharedAlbumDownload({ albumId, photos });
}
