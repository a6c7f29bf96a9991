import type { TimelineLayout } from './timeline-geometry.ts';
import { cellBox, placeAt } from './timeline-geometry.ts';

/** A spot of the timeline that can be found again when it is laid out anew. */
export interface TimelineAnchor {
  key: string;
  /** The first cell of the row; -1 for the heading. */
  cell: number;
  /** From the top of the row or heading, as a share of its height. */
  share: number;
}

/** What stands at a height. Undefined above and below the months. */
export function anchorAt(layout: TimelineLayout, y: number): TimelineAnchor | undefined {
  const place = placeAt(layout, y);
  if (!place || y < place.top || y >= place.top + place.height) return undefined;
  const { heading, tile, gap, columns } = layout.metrics;
  const below = y - place.top - heading;
  if (below < 0) return { key: place.month.key, cell: -1, share: (below + heading) / heading };
  const row = Math.min(Math.floor(below / (tile + gap)), place.rows - 1);
  return { key: place.month.key, cell: row * columns, share: (below - row * (tile + gap)) / (tile + gap) };
}

/**
 * Where the anchor stands in another layout, so that a scroll by the difference keeps in view what was in view: months
 * above may have come, gone or grown, or the window has another width. Undefined when the month is gone.
 */
export function heightOfAnchor(layout: TimelineLayout, { key, cell, share }: TimelineAnchor): number | undefined {
  const place = layout.places.find(({ month }) => month.key === key);
  if (!place) return undefined;
  const { heading, tile, gap } = layout.metrics;
  if (cell < 0) return place.top + share * heading;
  return place.top + heading + cellBox(Math.min(cell, place.cells - 1), layout.metrics).top + share * (tile + gap);
}
