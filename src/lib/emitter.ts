import { useSyncExternalStore } from 'react';

/** Something that happens, and who hears of it. It holds nothing: what is shared is an atom (docs/decisions/0052-where-state-is-held.md). */
export interface Emitter<Args extends readonly unknown[] = []> {
  emit: (...args: Args) => void;
  /** Calls back each time. @returns what ends that */
  on: (listener: (...args: Args) => void) => () => void;
}

/** @param order who is called first; who came first unless told otherwise */
export function createEmitter<Args extends readonly unknown[] = []>(order?: 'newest first'): Emitter<Args> {
  const listeners = new Set<(...args: Args) => void>();
  return {
    emit(...args) {
      for (const listener of order ? [...listeners].reverse() : listeners) listener(...args);
    },
    on(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

/**
 * Hook: a value that is held outside of React and cannot be an atom: the browser's own, or one that has to be drawn in the very
 * step in which it changes, together with what the query cache tells, where React would draw an atom a moment later.
 * @param subscribe the same function as long as the source is the same
 * @param read gives the same object until it changes
 */
export function useOutside<Value>(subscribe: (changed: () => void) => () => void, read: () => Value): Value {
  return useSyncExternalStore(subscribe, read, read);
}
