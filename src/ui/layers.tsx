import { useAtomValue } from 'jotai/react';
import { atom, getDefaultStore, type PrimitiveAtom } from 'jotai/vanilla';
import type { ReactNode } from 'react';
import { Fragment } from 'react';

/** Something that is drawn until it is taken away. */
export interface Layer {
  id: number;
  content: ReactNode;
}

const layersAtom = atom<readonly Layer[]>([]);
let lastId = 0;

/** Puts something among what is drawn together. @returns what takes it away */
export function putAmong(
  place: PrimitiveAtom<readonly Layer[]>,
  content: (close: () => void) => ReactNode,
): () => void {
  const id = (lastId += 1);
  const close = () => getDefaultStore().set(place, (layers) => layers.filter((layer) => layer.id !== id));
  getDefaultStore().set(place, (layers) => [...layers, { id, content: content(close) }]);
  return close;
}

/**
 * Shows something that outlives what opened it: a dialog of a toolbar that goes, a progress that is followed from page
 * to page.
 * @returns what takes it away
 */
export function openLayer(content: (close: () => void) => ReactNode): () => void {
  return putAmong(layersAtom, content);
}

/** Where such layers are drawn; stands in the page once. */
export function Layers() {
  return useAtomValue(layersAtom).map(({ id, content }) => <Fragment key={id}>{content}</Fragment>);
}
