import type { GridLayout } from './grid-geometry.ts';
import { cellBox, placeAt } from './grid-geometry.ts';

/** A spot of the timeline that can be found again when it is laid out anew. */
export interface GridAnchor {
  key: string;
  /** The first cell of the row; -1 for the heading. */
  cell: number;
  /** From the top of the row or heading, as a share of its height. */
  share: number;
}

/** What stands at a height. Undefined above and below the groups. */
export function anchorAt(layout: GridLayout, y: number): GridAnchor | undefined {
  const place = placeAt(layout, y);
  if (!place || y < place.top || y >= place.top + place.height) return undefined;
  const { heading, tile, gap, columns } = layout.metrics;
  const below = y - place.top - heading;
  if (below < 0) return { key: place.group.key, cell: -1, share: (below + heading) / heading };
  const row = Math.min(Math.floor(below / (tile + gap)), place.rows - 1);
  return { key: place.group.key, cell: row * columns, share: (below - row * (tile + gap)) / (tile + gap) };
}

/**
 * Where the anchor stands in another layout, so that a scroll by the difference keeps in view what was in view: groups
 * above may have come, gone or grown, or the window has another width. Undefined when the group is gone.
 */
export function heightOfAnchor(layout: GridLayout, { key, cell, share }: GridAnchor): number | undefined {
  const place = layout.places.find(({ group }) => group.key === key);
  if (!place) return undefined;
  const { heading, tile, gap } = layout.metrics;
  if (cell < 0) return place.top + share * heading;
  return place.top + heading + cellBox(Math.min(cell, place.cells - 1), layout.metrics).top + share * (tile + gap);
}
