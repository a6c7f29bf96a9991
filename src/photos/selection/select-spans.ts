import type { PhotoWant } from '#photos/pages/photo-pages.ts';
import type { PhotoGroup } from '#photos/data/photo-group.ts';
import type { SelectablePhoto, Selection } from './selection.ts';
import { isInGroup, NONE_OF_GROUP, wholeGroup, withGroup, withGroups, withoutGroups, withPhotos } from './selection.ts';

/** Photos of a group, by number: from `from` up to `to`. */
export interface PhotoSpan {
  group: PhotoGroup;
  from: number;
  to: number;
}

/** Photos of a group, by number; undefined while they are not all in memory. */
export type PhotosBetween = (key: string, from: number, to: number) => readonly SelectablePhoto[] | undefined;

/**
 * Selects spans of photos, or takes them out. Whole groups are one word each. Of a part, either its own photos must be
 * known or, where it reaches to the end of the group, those before it; what has to be read first is returned instead.
 * @param asOf when the groups were counted; undefined where nobody could tell later which photos have come since, as in
 * albums: of those every photo must be known
 */
export function withSpans(
  selection: Selection,
  spans: readonly PhotoSpan[],
  photosBetween: PhotosBetween,
  isOn: boolean,
  asOf: number | undefined,
): { photos: Selection } | { missing: PhotoWant[] } {
  const missing: PhotoWant[] = [];
  const whole: PhotoGroup[] = [];
  let photos = selection;
  for (const { group, from, to } of spans) {
    const { key, count } = group;
    const isOneWord = to >= count && (asOf !== undefined || !isOn);
    if (from <= 0 && isOneWord) {
      whole.push(group);
      continue;
    }
    const own = photosBetween(key, from, Math.min(to, count));
    const before = own || !isOneWord ? undefined : photosBetween(key, 0, from);
    if (own) photos = withPhotos(photos, group, own, isOn);
    else if (before) photos = withAllBut(photos, group, before, isOn, asOf);
    // Those before it have been scrolled past: nobody has to walk to the end of the group.
    else missing.push(isOneWord ? { key, from: 0, to: from } : { key, from, to: Math.min(to, count) });
  }
  if (missing.length > 0) return { missing };
  return {
    photos:
      isOn && asOf !== undefined
        ? withGroups(photos, whole, asOf)
        : withoutGroups(
            photos,
            whole.map(({ key }) => key),
          ),
  };
}

/**
 * Selects all photos of a group but some, or takes all but those out; those stay as they are. For a large group of which
 * only the few others are known.
 */
function withAllBut(
  selection: Selection,
  group: PhotoGroup,
  photos: readonly SelectablePhoto[],
  isOn: boolean,
  asOf: number | undefined,
): Selection {
  const selected = selection.get(group.key) ?? NONE_OF_GROUP;
  // What differs from the rest afterwards: what was not selected among those, or what was.
  const marked = new Set(photos.filter((photo) => isInGroup(selected, photo) !== isOn).map(({ imageId }) => imageId));
  return withGroup(
    selection,
    group.key,
    isOn && asOf !== undefined ? wholeGroup(group, asOf, marked) : { kind: 'some', photoIds: marked },
  );
}
