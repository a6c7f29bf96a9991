import { useEffect, useState } from 'react';
import { tellFailedAction } from '#failures/lazy-dialog.ts';
import type { SortablePage } from '#photos/sort/sort.ts';
import type { PhotoAction } from './photo-action.ts';

/** What can be done with the photos of a kind of list, in the order of the toolbar; asked for once flags are known. */
export type PhotoActions = (kind: SortablePage) => readonly PhotoAction[];

let load: () => Promise<PhotoActions> = () => Promise.reject(new Error('No actions have been provided.'));
let loading: Promise<PhotoActions> | undefined;
let loaded: PhotoActions | undefined;

/** Says where the actions come from. Their scripts are loaded when they are first needed, or a little before. */
export function providePhotoActions(loader: () => Promise<PhotoActions>): void {
  load = loader;
  loading = undefined;
  loaded = undefined;
}

/** Loads the actions; a load that failed is tried again with the next call. */
export function loadPhotoActions(): Promise<PhotoActions> {
  loading ??= load().then(
    (actions) => (loaded = actions),
    (error: unknown) => {
      loading = undefined;
      throw error;
    },
  );
  return loading;
}

/** Hook: what can be done with the photos of a list; undefined until it is loaded, and at once from then on. */
export function usePhotoActions(kind: SortablePage): readonly PhotoAction[] | undefined {
  const [actions, setActions] = useState(() => loaded);
  useEffect(() => {
    if (actions) return;
    // After a deployment the page is loaded anew (src/app/missing-scripts.ts).
    loadPhotoActions().then((all) => setActions(() => all), tellFailedAction);
  }, [actions]);
  return actions?.(kind);
}
