import { showFailedAction } from '#failures/lazy-dialog.ts';
import { lazyPart, type LazyPart } from '#lib/lazily.tsx';
import type { SortablePage } from '#photos/sort/sort.ts';
import type { PhotoAction } from './photo-action.ts';

/** Actions on the photos of a kind of list, in the order of the toolbar; asked for once flags are known. */
export type PhotoActions = (kind: SortablePage) => readonly PhotoAction[];

let actions: LazyPart<PhotoActions>;

/** Provides the import of the actions. Their scripts are loaded when they are first needed, or a little before. */
export function providePhotoActions(importActions: () => Promise<PhotoActions>): void {
  actions = lazyPart(importActions);
}

/** Loads the actions; a load that failed is tried again with the next call. */
export function loadPhotoActions(): Promise<PhotoActions> {
  return actions.load();
}

/** Hook: actions on the photos of a list; undefined until they are loaded, and at once from then on. */
export function usePhotoActions(kind: SortablePage): readonly PhotoAction[] | undefined {
  return actions.usePart(showFailedAction)?.(kind);
}
