import { useEffect, useMemo, useState } from 'react';
import { sleep } from '#lib/timers.ts';
import type { Photo } from '#photos/data/library-queries.ts';
import { PRINTS_LIMIT } from '#photos/data/limits.ts';
import type { PhotoGroup } from '#photos/data/months.ts';
import { isHidden } from '#photos/pages/hidden-photos.ts';
import type { PhotoList } from '#photos/pages/photo-list.ts';
import { photosOfGroup } from '#photos/selection/collect.ts';
import { useSelectionMode } from '#photos/selection/selection-atoms.ts';
import { isInGroup, NO_PHOTOS, selectedCount, type Selection } from '#photos/selection/selection.ts';

/** A photo that is selected, and the group that it is selected in. */
export interface SelectedPhoto {
  photo: Photo;
  groupKey: string;
}

export interface SelectedPhotos {
  /** Those that are known, in the order of the list. */
  photos: readonly SelectedPhoto[];
  /** Number of selected photos, known or not. */
  count: number;
  /** Whether the others are on their way, could not be read, or are none. Of more than can be ordered none are read. */
  status: 'reading' | 'failed' | 'complete' | 'too many';
  readAgain: () => void;
}

const NO_GROUPS: readonly PhotoGroup[] = [];

/** Time, in ms, that a selection rests before it is read: a range that is being drawn changes with every row. */
const REST_MS = 300;

/** Hook: the photos of a selection. What is not in memory is read, as long as they are few enough to be ordered. */
export function useSelectedPhotos(list: PhotoList): SelectedPhotos {
  const { pages, albumId } = list;
  const groups = list.groups ?? NO_GROUPS;
  const selection = useSelectionMode(list)?.photos ?? NO_PHOTOS;
  // What has been seen is kept, though its page leaves memory. By photo id.
  const [seen, setSeen] = useState(() => ({ byId: new Map<string, SelectedPhoto>() }));
  const [ended, setEnded] = useState<{ selection: Selection; hasFailed: boolean }>();
  const count = selectedCount(selection, groups);
  const isReadable = count <= PRINTS_LIMIT;
  const photos = useMemo(
    () => (isReadable ? knownOf({ pages, albumId }, groups, selection, seen.byId) : []),
    [isReadable, pages, albumId, groups, selection, seen],
  );
  const isOver = ended?.selection === selection;
  const isMissing = isReadable && photos.length < count && !isOver;

  useEffect(() => {
    if (!isMissing) return;
    const end = new AbortController();
    const note = (groupKey: string, some: readonly Photo[]) =>
      setSeen(({ byId }) => {
        for (const photo of some) byId.set(photo.imageId, { photo, groupKey });
        return { byId };
      });
    readSelection({ pages }, groups, selection, end.signal, note).then(
      () => setEnded({ selection, hasFailed: false }),
      () => end.signal.aborted || setEnded({ selection, hasFailed: true }),
    );
    return () => end.abort();
  }, [isMissing, pages, groups, selection]);

  const status = () => {
    if (!isReadable) return 'too many';
    if (isMissing) return 'reading';
    return isOver && ended.hasFailed && photos.length < count ? 'failed' : 'complete';
  };
  return { photos, count, status: status(), readAgain: () => setEnded(undefined) };
}

/** Photos of a selection that are in memory, or were. @param seen photos that were, by id; those that are get added */
function knownOf(
  { pages, albumId }: Pick<PhotoList, 'pages' | 'albumId'>,
  groups: readonly PhotoGroup[],
  selection: Selection,
  seen: Map<string, SelectedPhoto>,
): SelectedPhoto[] {
  const now = Date.now();
  const seenIn = Map.groupBy(seen.values(), ({ groupKey }) => groupKey);
  return groups.flatMap(({ key }) => {
    const selected = selection.get(key);
    if (!selected) return [];
    const held = pages.state(key).pages.flatMap(({ photos = [] }) => photos);
    const found = new Map<string, SelectedPhoto>();
    for (const photo of [...held, ...(seenIn.get(key) ?? []).map((one) => one.photo)])
      if (!found.has(photo.imageId) && isInGroup(selected, photo) && !isHidden(photo.imageId, albumId, now))
        found.set(photo.imageId, { photo, groupKey: key });
    for (const [id, one] of found) seen.set(id, one);
    return [...found.values()];
  });
}

async function readSelection(
  list: Pick<PhotoList, 'pages'>,
  groups: readonly PhotoGroup[],
  selection: Selection,
  signal: AbortSignal,
  note: (groupKey: string, photos: readonly Photo[]) => void,
): Promise<void> {
  await sleep(REST_MS, signal);
  for (const group of groups) {
    const selected = selection.get(group.key);
    if (selected) await photosOfGroup(list, group, selected, signal, (photos) => note(group.key, photos));
  }
}
