import { getDefaultStore } from 'jotai/vanilla';
import type { PhotoReference } from './collect.ts';
import type { PhotoList } from '#photos/pages/photo-list.ts';
import type { SelectionPurpose } from './selection-atoms.ts';
import { listName, selectionModeAtom } from './selection-atoms.ts';

/** Starts the selection mode of a list with some of its photos: those that an action could not be done for, or that are left of a selection. */
export function selectPhotos(
  list: Pick<PhotoList, 'kind' | 'albumId'>,
  photos: readonly PhotoReference[],
  purpose: SelectionPurpose = 'actions',
): void {
  const groups = [...Map.groupBy(photos, ({ groupKey }) => groupKey)];
  const selected = new Map(
    groups.map(([key, members]) => [
      key,
      { kind: 'some' as const, photoIds: new Set(members.map(({ imageId }) => imageId)) },
    ]),
  );
  getDefaultStore().set(selectionModeAtom, { list: listName(list), purpose, photos: selected });
}
