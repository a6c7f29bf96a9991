import type { TimelineCell } from '#photos/timeline-focus.ts';
import type { TimelineLayout, VisibleMonth } from '#photos/timeline-geometry.ts';
import { monthsBetween } from '#photos/timeline-geometry.ts';
import type { PixelRange } from '#photos/scroll-range.ts';

/** A month to draw; a cell that has the focus is drawn wherever it is, or the focus would be lost. */
export interface DrawnMonth extends VisibleMonth {
  pinned?: number;
}

/** The months in a range, and the one that has the focus. */
export function drawnMonths(layout: TimelineLayout, { from, to }: PixelRange, active: TimelineCell | undefined): DrawnMonth[] {
  const months: DrawnMonth[] = monthsBetween(layout, from, to);
  const place = active && layout.places.find(({ month }) => month.key === active.key);
  if (!place || active.cell >= place.cells) return months;
  const at = months.findIndex((month) => month.place === place);
  const month = months[at];
  if (!month) {
    const pinned = { place, firstRow: 0, endRow: 0, pinned: active.cell };
    return [...months, pinned].sort((one, other) => one.place.index - other.place.index);
  }
  const { columns } = layout.metrics;
  const isDrawn = active.cell >= month.firstRow * columns && active.cell < month.endRow * columns;
  return isDrawn ? months : months.with(at, { ...month, pinned: active.cell });
}
