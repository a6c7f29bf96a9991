import type { GroupState } from '#photos/pages/group-model.ts';
import { indexOfPhoto, photoAt } from '#photos/pages/group-model.ts';
import type { PhotoPlace, PhotoSequence } from '#photos/pages/sequence.ts';
import { numberOfPlace, placeOfNumber } from '#photos/pages/sequence.ts';
import type { NamedPhoto } from './use-moves.ts';

/** A photo as it stood in the list, and those beside it. */
export interface Surroundings {
  photoId: string;
  number: number;
  previous: NamedPhoto | undefined;
  next: NamedPhoto | undefined;
}

/**
 * Where to go when a photo is not where it was (O15): to the next, else to the one before. It may be gone, deleted here or
 * in another tab, or its page may be on its way; what stands beside its neighbours tells.
 * @returns the place of a photo that is in memory; undefined while nobody can tell
 */
export function afterVanishing(
  { photoId, number, previous, next }: Surroundings,
  sequence: PhotoSequence,
  groupOf: (key: string) => GroupState,
): PhotoPlace | undefined {
  const nextPlace = next && placeOf(next, groupOf);
  const previousPlace = previous && placeOf(previous, groupOf);
  if (nextPlace) return isOther(beside(nextPlace, -1)) ? nextPlace : undefined;
  if (previousPlace) {
    const after = beside(previousPlace, 1);
    if (!isOther(after)) return undefined;
    return after ?? previousPlace;
  }
  const nearest = placeOfNumber(sequence, Math.min(number, sequence.total - 1));
  return nearest && photoIdAt(nearest) !== undefined ? nearest : undefined;

  function beside(place: PhotoPlace, by: -1 | 1): PhotoPlace | undefined {
    const at = numberOfPlace(sequence, place);
    return at === undefined ? undefined : placeOfNumber(sequence, at + by);
  }

  function photoIdAt({ key, index }: PhotoPlace): string | undefined {
    return photoAt(groupOf(key), index)?.imageId;
  }

  /** There is another photo, or the list ends there. */
  function isOther(place: PhotoPlace | undefined): boolean {
    if (!place) return true;
    const there = photoIdAt(place);
    return there !== undefined && there !== photoId;
  }
}

function placeOf({ id, groupKey }: NamedPhoto, groupOf: (key: string) => GroupState): PhotoPlace | undefined {
  const index = indexOfPhoto(groupOf(groupKey), id);
  return index === undefined ? undefined : { key: groupKey, index };
}
