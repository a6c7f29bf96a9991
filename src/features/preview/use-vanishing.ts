import { useLayoutEffect, useRef } from 'react';
import { photoAt } from '#photos/pages/group-model.ts';
import type { PhotoPages } from '#photos/pages/photo-pages.ts';
import type { Surroundings } from './after-vanishing.ts';
import { afterVanishing } from './after-vanishing.ts';
import type { Moves, NamedPhoto, Neighbour } from './use-moves.ts';
import type { ShownPhoto } from './use-preview.ts';

interface Vanishing extends Pick<Moves, 'previous' | 'next'> {
  shown: ShownPhoto;
  pages: PhotoPages;
  onMove: (next: NamedPhoto) => void;
}

/** Moves on when the photo that shows is deleted, here or in another tab (O15, P2.71). */
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
