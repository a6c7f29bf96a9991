import { useSyncExternalStore } from 'react';

/** Events without state: shared state is an atom (docs/decisions/0052-where-state-is-held.md). */
export interface Emitter<Args extends readonly unknown[] = []> {
  emit: (...args: Args) => void;
  /** Adds a listener. @returns removes it */
  on: (listener: (...args: Args) => void) => () => void;
}

/** @param order in which listeners are called; the order of their adding by default */
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
 * Hook: a value that is held outside of React and cannot be an atom: the browser's own, or one that has to be rendered in the very
 * step in which it changes, together with the change of the query cache, where React would render an atom a moment later.
 * @param subscribe the same function as long as the source is the same
 * @param read gives the same object until it changes
 */
export function useExternalStore<Value>(subscribe: (changed: () => void) => () => void, read: () => Value): Value {
  return useSyncExternalStore(subscribe, read, read);
}

/** Calls back when the page is looked at again, and when it is left. @returns ends it */
export function onVisibility(changed: () => void): () => void {
  document.addEventListener('visibilitychange', changed);
  return () => document.removeEventListener('visibilitychange', changed);
}

/** Calls back when the page is looked at again. @returns ends it */
export function onShown(run: () => void): () => void {
  return onVisibility(() => document.hidden || run());
}

/** Calls back when a page that was left is back as it was, from the browser's back/forward cache. @returns ends it */
export function onBackAgain(run: () => void): () => void {
  const look = ({ persisted }: PageTransitionEvent) => void (persisted && run());
  window.addEventListener('pageshow', look);
  return () => window.removeEventListener('pageshow', look);
}

/** Calls back soon, and when the size of an element has changed. @returns ends it */
export function onSize(element: Element, run: () => void): () => void {
  const observer = new ResizeObserver(run);
  observer.observe(element);
  return () => observer.disconnect();
}

/** Messages between the tabs of this origin. */
export interface TabChannel {
  /** Sends a message to the other tabs. */
  post: (message: unknown) => void;
  /** Sets the listener and calls it with the messages since the channel was opened; a message may be anything. */
  listen: (listener: (message: unknown) => void) => void;
}

/**
 * Opens a channel. Messages are buffered until there is a listener: a page reads from the services before the part that follows
 * other tabs is there. Where browsers have no such channels it stays silent.
 */
export function openTabChannel(name: string): TabChannel {
  const buffer: unknown[] = [];
  let receive: (message: unknown) => void = (message) => buffer.push(message);
  const channel = typeof BroadcastChannel === 'function' ? new BroadcastChannel(name) : undefined;
  channel?.addEventListener('message', ({ data }: MessageEvent<unknown>) => receive(data));
  return {
    post: (message) => channel?.postMessage(message),
    listen(listener) {
      receive = listener;
      for (const message of buffer.splice(0)) listener(message);
    },
  };
}

/**
 * Calls back when another tab has changed what localStorage has under a key, or under keys that begin with it.
 * @returns ends it
 */
export function onStoredElsewhere(key: string, run: () => void): () => void {
  // Without a key all of it has gone.
  const look = (event: StorageEvent) => void ((event.key ?? key).startsWith(key) && run());
  addEventListener('storage', look);
  return () => removeEventListener('storage', look);
}
