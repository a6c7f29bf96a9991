import { createSharedAlbumDownload } from '#generated/photo-management/calls.ts';
import { createArchiveDownload, getDownloadUrl } from '#generated/photo-downloads/calls.ts';
import type { ArchiveDownload } from '#generated/photo-downloads/model/index.ts';

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
