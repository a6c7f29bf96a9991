import type { GridCell } from '../grid-focus.ts';
import type { GridLayout } from '../grid-geometry.ts';
import { nearestCell } from '../grid-geometry.ts';

/** A spot of the screen, in CSS px. */
export interface Spot {
  x: number;
  y: number;
}

/** The cell at a spot of the screen, or the nearest one; it need not be drawn. */
export function cellAtSpot(grid: HTMLElement, layout: GridLayout, { x, y }: Spot): GridCell | undefined {
  const { left, top } = grid.getBoundingClientRect();
  return nearestCell(layout, x - left, y - top);
}
