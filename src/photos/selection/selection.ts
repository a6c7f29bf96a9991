import type { Photo } from '#photos/data/library-queries.ts';
import type { PhotoGroup } from '#photos/data/months.ts';

/** Selection of a group: all photos that it had at a moment but some, or some photos. */
export type GroupSelection = WholeGroup | { kind: 'some'; photoIds: ReadonlySet<string> };

/**
 * A group as it was when it was counted.
 *
 * [Note: A selection is months and exceptions] Choosing a month of 5,000 or a library of 100,000 must take no longer than
 * choosing one photo, and most of their ids are not even known. So a whole group is said in one word, and what the
 * customer takes back of it are its exceptions (O14). The ids are read when an action needs them. What has arrived by then
 * she never chose: the word holds for the photos that were counted, and newer ones are not meant, wherever it is asked (R9).
 */
export interface WholeGroup {
  kind: 'all';
  /** Number of photos that were counted, with those that cannot be told from them. */
  count: number;
  /** Time of that count, in ms since 1970 by the services' clock. */
  asOf: number;
  except: ReadonlySet<string>;
  /** Newer photos that were chosen one by one. */
  also: ReadonlySet<string>;
  /** Of the photos that were counted, exceptions too, those that are seen to have gone: they may come back, as with Undo. */
  gone: ReadonlySet<string>;
}

/** Fields of a photo that tell whether it is selected. */
export type SelectablePhoto = Pick<Photo, 'imageId' | 'uploadEnd'>;

/** Selection of a list, by the key of the group. Groups of which nothing is selected are not in it. */
export type Selection = ReadonlyMap<string, GroupSelection>;

/** Share of a group that is selected. */
export type GroupMark = 'none' | 'some' | 'all';

/** Empty selection. */
export const NO_PHOTOS: Selection = new Map();

const NO_IDS: ReadonlySet<string> = new Set();

/** Empty selection of a group. */
export const NONE_OF_GROUP: GroupSelection = { kind: 'some', photoIds: NO_IDS };

/** A whole group. @param asOf when it was counted, by the services' clock */
export function wholeGroup({ count }: PhotoGroup, asOf: number, except = NO_IDS): WholeGroup {
  return { kind: 'all', count, asOf, except, also: NO_IDS, gone: NO_IDS };
}

export function isSelected(selection: Selection, key: string, photo: SelectablePhoto): boolean {
  const group = selection.get(key);
  return group !== undefined && isInGroup(group, photo);
}

/** Whether a photo of a group is selected. */
export function isInGroup(group: GroupSelection, photo: SelectablePhoto): boolean {
  if (group.kind === 'some') return group.photoIds.has(photo.imageId);
  return isNewer(photo, group) ? group.also.has(photo.imageId) : !group.except.has(photo.imageId);
}

/** Whether a photo has arrived since a group was counted. One whose arrival is not told counts as there before. */
function isNewer({ uploadEnd }: SelectablePhoto, { asOf }: WholeGroup): boolean {
  return uploadEnd !== undefined && Date.parse(uploadEnd) > asOf;
}

/** Number of selected photos of a group. */
export function selectedInGroup(selection: Selection, group: PhotoGroup): number {
  return countOf(selection.get(group.key) ?? NONE_OF_GROUP, group);
}

/** Number of selected photos (P2.81): from the counts, so that it needs no id. */
export function selectedCount(selection: Selection, groups: readonly PhotoGroup[]): number {
  return groups.reduce((sum, group) => sum + selectedInGroup(selection, group), 0);
}

/** Mark in the box of a group's heading. */
export function groupMark(selection: Selection, group: PhotoGroup): GroupMark {
  return markOfGroup(selection.get(group.key) ?? NONE_OF_GROUP, group);
}

/** Mark for a selection of the group. */
export function markOfGroup(selected: GroupSelection, group: PhotoGroup): GroupMark {
  const count = countOf(selected, group);
  if (count === 0) return 'none';
  return count < group.count ? 'some' : 'all';
}

/** Selects photos of a group, or takes them out of the selection. Gives the same selection when nothing changes. */
export function withPhotos(
  selection: Selection,
  { key }: PhotoGroup,
  photos: Iterable<SelectablePhoto>,
  isOn: boolean,
): Selection {
  const group = selection.get(key) ?? NONE_OF_GROUP;
  const changed = [...photos].filter((photo) => isInGroup(group, photo) !== isOn);
  if (changed.length === 0) return selection;
  if (group.kind === 'some')
    return withGroup(selection, key, { kind: 'some', photoIds: withIds(group.photoIds, idsOf(changed), isOn) });
  const newer = changed.filter((photo) => isNewer(photo, group));
  const counted = changed.filter((photo) => !isNewer(photo, group));
  return withGroup(selection, key, {
    ...group,
    except: withIds(group.except, idsOf(counted), !isOn),
    also: withIds(group.also, idsOf(newer), isOn),
  });
}

/** Selects a photo, or takes it out of the selection. */
export function withToggledPhoto(selection: Selection, group: PhotoGroup, photo: SelectablePhoto): Selection {
  return withPhotos(selection, group, [photo], !isSelected(selection, group.key, photo));
}

