import type { PhotoRange } from '#photos/pages/photo-pages.ts';
import { HEADING } from './grid-focus.ts';
import type { GridCell } from './grid-focus.ts';
import type { GridLayout, VisibleGroup } from './grid-geometry.ts';
import { groupsBetween, shownPhotos } from './grid-geometry.ts';
import type { GridView, PixelRange } from './scroll-range.ts';

/** A group to draw; a cell that has the focus is drawn wherever it is, or the focus would be lost. */
export interface DrawnGroup extends VisibleGroup {
  pinned?: number;
}

/** The groups in a range, and the one that has the focus. */
export function drawnGroups(layout: GridLayout, { from, to }: PixelRange, active: GridCell | undefined): DrawnGroup[] {
  const groups: DrawnGroup[] = groupsBetween(layout, from, to);
  const place = active && layout.places.find(({ group }) => group.key === active.key);
  if (!place || active.cell >= place.cells) return groups;
  const at = groups.findIndex((group) => group.place === place);
  const group = groups[at];
  if (!group) {
    const pinned = { place, firstRow: 0, endRow: 0, ...(active.cell === HEADING ? {} : { pinned: active.cell }) };
    return [...groups, pinned].sort((one, other) => one.place.index - other.place.index);
  }
  const { columns } = place.metrics;
  // A heading is drawn with its group.
  const isDrawn =
    active.cell === HEADING || (active.cell >= group.firstRow * columns && active.cell < group.endRow * columns);
  return isDrawn ? groups : groups.with(at, { ...group, pinned: active.cell });
}

/** The photos whose cells lie in a range, nearest to the middle of the screen first. */
export function photoRanges(layout: GridLayout, range: PixelRange, view: GridView): PhotoRange[] {
  const middle = view.top + view.height / 2;
  const distance = ({ place }: VisibleGroup) => Math.max(0, place.top - middle, middle - place.top - place.height);
  return groupsBetween(layout, range.from, range.to)
    .toSorted((one, other) => distance(one) - distance(other))
    .flatMap(({ place, firstRow, endRow }) => {
      const { columns } = place.metrics;
      const to = Math.min(endRow * columns, shownPhotos(place));
      const from = Math.min(firstRow * columns, to);
      return from < to ? [{ key: place.group.key, from, to }] : [];
    });
}
