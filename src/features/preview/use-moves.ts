import { useEffect, useEffectEvent, useLayoutEffect, useState } from 'react';
import type { Photo } from '#photos/library-queries.ts';
import { photoAt } from '#photos/pages/group-model.ts';
import type { PhotoPages } from '#photos/pages/photo-pages.ts';
import { usePhotoGroup } from '#photos/pages/use-photo-group.ts';
import type { PhotoPlace, PhotoSequence } from '#photos/sequence.ts';
import { neighbourhood, placeOfNumber } from '#photos/sequence.ts';

/** A photo beside the one that shows; it may not be loaded yet. */
export interface Neighbour {
  place: PhotoPlace;
  photo: Photo | undefined;
}

export interface Moves {
  previous: Neighbour | undefined;
  next: Neighbour | undefined;
  step: (by: -1 | 1) => void;
  jump: (to: 'first' | 'last') => void;
  /** Why the photo that was asked for does not come. */
  failure: { error: unknown; retry: () => void } | undefined;
}

/** So many photos to either side are known before they are needed; pictures are loaded of the next to either side alone. */
const KNOWN_AROUND = 12;

/**
 * The way from a photo to others of its list. One that is still being loaded is shown when it comes, unless the customer has
 * gone elsewhere.
 * @param number of the photo in the list; undefined while it is not in it
 */
export function useMoves(pages: PhotoPages, sequence: PhotoSequence, number: number | undefined, onMove: (next: { id: string; groupKey: string }) => void): Moves {
  const previous = useNeighbour(pages, number === undefined ? undefined : placeOfNumber(sequence, number - 1));
  const next = useNeighbour(pages, number === undefined ? undefined : placeOfNumber(sequence, number + 1));
  const [awaited, setAwaited] = useState<PhotoPlace>();
  const target = useNeighbour(pages, awaited);
  const { failed } = usePhotoGroup(pages, awaited?.key ?? '');

  useLayoutEffect(() => {
    const around = number === undefined ? [] : neighbourhood(sequence, number, KNOWN_AROUND);
    pages.want('preview', awaited ? [...around, { key: awaited.key, from: awaited.index, to: awaited.index + 1 }] : around);
  }, [pages, sequence, number, awaited]);

  const go = (place: PhotoPlace | undefined) => {
    const photo = place && photoAt(pages.state(place.key), place.index);
    setAwaited(photo ? undefined : place);
    if (photo) onMove({ id: photo.imageId, groupKey: place.key });
    else if (place) pages.retry(place.key);
  };
  const goOn = useEffectEvent(() => go(awaited));
  const hasArrived = target?.photo !== undefined;
  useEffect(() => {
    if (hasArrived) goOn();
  }, [hasArrived]);

  return {
    previous,
    next,
    step: (by) => (by < 0 ? previous : next) && go((by < 0 ? previous : next)?.place),
    jump: (to) => {
      const place = placeOfNumber(sequence, to === 'first' ? 0 : sequence.total - 1);
      if (place && number !== (to === 'first' ? 0 : sequence.total - 1)) go(place);
    },
    failure: awaited && failed && { error: failed.error, retry: () => pages.retry(awaited.key) },
  };
}

function useNeighbour(pages: PhotoPages, place: PhotoPlace | undefined): Neighbour | undefined {
  const group = usePhotoGroup(pages, place?.key ?? '');
  return place && { place, photo: photoAt(group, place.index) };
}
