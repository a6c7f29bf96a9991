import type { PhotoGroup } from '#photos/data/photo-group.ts';
import type { GroupSelection, SelectablePhoto, Selection } from './selection.ts';
import { isNewer, withGroup } from './selection.ts';

/** The selection without photos of a group that are seen to be gone: those that were counted with it are not counted any more. */
export function withoutVanished(selection: Selection, key: string, gone: readonly SelectablePhoto[]): Selection {
  const group = selection.get(key);
  if (!group || gone.length === 0) return selection;
  const rest = withoutIds(group, new Set(gone.map(({ imageId }) => imageId)));
  const counted = rest.kind === 'all' ? gone.filter((photo) => !isNewer(photo, rest)).length : 0;
  if (rest.kind === 'all' && counted > 0)
    return withGroup(selection, key, { ...rest, count: Math.max(0, rest.count - counted) });
  return rest === group ? selection : withGroup(selection, key, rest);
}

/** The selection without photos that are said to be gone, wherever they were. Of whole groups the counts tell it. */
export function withoutPhotos(selection: Selection, gone: ReadonlySet<string>): Selection {
  let next = selection;
  for (const [key, group] of selection) {
    const rest = withoutIds(group, gone);
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

function withoutIds(group: GroupSelection, gone: ReadonlySet<string>): GroupSelection {
  if (group.kind === 'some') {
    const photoIds = left(group.photoIds, gone);
    return photoIds === group.photoIds ? group : { kind: 'some', photoIds };
  }
  const except = left(group.except, gone);
  const also = left(group.also, gone);
  return except === group.except && also === group.also ? group : { ...group, except, also };
}

/** The same ids when none of them is gone. */
function left(ids: ReadonlySet<string>, gone: ReadonlySet<string>): ReadonlySet<string> {
  const still = new Set([...ids].filter((id) => !gone.has(id)));
  return still.size === ids.size ? ids : still;
}
