import type { ReactNode } from 'react';
import { Fragment, useSyncExternalStore } from 'react';

interface Layer {
  id: number;
  content: ReactNode;
}

const none: readonly Layer[] = [];
const listeners = new Set<() => void>();
let layers = none;
let lastId = 0;

function change(next: readonly Layer[]): void {
  layers = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/**
 * Shows something that outlives what opened it: a dialog of a toolbar that goes, a progress that is followed from page
 * to page.
 * @returns what takes it away
 */
export function openLayer(content: (close: () => void) => ReactNode): () => void {
  lastId += 1;
  const id = lastId;
  const close = () => change(layers.filter((layer) => layer.id !== id));
  change([...layers, { id, content: content(close) }]);
  return close;
}

/** Where such layers are drawn; stands in the page once. */
export function Layers() {
  return useSyncExternalStore(subscribe, () => layers, () => none).map(({ id, content }) => <Fragment key={id}>{content}</Fragment>);
}
