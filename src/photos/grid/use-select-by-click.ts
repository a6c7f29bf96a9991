import { useStore } from 'jotai/react';
import type { RefObject } from 'react';
import { indexOfPhoto, photoAt } from '#photos/pages/group-model.ts';
import type { PhotoGroup } from '#photos/data/photo-group.ts';
import type { PhotoList } from '#photos/pages/photo-list.ts';
import { listName, selectionModeAtom } from '#photos/selection/selection-atoms.ts';
import { withToggledPhoto } from '#photos/selection/selection.ts';
import { useSelectionControl } from '#photos/selection/use-selection.ts';
import { cellOfName } from './cell-name.ts';
import { useListener } from './use-listener.ts';

/** In the selection mode a press anywhere on a photo selects it, or takes it out of the selection (P4.40). */
export function useSelectByClick(
  grid: RefObject<HTMLElement | null>,
  list: PhotoList,
  groups: readonly PhotoGroup[],
): void {
  const control = useSelectionControl(list);
  const store = useStore();

  useListener(grid, 'click', (event) => {
    const tile = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-photo]') : null;
    const cell = cellOfName(tile?.dataset.cell);
    const group = groups.find(({ key }) => key === cell?.key);
    // What somebody else has dealt with, a range for example, is not toggled as well.
    const isOn = store.get(selectionModeAtom)?.list === listName(list);
    if (!isOn || !tile?.dataset.photo || !group || event.defaultPrevented) return;
    const state = list.pages.state(group.key);
    const photo = photoAt(state, indexOfPhoto(state, tile.dataset.photo) ?? -1);
    if (!photo) return;
    // For a moment after the mode has started it is drawn as the link that it was.
    event.preventDefault();
    tile.focus({ preventScroll: true });
    control.change((photos) => withToggledPhoto(photos, group, photo));
  });
}
