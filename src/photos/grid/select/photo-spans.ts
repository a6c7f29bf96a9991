import type { GridCell } from '../grid-focus.ts';
import type { GroupPlace, GridLayout } from '../grid-geometry.ts';
import { shownPhotos } from '../grid-geometry.ts';
import type { PhotoSpan } from '#photos/selection/select-spans.ts';

/**
 * The photos from one cell to another, both included, in the order of the list whichever comes first. Groups between are in
 * it with all their photos, the "+N" tile stands for those that it hides, and a heading for the beginning of its group.
 */
export function spansBetween(layout: GridLayout, one: GridCell, other: GridCell): PhotoSpan[] {
  const start = placeOf(layout, one);
  const end = placeOf(layout, other);
  if (!start || !end) return [];
  const isInOrder = start.index < end.index || (start.index === end.index && one.cell <= other.cell);
  const [first, last] = isInOrder ? [start, end] : [end, start];
  const [firstCell, lastCell] = isInOrder ? [one.cell, other.cell] : [other.cell, one.cell];
  return layout.places
    .slice(first.index, last.index + 1)
    .map((place) => ({
      group: place.group,
      from: place === first ? Math.max(0, firstCell) : 0,
      to: place === last ? endOf(place, lastCell) : place.group.count,
    }))
    .filter(({ from, to }) => from < to);
}

/** The number behind the last photo that a cell stands for. */
function endOf(place: GroupPlace, cell: number): number {
  return cell >= shownPhotos(place) ? place.group.count : cell + 1;
}

function placeOf({ places }: GridLayout, { key }: GridCell): GroupPlace | undefined {
  return places.find(({ group }) => group.key === key);
}
