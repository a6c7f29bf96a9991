import type { Photo } from '#photos/data/library-queries.ts';
import type { GroupState } from '#photos/pages/group-model.ts';

/**
 * Photos of a group that stood in it before and do not any more. What is not in memory now may still be there, so a photo
 * counts as gone only when the place where it would stand has been read again.
 */
export function vanishedPhotos(before: GroupState, after: GroupState): Photo[] {
  const known = beginningOf(before);
  const left = beginningOf(after);
  if (known === left || left.photos.size === 0) return [];
  const photos = [...known.photos.values()];
  // Both end at the same photo of the service's list, or the list has no more photos: what lies before has all been read.
  const isCovered = left.cursor === null || (known.cursor !== undefined && left.cursor === known.cursor);
  const end = isCovered ? photos.length : photos.findLastIndex(({ imageId }) => left.photos.has(imageId));
  return photos.slice(0, Math.max(0, end)).filter(({ imageId }) => !left.photos.has(imageId));
}

interface Beginning {
  photos: ReadonlyMap<string, Photo>;
  /** Leads to what follows; null when nothing does, undefined when that is not known. */
  cursor: string | null | undefined;
}

const beginnings = new WeakMap<GroupState, Beginning>();

/** The photos from the first on, up to the first that is not in memory. */
function beginningOf(state: GroupState): Beginning {
  const known = beginnings.get(state);
  if (known) return known;
  const end = state.pages.findIndex(({ photos }) => !photos);
  const pages = end < 0 ? state.pages : state.pages.slice(0, end);
  const beginning = {
    photos: new Map(pages.flatMap(({ photos }) => photos ?? []).map((photo) => [photo.imageId, photo])),
    cursor: pages.at(-1)?.cursor,
  };
  beginnings.set(state, beginning);
  return beginning;
}
