import { tellFailedAction } from '#failures/later-dialog.ts';
import { laterPart } from '#lib/later-part.ts';
import type { PhotoGroup } from '#photos/photo-group.ts';
import type { PhotoList } from '#photos/photo-list.ts';
import { useSelectionMode } from '#photos/selection/use-selection.ts';

export interface ActionBarProps {
  list: PhotoList;
  /** The groups that are shown. */
  groups: readonly PhotoGroup[];
}

const selectionBar = laterPart(() => import('./selection-bar.tsx').then(({ SelectionBar }) => SelectionBar), { isUrgent: true, whenMissing: tellFailedAction });

/** The bar of the selection mode: slides in at the lower edge and pushes nothing (P2.82 to P2.86). Its scripts are loaded when the mode begins. */
export function ActionBar(props: ActionBarProps) {
  const mode = useSelectionMode(props.list);
  return mode && <selectionBar.Component {...props} mode={mode} />;
}
