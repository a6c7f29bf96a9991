import { onPersonalDataClear } from '#session/personal-data.ts';

/*
 * [Note: Photos on their way out are hidden] An action that takes photos away shows its effect at once, and may fail for
 * some of them. So pages keep what the service delivered, and what is on its way out is left out wherever pages are read,
 * also those that arrive meanwhile. Photos that could not be taken away show again exactly where they were (P4.14, P4.15).
 */
const everywhere = new Set<string>();
const inAlbums = new Map<string, Set<string>>();

onPersonalDataClear(() => {
  everywhere.clear();
  inAlbums.clear();
});

/** Whether a photo is left out of a list: of every list, or of an album that it was taken out of. */
export function isHidden(photoId: string, albumId: string | undefined): boolean {
  return everywhere.has(photoId) || (albumId !== undefined && inAlbums.get(albumId)?.has(photoId) === true);
}

/** Leaves photos out of an album, or of every list when none is named, or shows them again. */
export function setHidden(photoIds: Iterable<string>, albumId: string | undefined, isOn: boolean): void {
  const hidden = albumId === undefined ? everywhere : (inAlbums.get(albumId) ?? new Set());
  for (const photoId of photoIds) {
    if (isOn) hidden.add(photoId);
    else hidden.delete(photoId);
  }
  if (albumId !== undefined) inAlbums.set(albumId, hidden);
}
