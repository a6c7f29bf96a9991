import { useEffect, useLayoutEffect, useState } from 'react';
import { onShowRequest } from '#photos/open-photo/open-photo.ts';
import { FIRST_PAGE_SIZE } from '#photos/data/limits.ts';
import type { PhotoPlace } from '#photos/pages/photo-list.ts';
import type { GridLayout } from './geometry/grid-geometry.ts';
import type { GridFocus } from './use-grid-focus.ts';

/**
 * Hook: puts the focus on a photo of the timeline and expands the group that hides it: for the first photo behind a "+N" tile,
 * for the photo that the preview showed last, when it closes, and for one, or
 * the beginning of a month, that something outside the list leads to.
 * @param path the address of the list
 * @returns callback that shows the photo at a place
 */
export function useShowPhoto(
  path: string,
  layout: GridLayout,
  reveal: GridFocus['reveal'],
  expand: (key: string) => void,
): (place: PhotoPlace) => void {
  const [target, setTarget] = useState<PhotoPlace>();

  useEffect(() => onShowRequest(path, setTarget), [path]);

  useLayoutEffect(() => {
    if (!target) return;
    const place = layout.places.find(({ group }) => group.key === target.key);
    if (place && !place.complete && target.index >= FIRST_PAGE_SIZE) {
      // Laid out anew, the photo has a cell.
      expand(target.key);
      return;
    }
    // Where its group has gone, it is not to be shown when that is back one day.
    setTarget(undefined);
    if (!place) return;
    const isMonth = target.index < 0;
    reveal(target.key, isMonth ? 0 : target.index, isMonth ? 'to-heading' : 'if-unseen');
  }, [target, layout, reveal, expand]);

  return setTarget;
}
