import { useEffect, useEffectEvent, useLayoutEffect, useMemo, useState } from 'react';
import type { Photo } from '#photos/data/library-queries.ts';
import { photoAt } from '#photos/pages/group-model.ts';
import type { PhotoPlace, PhotoSequence } from '#photos/pages/photo-list.ts';
import { neighbourhood, placeOfNumber } from '#photos/pages/photo-list.ts';
import { usePhotoGroup } from '#photos/pages/photo-pages-store.ts';
import type { PhotoPages } from '#photos/pages/photo-pages.ts';

/** Id of a photo and its group. */
export interface NamedPhoto {
  id: string;
  groupKey: string;
}

/** Photo beside the one that shows; it may not be loaded yet. */
export interface Neighbour {
  place: PhotoPlace;
  photo: Photo | undefined;
}

export interface Moves {
  previous: Neighbour | undefined;
  next: Neighbour | undefined;
  step: (by: -1 | 1) => void;
  jump: (to: 'first' | 'last') => void;
  /** Shows the photo at a place, as soon as it is loaded. */
  go: (place: PhotoPlace) => void;
  /** Failure to load the requested photo. */
  failure: { error: unknown; retry: () => void } | undefined;
}

/** Number of photos to either side that are loaded ahead; pictures are loaded of the next to either side alone. */
const KNOWN_AROUND = 12;

/**
 * Hook: moves from a photo to others of its list. One that is still loading is shown when it arrives, unless the customer has
 * moved elsewhere.
 * @param photoId the photo that shows, or is searched for
 * @param sequence undefined while the photos are not known
 * @param number index of the photo in the list; undefined while it is not in it
 */
export function useMoves(
  pages: PhotoPages,
  photoId: string,
  sequence: PhotoSequence | undefined,
  number: number | undefined,
  onMove: (next: NamedPhoto) => void,
): Moves {
  const placeOf = (at: number | undefined) => (sequence && at !== undefined ? placeOfNumber(sequence, at) : undefined);
  const previous = useNeighbour(pages, placeOf(number === undefined ? undefined : number - 1));
  const next = useNeighbour(pages, placeOf(number === undefined ? undefined : number + 1));
  const [asked, setAsked] = useState<{ place: PhotoPlace; from: string }>();
  // Where another photo shows by now, whatever has led to that one is newer.
  const awaited = useMemo(
    () => (asked?.from === photoId && sequence ? withinGroup(sequence, asked.place) : undefined),
    [asked, photoId, sequence],
  );
  const target = useNeighbour(pages, awaited);
  const { failed } = usePhotoGroup(pages, awaited?.key ?? '');

  useLayoutEffect(() => {
    // While the photo is searched for, PhotoFinder says what is needed.
    if (!sequence || number === undefined) return;
    const around = neighbourhood(sequence, number, KNOWN_AROUND);
    pages.need(
      'preview',
      awaited ? [...around, { key: awaited.key, from: awaited.index, to: awaited.index + 1 }] : around,
    );
  }, [pages, sequence, number, awaited]);

  const go = (place: PhotoPlace) => {
    const photo = photoAt(pages.state(place.key), place.index);
    setAsked(photo ? undefined : { place, from: photoId });
    if (photo) onMove({ id: photo.imageId, groupKey: place.key });
    else pages.retry(place.key);
  };
  const goOn = useEffectEvent(() => awaited && go(awaited));
  const hasArrived = target?.photo !== undefined;
  useEffect(() => {
    if (hasArrived) goOn();
  }, [hasArrived]);

  return {
    previous,
    next,
    step: (by) => {
      const neighbour = by < 0 ? previous : next;
      if (neighbour) go(neighbour.place);
    },
    jump: (to) => {
      const at = to === 'first' ? 0 : sequence && sequence.total - 1;
      const place = at === number ? undefined : placeOf(at);
      if (place) go(place);
    },
    go,
    failure: awaited && failed && { error: failed.error, retry: () => pages.retry(awaited.key) },
  };
}

/** Place in the list; for one behind the end of its group, which may have become shorter, the last one there. */
function withinGroup({ groups }: PhotoSequence, { key, index }: PhotoPlace): PhotoPlace | undefined {
  const group = groups.find((one) => one.key === key);
  return group && { key, index: Math.min(index, group.count - 1) };
}

function useNeighbour(pages: PhotoPages, place: PhotoPlace | undefined): Neighbour | undefined {
  const group = usePhotoGroup(pages, place?.key ?? '');
  return place && { place, photo: photoAt(group, place.index) };
}
