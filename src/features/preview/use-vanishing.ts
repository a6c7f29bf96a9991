import { useLayoutEffect, useRef } from 'react';
import type { Photo } from '#photos/library-queries.ts';
import { photoAt } from '#photos/pages/group-model.ts';
import type { PhotoPages } from '#photos/pages/photo-pages.ts';
import type { PhotoSequence } from '#photos/sequence.ts';
import type { Surroundings } from './after-vanishing.ts';
import { afterVanishing } from './after-vanishing.ts';
import type { Neighbour } from './use-moves.ts';

interface Vanishing {
  photo: Photo;
  /** Of the photo in the list; undefined when the list has become shorter than that. */
  number: number | undefined;
  previous: Neighbour | undefined;
  next: Neighbour | undefined;
  /** The photo is not in the list, as far as that is in memory. */
  isMissing: boolean;
  sequence: PhotoSequence;
  pages: PhotoPages;
  onMove: (next: { id: string; groupKey: string }) => void;
}

/** Moves on when the photo that shows is deleted, here or in another tab (O15, P2.71). */
export function useVanishing({ photo, number, previous, next, isMissing, sequence, pages, onMove }: Vanishing): void {
  const surroundings = useRef<Surroundings>(undefined);
  // After every rendering: the viewer is rendered when something changes around the photo.
  useLayoutEffect(() => {
    if (!isMissing) {
      if (number !== undefined) surroundings.current = { photoId: photo.imageId, number, previous: named(previous), next: named(next) };
      return;
    }
    const place = surroundings.current && afterVanishing(surroundings.current, sequence, (key) => pages.state(key));
    const other = place && photoAt(pages.state(place.key), place.index);
    if (other) onMove({ id: other.imageId, groupKey: place.key });
  });
}

function named(neighbour: Neighbour | undefined): Surroundings['next'] {
  return neighbour?.photo && { id: neighbour.photo.imageId, groupKey: neighbour.place.key };
}
