import { monthFromKey } from '#photos/data/months.ts';
import type { GridLayout, GroupPlace } from '#photos/grid/geometry/grid-geometry.ts';
import { placeAt, rowOf } from '#photos/grid/geometry/grid-geometry.ts';

/** Label of a year beside the scrubber. @property share position on it, from 0 to 1 */
export interface YearMark {
  year: number;
  share: number;
}

/** Number of screens below which there is no scrubber. */
const FEWEST_SCREENS = 3;

/** Whether the timeline is long enough for a scrubber. */
export function hasScrubber({ height, places }: GridLayout, viewHeight: number): boolean {
  return places.length > 1 && height > FEWEST_SCREENS * viewHeight;
}

/** Position on the scrubber, from 0 to 1, of a height of the timeline. */
export function shareOf({ height }: GridLayout, top: number, viewHeight: number): number {
  return Math.min(1, Math.max(0, top / Math.max(1, height - viewHeight)));
}

/** Height of the timeline at a position on the scrubber. */
export function topOf({ height }: GridLayout, share: number, viewHeight: number): number {
  return Math.round(Math.min(1, Math.max(0, share)) * Math.max(0, height - viewHeight));
}

/** Month at a position on the scrubber: the one whose heading is then at the top; those beside each other take turns. */
export function monthAt(layout: GridLayout, share: number, viewHeight: number): GroupPlace | undefined {
  if (share >= 1) return layout.places.at(-1);
  const y = topOf(layout, share, viewHeight);
  const first = placeAt(layout, y);
  const row = rowOf(layout, first);
  return first && (row[Math.floor(((y - first.top) / first.height) * row.length)] ?? first);
}

/** Labels of the years, each at its first month; one that would cover the one before is left out. @param closest least share between two */
export function yearMarks(layout: GridLayout, viewHeight: number, closest: number): YearMark[] {
  const marks: YearMark[] = [];
  let year: number | undefined;
  for (const place of layout.places) {
    const own = monthFromKey(place.group.key)?.year;
    if (own === undefined || own === year) continue;
    year = own;
    const share = shareOf(layout, place.top, viewHeight);
    const above = marks.at(-1);
    if (!above || share - above.share >= closest) marks.push({ year: own, share });
  }
  return marks;
}

/** Index of the month that a key of the slider leads to; undefined for any other key. Page keys go by years. */
export function monthOfKey(layout: GridLayout, from: number, key: string): number | undefined {
  const last = layout.places.length - 1;
  switch (key) {
    case 'ArrowUp':
    case 'ArrowLeft':
      return Math.max(0, from - 1);
    case 'ArrowDown':
    case 'ArrowRight':
      return Math.min(last, from + 1);
    case 'PageUp':
      return beginningOfYear(layout, Math.max(0, beginningOfYear(layout, from) - 1));
    case 'PageDown': {
      const next = layout.places.findIndex(
        (place) => place.index > from && yearOf(place) !== yearOf(layout.places[from]),
      );
      return next < 0 ? last : next;
    }
    case 'Home':
      return 0;
    case 'End':
      return last;
    default:
      return undefined;
  }
}

function beginningOfYear({ places }: GridLayout, from: number): number {
  return places.findIndex((place) => yearOf(place) === yearOf(places[from]));
}

function yearOf(place: GroupPlace | undefined): number | undefined {
  return place && monthFromKey(place.group.key)?.year;
}
