import type { PhotoWant } from '#photos/pages/photo-pages.ts';
import type { PixelRange, GridView } from './scroll-range.ts';
import type { GridLayout, VisibleGroup } from './grid-geometry.ts';
import { groupsBetween, shownPhotos } from './grid-geometry.ts';

/** The photos whose cells lie in a range, nearest to the middle of the screen first. */
export function photoWants(layout: GridLayout, range: PixelRange, view: GridView): PhotoWant[] {
  const middle = view.top + view.height / 2;
  const distance = ({ place }: VisibleGroup) => Math.max(0, place.top - middle, middle - place.top - place.height);
  return groupsBetween(layout, range.from, range.to)
    .toSorted((one, other) => distance(one) - distance(other))
    .flatMap(({ place, firstRow, endRow }) => {
      const { columns } = layout.metrics;
      const to = Math.min(endRow * columns, shownPhotos(place));
      const from = Math.min(firstRow * columns, to);
      return from < to ? [{ key: place.group.key, from, to }] : [];
    });
}
