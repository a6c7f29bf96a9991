import { useCallback, useSyncExternalStore } from 'react';
import type { GroupState } from './group-model.ts';
import type { PhotoPages } from './photo-pages.ts';

/** A month as it is now, and as it changes. */
export function usePhotoGroup(pages: PhotoPages, key: string): GroupState {
  const subscribe = useCallback((listener: () => void) => pages.subscribe(key, listener), [pages, key]);
  return useSyncExternalStore(subscribe, () => pages.state(key));
}
