import type { Photo } from '#photos/data/library-queries.ts';
import type { PhotoGroup } from '#photos/data/months.ts';
import { type GroupState, indexOfPhoto, photoAt } from '#photos/pages/group-model.ts';
import { type PhotoPlace, type PhotoSequence, placeOfNumber, sequenceOf } from '#photos/pages/photo-list.ts';
import { isSelected, selectedInGroup, type Selection } from '#photos/selection/selection.ts';

/** Photo of a slideshow and its place in the list. */
export interface Slide {
  photo: Photo;
  place: PhotoPlace;
}

/** Photos of a slideshow: a list in its order, or what is selected of it. Groups of which nothing is selected are not in it. */
export interface Playlist {
  sequence: PhotoSequence;
  /** Undefined for the whole list. */
  selection: Selection | undefined;
  /**
   * By number, 1 for those that were seen not to be selected. They stay passed over when their photos have left memory, so that the
   * way to the next one may be longer than what is kept.
   */
  unselected: Uint8Array;
}

/** Makes the playlist of a list. @param selection undefined for the whole list */
export function playlistOf(groups: readonly PhotoGroup[], selection: Selection | undefined): Playlist {
  const used = selection ? groups.filter((group) => selectedInGroup(selection, group) > 0) : groups;
  const sequence = sequenceOf(used);
  return { sequence, selection, unselected: new Uint8Array(sequence.total) };
}

/** Result of a step: a photo; a place whose photo is not in memory yet; or nothing. */
export type Step = { slide: Slide } | { unknown: PhotoPlace } | undefined;

/**
 * Photo that follows a number of the playlist, or comes before it. The first follows the last one; none comes before the first.
 * @param from number of the photo that shows; -1 before the first
 * @param groupOf state of a group by its key
 * @param isLeftOut whether a photo that is selected is passed over
 */
export function stepFrom(
  { sequence, selection, unselected }: Playlist,
  from: number,
  by: 1 | -1,
  groupOf: (key: string) => GroupState,
  isLeftOut: (slide: Slide) => boolean,
): Step {
  const { total } = sequence;
  for (let passed = 1; passed <= total; passed += 1) {
    if (from + by * passed < 0) return undefined;
    const number = (from + by * passed) % total;
    if (unselected[number]) continue;
    const place = placeOfNumber(sequence, number);
    if (!place) return undefined;
    const photo = photoAt(groupOf(place.key), place.index);
    if (!photo) return { unknown: place };
    if (selection && !isSelected(selection, place.key, photo)) unselected[number] = 1;
    else if (!isLeftOut({ photo, place })) return { slide: { photo, place } };
  }
  return undefined;
}

/**
 * Number of a slide in the playlist, found by its photo: others may have gone or come. For a photo that has gone it is
 * the number before its place, so that the photo there is next.
 * @returns -1 where its group has gone
 */
export function numberOfSlide(
  { sequence: { groups, starts } }: Playlist,
  { photo, place }: Slide,
  groupOf: (key: string) => GroupState,
): number {
  const at = groups.findIndex(({ key }) => key === place.key);
  const start = starts[at];
  if (start === undefined) return -1;
  return start + (indexOfPhoto(groupOf(place.key), photo.imageId) ?? place.index - 1);
}
