import { createLimiter } from '#api/limiter.ts';
import type { Photo } from '#photos/data/library-queries.ts';
import { readPhotos } from '#photos/data/library-queries.ts';
import { bucketOf, monthKeyOfPhoto } from '#photos/data/months.ts';
import { isWalked } from '#photos/pages/group-model.ts';
import { isHidden } from '#photos/pages/hidden-photos.ts';
import { pagesFrom } from '#photos/pages/pages-from.ts';
import type { PhotoGroup } from '#photos/data/months.ts';
import type { PhotoList } from '#photos/pages/photo-list.ts';
import type { GroupSelection, Selection } from './selection.ts';
import { isInGroup, selectedCount } from './selection.ts';

/** A photo that an action works on: its id, the group that it is in, when it was taken as far as that is known, and whose it is in a shared album. */
export type PhotoReference = Pick<Photo, 'imageId' | 'ownerId' | 'dateTaken'> & { groupKey: string };

/** Photos of a selection, as they were read. */
export interface Collection {
  photos: PhotoReference[];
  /** Whether all of them were shown as selected; otherwise others may be among them, and it is not known which. */
  isWithin: boolean;
}

/**
 * The photos of a selection. What was chosen one by one is known; whole groups are read page by page now that they are
 * needed, and everything from the flat list (O13). See: [Note: A selection is months and exceptions]
 *
 * What has arrived since a group was counted is left out. Where the clocks disagree, or a photo does not say when it came,
 * that shows in the number: the photos are those that were shown as selected only where each group has as many as were counted.
 * @param onProgress called with the photos known so far, of all
 * @throws the signal's reason when it is aborted, ApiError when a page cannot be read
 */
export async function collectPhotos(
  list: PhotoList,
  groups: readonly PhotoGroup[],
  selection: Selection,
  signal: AbortSignal,
  onProgress?: (read: number, total: number) => void,
): Promise<Collection> {
  const total = selectedCount(selection, groups);
  const found = new Map<string, PhotoReference>();
  const take = (photos: readonly PhotoReference[]) => {
    for (const photo of photos) if (!isHidden(photo.imageId, list.albumId, Date.now())) found.set(photo.imageId, photo);
    onProgress?.(Math.min(found.size, total), total);
  };
  if (isEverything(list, groups, selection)) {
    await collectLibrary(list, selection, signal, take);
  } else {
    const fourAtATime = createLimiter(4);
    await Promise.all(
      groups.map((group) => {
        const selected = selection.get(group.key);
        return selected && fourAtATime(signal, () => collectGroup(list, group, selected, signal, take));
      }),
    );
  }
  const photos = [...found.values()];
  return { photos, isWithin: isWithin(selection, groups, photos) };
}

/** Whether none of some photos can be another one than those that were counted: they were chosen one by one, or are as many. */
function isWithin(selection: Selection, groups: readonly PhotoGroup[], photos: readonly PhotoReference[]): boolean {
  const found = Map.groupBy(photos, ({ groupKey }) => bucketOf(groupKey));
  const counted = groups.filter(({ key }) => selection.get(key)?.kind === 'all');
  return [...Map.groupBy(counted, ({ key }) => bucketOf(key))].every(
    ([bucket, members]) => (found.get(bucket)?.length ?? 0) === selectedCount(selection, members),
  );
}

/** Whether several whole months are selected, and nothing else: the flat list is shorter to read than each. */
function isEverything({ kind }: PhotoList, groups: readonly PhotoGroup[], selection: Selection): boolean {
  return kind === 'photos' && groups.length > 1 && groups.every(({ key }) => selection.get(key)?.kind === 'all');
}

async function collectLibrary(
  { sort }: PhotoList,
  selection: Selection,
  signal: AbortSignal,
  take: (photos: PhotoReference[]) => void,
): Promise<void> {
  const byBucket = Map.groupBy(selection, ([key]) => bucketOf(key));
  for await (const photos of pagesFrom((request) => readPhotos({ ...sort, ...request }, signal))) {
    take(
      photos.flatMap((photo) => {
        const key = monthKeyOfPhoto(photo);
        const groups = byBucket.get(key);
        return groups?.every(([, group]) => isInGroup(group, photo)) ? [referenceTo(photo, key)] : [];
      }),
    );
  }
}

async function collectGroup(
  list: PhotoList,
  group: PhotoGroup,
  selected: GroupSelection,
  signal: AbortSignal,
  take: (photos: PhotoReference[]) => void,
): Promise<void> {
  // A month's photos need nothing but their ids, unless it has become smaller than that; those of albums also who they belong
  // to, or when they were taken.
  if (selected.kind === 'some' && list.kind === 'photos' && selected.photoIds.size <= group.count)
    return take([...selected.photoIds].map((imageId) => ({ imageId, groupKey: group.key })));
  await photosOfGroup(list, group, selected, signal, (photos) =>
    take(photos.map((photo) => referenceTo(photo, group.key))),
  );
}

/**
 * The photos that are selected of a group, in parts: those in memory, where they are all, and else page by page.
 * @throws the signal's reason when it is aborted, ApiError when a page cannot be read
 */
export async function photosOfGroup(
  { pages }: Pick<PhotoList, 'pages'>,
  group: PhotoGroup,
  selected: GroupSelection,
  signal: AbortSignal,
  take: (photos: readonly Photo[]) => void,
): Promise<void> {
  const missing = new Set(selected.kind === 'some' ? selected.photoIds : undefined);
  const takeSelected = (photos: readonly Photo[]) =>
    take(
      photos.filter((photo) => (selected.kind === 'all' ? isInGroup(selected, photo) : missing.delete(photo.imageId))),
    );
  const known = pages.state(group.key);
  const held = known.pages.flatMap(({ photos = [] }) => photos);
  const isWhole = isWalked(known) && held.length >= group.count;
  if (isWhole || selected.kind === 'some') takeSelected(held);
  if (isWhole || (selected.kind === 'some' && missing.size === 0)) return;
  for await (const photos of pagesFrom((request) => pages.source.page(group, request).queryFn({ signal }))) {
    takeSelected(photos);
    if (selected.kind === 'some' && missing.size === 0) return;
  }
}

function referenceTo({ imageId, ownerId, dateTaken }: Photo, groupKey: string): PhotoReference {
  return {
    imageId,
    groupKey,
    ...(ownerId !== undefined && { ownerId }),
    ...(dateTaken !== undefined && { dateTaken }),
  };
}
