import { lazy, Suspense } from 'react';
import type { PhotoGroup } from '#photos/photo-group.ts';
import type { PhotoList } from '#photos/photo-list.ts';
import { useSelectionMode } from '#photos/selection/use-selection.ts';

export interface ActionBarProps {
  list: PhotoList;
  /** The groups that are shown. */
  groups: readonly PhotoGroup[];
}

const SelectionBar = lazy(() => import('./selection-bar.tsx').then((module) => ({ default: module.SelectionBar })));

/** The bar of the selection mode: slides in at the lower edge and pushes nothing (P2.82 to P2.86). Its scripts are loaded when the mode begins. */
export function ActionBar(props: ActionBarProps) {
  const mode = useSelectionMode(props.list);
  if (!mode) return null;
  return (
    <Suspense fallback={null}>
      <SelectionBar {...props} mode={mode} />
    </Suspense>
  );
}
