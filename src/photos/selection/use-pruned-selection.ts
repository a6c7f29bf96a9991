import { useEffect, useMemo } from 'react';
import type { GroupState } from '#photos/pages/group-model.ts';
import type { PhotoGroup } from '#photos/data/months.ts';
import type { PhotoList } from '#photos/pages/photo-list.ts';
import type { Photo } from '#photos/data/library-queries.ts';
import type { Selection } from './selection.ts';
import { withinGroups, withoutVanished, withReturned } from './selection.ts';
import { useIsSelecting, useSelectionControl } from './selection-atoms.ts';

/**
 * Hook: removes from the selection what is gone: groups that the counts do not name any more, and photos that have left their
 * group, by an action or in another tab, until they are back in it.
 */
export function usePrunedSelection(list: PhotoList, groups: readonly PhotoGroup[]): void {
  const { change } = useSelectionControl(list);
  const { pages } = list;
  const isOn = useIsSelecting(list);
  /** The groups as they were seen last; kept when the counts come anew, which is when they are read again. */
  const seen = useMemo(() => ({ pages, isOn, states: new Map<string, GroupState>() }), [pages, isOn]);

  useEffect(() => {
    if (!isOn) return;
    change((photos) => withinGroups(photos, groups));
    const look = (key: string) => {
      const before = seen.states.get(key);
      const after = pages.state(key);
      // A group that is read anew is compared with what it was when it has come.
      if (before === after || !after.pages.some((page) => page.photos)) return;
      seen.states.set(key, after);
      change((photos) => prunedSelection(photos, key, before, after));
    };
    const ends = groups.map(({ key }) => {
      look(key);
      return pages.subscribe(key, () => look(key));
    });
    return () => {
      for (const end of ends) end();
    };
  }, [isOn, change, pages, groups, seen]);
}

/** Selection with a group as it is now: without what has left it; what has come back to it is as it was. */
export function prunedSelection(
  selection: Selection,
  key: string,
  before: GroupState | undefined,
  after: GroupState,
): Selection {
  const vanished = before ? vanishedPhotos(before, after) : [];
  const arrived = before ? vanishedPhotos(after, before) : [];
  const seen = after.pages.flatMap(({ photos = [] }) => photos);
  return withReturned(withoutVanished(selection, key, vanished), key, seen, arrived);
}

/**
 * Photos of a group that stood in it before and do not any more. What is not in memory now may still be there, so a photo
 * counts as gone only when the place where it would stand has been read again.
 */
export function vanishedPhotos(before: GroupState, after: GroupState): Photo[] {
  const known = beginningOf(before);
  const left = beginningOf(after);
  if (known === left || left.photos.size === 0) return [];
  const photos = [...known.photos.values()];
  // Both end at the same photo of the service's list, or the list has no more photos: what lies before has all been read.
  const isCovered = left.cursor === null || (known.cursor !== undefined && left.cursor === known.cursor);
  const end = isCovered ? photos.length : photos.findLastIndex(({ imageId }) => left.photos.has(imageId));
  return photos.slice(0, Math.max(0, end)).filter(({ imageId }) => !left.photos.has(imageId));
}

interface Beginning {
  photos: ReadonlyMap<string, Photo>;
  /** Leads to what follows; null when nothing does, undefined when that is not known. */
  cursor: string | null | undefined;
}

const beginnings = new WeakMap<GroupState, Beginning>();

/** The photos from the first on, up to the first that is not in memory. */
function beginningOf(state: GroupState): Beginning {
  const known = beginnings.get(state);
  if (known) return known;
  const end = state.pages.findIndex(({ photos }) => !photos);
  const pages = end < 0 ? state.pages : state.pages.slice(0, end);
  const beginning = {
    photos: new Map(pages.flatMap(({ photos }) => photos ?? []).map((photo) => [photo.imageId, photo])),
    cursor: pages.at(-1)?.cursor,
  };
  beginnings.set(state, beginning);
  return beginning;
}
