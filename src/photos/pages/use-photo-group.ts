import { useCallback } from 'react';
import { useOutside } from '#lib/emitter.ts';
import type { GroupState } from './group-model.ts';
import type { PhotoPages } from './photo-pages.ts';

/** A month as it is now, and as it changes. */
export function usePhotoGroup(pages: PhotoPages, key: string): GroupState {
  const subscribe = useCallback((listener: () => void) => pages.subscribe(key, listener), [pages, key]);
  return useOutside(subscribe, () => pages.state(key));
}
