import { personalDataClear } from '#lib/personal-data.ts';

/*
 * [Note: Photos on their way out are hidden] An action that takes photos away shows its effect at once, and may fail for
 * some of them. So pages keep what the service delivered, and what is on its way out is left out wherever pages are read,
 * also those that arrive meanwhile. Photos that could not be taken away show again exactly where they were (P4.14, P4.15).
 *
 * A photo that has left an album may be put back by another device. Pages that were read before it left still name it, and
 * so may an answer that is on its way; one that arrives when every call of that time is over has been asked for afterwards,
 * and is right to name it.
 */
const everywhere = new Set<string>();
/** By album: the photos that are hidden in it, and since when they have left it, in ms since 1970; not yet, while they are on their way. */
const inAlbums = new Map<string, Map<string, number>>();

/** Time, in ms, that the longest read takes: see the timeouts of the specs. */
const LONGEST_READ_MS = 30_000;

personalDataClear.on(() => {
  everywhere.clear();
  inAlbums.clear();
});

/**
 * Whether a photo is left out of a list: of every list, or of an album that it was taken out of.
 * @param readAt when the answer that names it arrived, in ms since 1970
 */
export function isHidden(photoId: string, albumId: string | undefined, readAt: number): boolean {
  if (everywhere.has(photoId)) return true;
  const leftAt = albumId === undefined ? undefined : inAlbums.get(albumId)?.get(photoId);
  return leftAt !== undefined && readAt < leftAt + LONGEST_READ_MS;
}

/** Leaves photos out of an album, or of every list when none is named, or shows them again. */
export function setHidden(photoIds: Iterable<string>, albumId: string | undefined, isOn: boolean): void {
  if (albumId === undefined) return change(photoIds, isOn, (photoId) => everywhere.add(photoId), everywhere);
  const hidden = inAlbums.get(albumId) ?? new Map<string, number>();
  inAlbums.set(albumId, hidden);
  change(photoIds, isOn, (photoId) => hidden.set(photoId, Infinity), hidden);
}

function change(
  photoIds: Iterable<string>,
  isOn: boolean,
  hide: (photoId: string) => void,
  hidden: { delete: (photoId: string) => boolean },
): void {
  for (const photoId of photoIds) {
    if (isOn) hide(photoId);
    else hidden.delete(photoId);
  }
}

/** Photos have left an album for good: answers that are asked for from now on are right about it. */
export function noteLeft(photoIds: Iterable<string>, albumId: string): void {
  const hidden = inAlbums.get(albumId);
  for (const photoId of photoIds) if (hidden?.has(photoId)) hidden.set(photoId, Date.now());
}
