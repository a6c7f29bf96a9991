import type { PhotoGroup } from '#photos/photo-group.ts';

/**
 * What is selected of a group: all photos but some, or some photos.
 *
 * [Note: A selection is months and exceptions] Choosing a month of 5,000 or a library of 100,000 must take no longer than
 * choosing one photo, and most of their ids are not even known. So a whole group is said in one word, and what the
 * customer takes back of it are its exceptions (O14). The ids are read when an action needs them.
 */
export type GroupSelection = { kind: 'all'; except: ReadonlySet<string> } | { kind: 'some'; photoIds: ReadonlySet<string> };

/** What is selected of a list, by the key of the group. Groups of which nothing is selected are not in it. */
export type Selection = ReadonlyMap<string, GroupSelection>;

/** How much of a group is selected. */
export type GroupMark = 'none' | 'some' | 'all';

/** Nothing. */
export const NO_PHOTOS: Selection = new Map();

const NO_IDS: ReadonlySet<string> = new Set();

/** Nothing of a group. */
export const NONE_OF_GROUP: GroupSelection = { kind: 'some', photoIds: NO_IDS };

/** Every photo of every group (P2.108). */
export function everyPhoto(groups: readonly PhotoGroup[]): Selection {
  return new Map(groups.map(({ key }) => [key, { kind: 'all', except: NO_IDS }]));
}

export function isSelected(selection: Selection, key: string, photoId: string): boolean {
  const group = selection.get(key);
  return group !== undefined && isInGroup(group, photoId);
}

/** Whether a photo of a group is selected. */
export function isInGroup(group: GroupSelection, photoId: string): boolean {
  return group.kind === 'all' ? !group.except.has(photoId) : group.photoIds.has(photoId);
}

/** How many photos of a group are selected. */
export function selectedInGroup(selection: Selection, group: PhotoGroup): number {
  return countOf(selection.get(group.key) ?? NONE_OF_GROUP, group);
}

/** How many photos are selected (P2.81): from the counts, so that it needs no id. */
export function selectedCount(selection: Selection, groups: readonly PhotoGroup[]): number {
  return groups.reduce((sum, group) => sum + selectedInGroup(selection, group), 0);
}

/** What the box of a group's heading shows. */
export function groupMark(selection: Selection, group: PhotoGroup): GroupMark {
  return markOfGroup(selection.get(group.key) ?? NONE_OF_GROUP, group);
}

/** The same for what is selected of the group. */
export function markOfGroup(selected: GroupSelection, group: PhotoGroup): GroupMark {
  const count = countOf(selected, group);
  if (count === 0) return 'none';
  return count < group.count ? 'some' : 'all';
}

/** Selects photos of a group, or takes them out of the selection. Gives the same selection when nothing changes. */
export function withPhotos(selection: Selection, { key, count }: PhotoGroup, photoIds: Iterable<string>, isOn: boolean): Selection {
  const group = selection.get(key) ?? NONE_OF_GROUP;
  const marked = group.kind === 'all' ? group.except : group.photoIds;
  // What is written down of a group are its exceptions or its photos: one is the opposite of the other.
  const isMarked = group.kind === 'all' ? !isOn : isOn;
  const next = new Set(marked);
  for (const photoId of photoIds) {
    if (isMarked) next.add(photoId);
    else next.delete(photoId);
  }
  if (next.size === marked.size) return selection;
  if (group.kind === 'some') return withGroup(selection, key, next.size === count ? { kind: 'all', except: NO_IDS } : next.size > 0 ? { kind: 'some', photoIds: next } : undefined);
  return withGroup(selection, key, next.size >= count ? undefined : { kind: 'all', except: next });
}

/** Selects a photo, or takes it out of the selection. */
export function withToggledPhoto(selection: Selection, group: PhotoGroup, photoId: string): Selection {
  return withPhotos(selection, group, [photoId], !isSelected(selection, group.key, photoId));
}

/** Selects whole groups, or takes them out of the selection. */
export function withGroups(selection: Selection, keys: Iterable<string>, isOn: boolean): Selection {
  const next = new Map(selection);
  for (const key of keys) {
    if (isOn) next.set(key, { kind: 'all', except: NO_IDS });
    else next.delete(key);
  }
  return next;
}

/** Selects a group; one that is selected as a whole is taken out (P4.41). */
export function withToggledGroup(selection: Selection, group: PhotoGroup): Selection {
  return withGroups(selection, [group.key], groupMark(selection, group) !== 'all');
}

function countOf(selected: GroupSelection, { count }: PhotoGroup): number {
  return selected.kind === 'all' ? Math.max(0, count - selected.except.size) : Math.min(count, selected.photoIds.size);
}

/** The selection with something else selected of a group, or nothing. */
export function withGroup(selection: Selection, key: string, group: GroupSelection | undefined): Selection {
  const next = new Map(selection);
  if (group) next.set(key, group);
  else next.delete(key);
  return next;
}
