import { createElement, useEffect, useState } from 'react';
import { useIsSelecting, useSelectionControl } from '#photos/selection/use-selection.ts';
import type { GridSelection, GridSelectionProps } from './select/grid-selection.tsx';

/** When the pictures of the first screen have most likely arrived, in ms. */
const AFTER_THE_FIRST_SCREEN_MS = 1500;

/** What selects in a grid beyond clicks, once its script is there: a while after the first photos, or when the mode starts. */
export function LaterSelection(props: GridSelectionProps) {
  const [loaded, setLoaded] = useState<{ component: typeof GridSelection }>();
  const isSelecting = useIsSelecting(props.list);
  useEffect(() => {
    const load = () =>
      void import('./select/grid-selection.tsx').then(
        ({ GridSelection: component }) => setLoaded({ component }),
        // Photos can still be selected one by one; a script that is gone leads to the page being loaded anew.
        () => {},
      );
    const timer = setTimeout(load, isSelecting ? 0 : AFTER_THE_FIRST_SCREEN_MS);
    return () => clearTimeout(timer);
  }, [isSelecting]);
  // The mode belongs to the list: it ends when that leaves the screen.
  const { stop } = useSelectionControl(props.list);
  useEffect(() => stop, [stop]);
  return loaded ? createElement(loaded.component, props) : null;
}
