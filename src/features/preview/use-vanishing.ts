import { useLayoutEffect, useRef } from 'react';
import type { GroupState } from '#photos/pages/group-model.ts';
import { indexOfPhoto, photoAt } from '#photos/pages/group-model.ts';
import type { PhotoPlace, PhotoSequence } from '#photos/pages/photo-list.ts';
import { numberOfPlace, placeOfNumber } from '#photos/pages/photo-list.ts';
import type { PhotoPages } from '#photos/pages/photo-pages.ts';
import type { Moves, NamedPhoto, Neighbour } from './use-moves.ts';
import type { ShownPhoto } from './use-preview.ts';

interface Vanishing extends Pick<Moves, 'previous' | 'next'> {
  shown: ShownPhoto;
  pages: PhotoPages;
  onMove: (next: NamedPhoto) => void;
}

/** Hook: moves on when the photo that shows is deleted, here or in another tab (P2.71). */
export function useVanishing({ shown, previous, next, pages, onMove }: Vanishing): void {
  const { photo, number, sequence, isMissing } = shown;
  const surroundings = useRef<Surroundings>(undefined);
  // After every rendering: the viewer is rendered when something changes around the photo.
  useLayoutEffect(() => {
    if (!isMissing) {
      if (number !== undefined)
        surroundings.current = { photoId: photo.imageId, number, previous: named(previous), next: named(next) };
      return;
    }
    const place = surroundings.current && afterVanishing(surroundings.current, sequence, (key) => pages.state(key));
    const other = place && photoAt(pages.state(place.key), place.index);
    if (other) onMove({ id: other.imageId, groupKey: place.key });
  });
}

function named(neighbour: Neighbour | undefined): NamedPhoto | undefined {
  return neighbour?.photo && { id: neighbour.photo.imageId, groupKey: neighbour.place.key };
}

/** Position of a photo in the list, and its neighbours. */
export interface Surroundings {
  photoId: string;
  number: number;
  previous: NamedPhoto | undefined;
  next: NamedPhoto | undefined;
}

/**
 * Place to move to when a photo is not where it was: the next, else the one before (O15). The photo may have been deleted, or its
 * page may be loading; what is beside its neighbours tells which.
 * @returns place of a photo that is in memory; undefined while that cannot be told
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

  /** Whether there is another photo, or the list ends. */
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
