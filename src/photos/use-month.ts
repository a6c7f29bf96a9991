import { useCallback, useSyncExternalStore } from 'react';
import type { MonthState } from './month-model.ts';
import type { MonthPages } from './month-pages.ts';

/** A month as it is now, and as it changes. */
export function useMonth(pages: MonthPages, key: string): MonthState {
  const subscribe = useCallback((listener: () => void) => pages.subscribe(key, listener), [pages, key]);
  return useSyncExternalStore(subscribe, () => pages.state(key));
}
