import type { MonthWant } from './month-pages.ts';
import type { PixelRange, TimelineView } from './scroll-range.ts';
import type { TimelineLayout, VisibleMonth } from './timeline-geometry.ts';
import { monthsBetween, shownPhotos } from './timeline-geometry.ts';

/** The photos whose cells lie in a range, nearest to the middle of the screen first. */
export function photoWants(layout: TimelineLayout, range: PixelRange, view: TimelineView): MonthWant[] {
  const middle = view.top + view.height / 2;
  const distance = ({ place }: VisibleMonth) => Math.max(0, place.top - middle, middle - place.top - place.height);
  return monthsBetween(layout, range.from, range.to)
    .toSorted((one, other) => distance(one) - distance(other))
    .flatMap(({ place, firstRow, endRow }) => {
      const { columns } = layout.metrics;
      const to = Math.min(endRow * columns, shownPhotos(place));
      const from = Math.min(firstRow * columns, to);
      return from < to ? [{ key: place.month.key, from, to }] : [];
    });
}
