import type { PhotoGroup } from '#photos/photo-group.ts';
import type { Selection } from './selection.ts';

/** The selection without photos that are gone: by an action, or by another tab. */
export function withoutPhotos(selection: Selection, gone: ReadonlySet<string>): Selection {
  const next = new Map(selection);
  for (const [key, group] of selection) {
    const marked = group.kind === 'all' ? group.except : group.photoIds;
    const left = new Set([...marked].filter((photoId) => !gone.has(photoId)));
    if (left.size === marked.size) continue;
    if (group.kind === 'all') next.set(key, { kind: 'all', except: left });
    else if (left.size > 0) next.set(key, { kind: 'some', photoIds: left });
    else next.delete(key);
  }
  return isSame(next, selection) ? selection : next;
}

/** The selection without groups that are gone. */
export function withinGroups(selection: Selection, groups: readonly PhotoGroup[]): Selection {
  const keys = new Set(groups.map(({ key }) => key));
  if ([...selection.keys()].every((key) => keys.has(key))) return selection;
  return new Map([...selection].filter(([key]) => keys.has(key)));
}

function isSame(one: Selection, other: Selection): boolean {
  return one.size === other.size && [...one].every(([key, group]) => other.get(key) === group);
}