/** Selects whole groups. */
export function withGroups(selection: Selection, groups: Iterable<PhotoGroup>, asOf: number): Selection {
  const next = new Map(selection);
  for (const group of groups) next.set(group.key, wholeGroup(group, asOf));
  return next;
}

/** Takes whole groups out of the selection. */
export function withoutGroups(selection: Selection, keys: Iterable<string>): Selection {
  const next = new Map(selection);
  for (const key of keys) next.delete(key);
  return next;
}

/** Selects a group; one that is selected as a whole is taken out (P4.41). */
export function withToggledGroup(selection: Selection, group: PhotoGroup, asOf: number): Selection {
  return groupMark(selection, group) === 'all'
    ? withoutGroups(selection, [group.key])
    : withGroups(selection, [group], asOf);
}

/** The selection with something else selected of a group; one of which nothing is left is not in it. */
export function withGroup(selection: Selection, key: string, group: GroupSelection): Selection {
  const next = new Map(selection);
  const isLeft = group.kind === 'some' ? group.photoIds.size > 0 : countedOf(group) > 0 || group.also.size > 0;
  if (isLeft) next.set(key, group);
  else next.delete(key);
  return next;
}

/** Photos that have arrived since are counted with the group, but not selected with it. */
function countOf(selected: GroupSelection, { count }: PhotoGroup): number {
  if (selected.kind === 'some') return Math.min(count, selected.photoIds.size);
  return Math.min(count, countedOf(selected, count) + selected.also.size);
}

/** Photos that were counted and are selected. @param most how many the group has by now */
function countedOf({ count, except, gone }: WholeGroup, most = count): number {
  let exceptions = except.size;
  for (const id of gone) if (except.has(id)) exceptions -= 1;
  return Math.max(0, Math.min(most, count - gone.size) - exceptions);
}

/** Ids with some added or removed; the same ones when nothing changes. */
function withIds(ids: ReadonlySet<string>, some: ReadonlySet<string>, isOn: boolean): ReadonlySet<string> {
  if (some.size === 0) return ids;
  const next = new Set(ids);
  for (const id of some) {
    if (isOn) next.add(id);
    else next.delete(id);
  }
  return next;
}

/** The selection without photos of a group that are seen to be gone: those that were counted with it are not counted any more. */
export function withoutVanished(selection: Selection, key: string, vanished: readonly SelectablePhoto[]): Selection {
  const group = selection.get(key);
  if (!group || vanished.length === 0) return selection;
  const counted = vanished.filter((photo) => group.kind === 'all' && !isNewer(photo, group));
  const rest = withoutIds(group, idsOf(vanished), idsOf(counted));
  return rest === group ? selection : withGroup(selection, key, rest);
}

/**
 * The selection with photos of a group that are seen: those that had gone are counted with it again, as they were.
 * @param arrived those of them that were not there before; one that is not newer is selected, so it is counted
 */
export function withReturned(
  selection: Selection,
  key: string,
  seen: readonly SelectablePhoto[],
  arrived: readonly SelectablePhoto[],
): Selection {
  const group = selection.get(key);
  if (group?.kind !== 'all') return selection;
  const gone = left(group.gone, idsOf(seen));
  const more = arrived.filter((photo) => !group.gone.has(photo.imageId) && !isNewer(photo, group)).length;
  if (gone === group.gone && more === 0) return selection;
  return withGroup(selection, key, { ...group, gone, count: group.count + more });
}

/** The selection without photos that are said to be gone, wherever they were. Of whole groups the counts tell it. */
export function withoutPhotos(selection: Selection, gone: ReadonlySet<string>): Selection {
  let next = selection;
  for (const [key, group] of selection) {
    const exceptions = group.kind === 'all' ? [...group.except].filter((id) => gone.has(id)) : [];
    const rest = withoutIds(group, gone, new Set(exceptions));
    if (rest !== group) next = withGroup(next, key, rest);
  }
  return next;
}

/** The selection without groups that are gone. */
export function withinGroups(selection: Selection, groups: readonly PhotoGroup[]): Selection {
  const keys = new Set(groups.map(({ key }) => key));
  if ([...selection.keys()].every((key) => keys.has(key))) return selection;
  return new Map([...selection].filter(([key]) => keys.has(key)));
}

/** @param counted those of them that are known to have been counted with the group */
function withoutIds(group: GroupSelection, ids: ReadonlySet<string>, counted: ReadonlySet<string>): GroupSelection {
  if (group.kind === 'some') {
    const photoIds = left(group.photoIds, ids);
    return photoIds === group.photoIds ? group : { kind: 'some', photoIds };
  }
  const also = left(group.also, ids);
  const gone = withIds(group.gone, left(counted, group.gone), true);
  return also === group.also && gone === group.gone ? group : { ...group, also, gone };
}

function idsOf(photos: readonly SelectablePhoto[]): ReadonlySet<string> {
  return new Set(photos.map(({ imageId }) => imageId));
}

/** Ids that are left; the same ones when none of them is gone. */
function left(ids: ReadonlySet<string>, gone: ReadonlySet<string>): ReadonlySet<string> {
  const still = new Set([...ids].filter((id) => !gone.has(id)));
  return still.size === ids.size ? ids : still;
}
