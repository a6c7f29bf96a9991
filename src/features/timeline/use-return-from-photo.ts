import { useLayoutEffect, useRef, useState } from 'react';
import { TIMELINE_PAGE_SIZE } from '#photos/limits.ts';
import type { PhotoPlace } from '#photos/sequence.ts';
import { takeShownPhoto } from '#photos/shown-photo.ts';
import type { TimelineLayout } from '#photos/timeline-geometry.ts';
import type { GridFocus } from './use-grid-focus.ts';

/** When the preview closes, the focus goes to the photo it showed last; a month that hid it is expanded. */
export function useReturnFromPhoto(isPhotoOpen: boolean, layout: TimelineLayout, reveal: GridFocus['reveal'], expand: (key: string) => void): void {
  const wasOpen = useRef(isPhotoOpen);
  const [target, setTarget] = useState<PhotoPlace>();

  useLayoutEffect(() => {
    if (wasOpen.current && !isPhotoOpen) setTarget(takeShownPhoto());
    wasOpen.current = isPhotoOpen;
  }, [isPhotoOpen]);

  useLayoutEffect(() => {
    const place = target && layout.places.find(({ month }) => month.key === target.key);
    if (!target || !place) return;
    if (!place.complete && target.index >= TIMELINE_PAGE_SIZE) {
      expand(target.key);
      return;
    }
    setTarget(undefined);
    reveal(target.key, target.index, 'if-unseen');
  }, [target, layout, reveal, expand]);
}
