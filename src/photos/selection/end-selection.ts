import { getDefaultStore } from 'jotai/vanilla';
import { isHidden } from '#photos/pages/hidden-photos.ts';
import type { PhotoList } from '#photos/pages/photo-list.ts';
import { listName, selectionModeAtom } from './selection-atoms.ts';
import { NONE_OF_GROUP, type Selection } from './selection.ts';

/**
 * Ends the selection mode of a list once an action has been done (P2.87), unless something has been chosen or taken back while that
 * took its time.
 * @param acted what was selected when the action began
 */
export function endSelection(list: Pick<PhotoList, 'kind' | 'albumId'>, acted: Selection): void {
  const isGone = (photoId: string) => isHidden(photoId, list.albumId, Date.now());
  getDefaultStore().set(selectionModeAtom, (mode) =>
    mode?.list === listName(list) && isSameChoice(acted, mode.photos, isGone) ? undefined : mode,
  );
}

/** Whether the same is selected as before. Photos that have left the list meanwhile have left the selection by themselves. */
function isSameChoice(before: Selection, after: Selection, isGone: (photoId: string) => boolean): boolean {
  const holds = (ids: ReadonlySet<string>, others: ReadonlySet<string>) =>
    [...others].every((id) => ids.has(id) || isGone(id));
  const isSame = (some: ReadonlySet<string>, others: ReadonlySet<string>) => holds(some, others) && holds(others, some);
  return [...new Set([...before.keys(), ...after.keys()])].every((key) => {
    const [was, is] = [before.get(key) ?? NONE_OF_GROUP, after.get(key) ?? NONE_OF_GROUP];
    if (was.kind === 'some') return is.kind === 'some' && isSame(was.photoIds, is.photoIds);
    return is.kind === 'all' && was.asOf === is.asOf && isSame(was.except, is.except) && isSame(was.also, is.also);
  });
}
