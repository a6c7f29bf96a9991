import type { PhotoWant } from '#photos/pages/photo-pages.ts';
import type { PhotoGroup } from '#photos/photo-group.ts';
import type { Selection } from './selection.ts';
import { isInGroup, NONE_OF_GROUP, withGroup, withGroups, withPhotos } from './selection.ts';

/** Photos of a group, by number: from `from` up to `to`. */
export interface PhotoSpan {
  group: PhotoGroup;
  from: number;
  to: number;
}

/** The ids of photos of a group; undefined while they are not all in memory. */
export type IdsBetween = (key: string, from: number, to: number) => readonly string[] | undefined;

/**
 * Selects spans of photos, or takes them out. Whole groups are one word each. Of a part, either its own photos must be
 * known or, where it reaches to the end of the group, those before it; what has to be read first is returned instead.
 */
export function withSpans(selection: Selection, spans: readonly PhotoSpan[], idsBetween: IdsBetween, isOn: boolean): { photos: Selection } | { missing: PhotoWant[] } {
  const missing: PhotoWant[] = [];
  const whole: string[] = [];
  let photos = selection;
  for (const { group, from, to } of spans) {
    const { key, count } = group;
    const reachesEnd = to >= count;
    if (from <= 0 && reachesEnd) {
      whole.push(key);
      continue;
    }
    const own = idsBetween(key, from, to);
    const before = own || !reachesEnd ? undefined : idsBetween(key, 0, from);
    if (own) photos = withPhotos(photos, group, own, isOn);
    else if (before) photos = withAllBut(photos, group, before, isOn);
    // Those before it have been scrolled past: nobody has to walk to the end of the group.
    else missing.push(reachesEnd ? { key, from: 0, to: from } : { key, from, to });
  }
  return missing.length > 0 ? { missing } : { photos: withGroups(photos, whole, isOn) };
}

/**
 * Selects all photos of a group but some, or takes all but those out; those stay as they are. For a large group of which
 * only the few others are known.
 */
function withAllBut(selection: Selection, { key }: PhotoGroup, photoIds: Iterable<string>, isOn: boolean): Selection {
  const group = selection.get(key) ?? NONE_OF_GROUP;
  // What differs from the rest afterwards: what was not selected among those, or what was.
  const marked = new Set([...photoIds].filter((photoId) => isInGroup(group, photoId) !== isOn));
  if (isOn) return withGroup(selection, key, { kind: 'all', except: marked });
  return withGroup(selection, key, marked.size > 0 ? { kind: 'some', photoIds: marked } : undefined);
}
