import { useAtomValue } from 'jotai/react';
import { atom, getDefaultStore, type PrimitiveAtom } from 'jotai/vanilla';
import { Fragment, type ReactNode } from 'react';

/** Content that is rendered until it is removed. */
export interface Layer {
  id: number;
  content: ReactNode;
}

const layersAtom = atom<readonly Layer[]>([]);
let lastId = 0;

/** Adds content to a list of layers. @returns removes it */
export function addLayer(list: PrimitiveAtom<readonly Layer[]>, content: (close: () => void) => ReactNode): () => void {
  const id = (lastId += 1);
  const close = () => getDefaultStore().set(list, (layers) => layers.filter((layer) => layer.id !== id));
  getDefaultStore().set(list, (layers) => [...layers, { id, content: content(close) }]);
  return close;
}

/**
 * Renders content that outlives the component that opened it: a dialog of a toolbar that is unmounted, a progress that shows
 * from page to page.
 * @returns removes it
 */
export function openLayer(content: (close: () => void) => ReactNode): () => void {
  return addLayer(layersAtom, content);
}

/** Renders the layers of `openLayer`; mounted once. */
export function Layers() {
  return useAtomValue(layersAtom).map(({ id, content }) => <Fragment key={id}>{content}</Fragment>);
}
