import { useAtomValue } from 'jotai/react';
import { atom, getDefaultStore } from 'jotai/vanilla';
import { Fragment, type ReactNode } from 'react';

/** Content that is rendered until it is removed. */
interface Layer {
  id: number;
  content: ReactNode;
}

const layersAtom = atom<readonly Layer[]>([]);
let lastId = 0;

/**
 * Renders content that outlives the component that opened it: a dialog of a toolbar that is unmounted, a progress that shows
 * from page to page.
 * @returns removes it
 */
export function openLayer(content: (close: () => void) => ReactNode): () => void {
  const id = (lastId += 1);
  const close = () => getDefaultStore().set(layersAtom, (layers) => layers.filter((layer) => layer.id !== id));
  getDefaultStore().set(layersAtom, (layers) => [...layers, { id, content: content(close) }]);
  return close;
}

/** Renders the layers of `openLayer`; mounted once. */
export function Layers() {
  return useAtomValue(layersAtom).map(({ id, content }) => <Fragment key={id}>{content}</Fragment>);
}
