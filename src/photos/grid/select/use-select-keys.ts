import { useStore } from 'jotai/react';
import type { RefObject } from 'react';
import { useListener } from '#lib/use-listener.ts';
import type { PhotoGroup } from '#photos/data/months.ts';
import type { PhotoList } from '#photos/pages/photo-list.ts';
import { selectEverything } from '#photos/selection/select-spans.ts';
import { readingAtom } from '#photos/selection/selection-atoms.ts';
import type { SelectionControl } from '#photos/selection/selection-atoms.ts';
import { isCommand, usePageKeys } from '#ui/page-keys.ts';
import { cellOfName } from '../geometry/grid-focus.ts';
import { openShortcuts } from '../shortcuts/shortcuts-button.tsx';
import type { RangeSelection } from './range-selection.ts';

/**
 * Hook: the keys of the selection, which are Space, Enter, Escape, Ctrl or Cmd with A, and "?" for the list of all keys.
 * @param onOpen opens a photo while Enter is not the browser's own press on a link
 */
export function useSelectKeys(
  grid: RefObject<HTMLElement | null>,
  list: PhotoList,
  groups: readonly PhotoGroup[],
  isOn: boolean,
  range: RangeSelection,
  control: SelectionControl,
  onOpen: (photoId: string, key: string) => void,
): void {
  const store = useStore();
  useListener(grid, 'keydown', (event) => {
    const tile =
      event.target instanceof HTMLElement && event.target.matches('a[data-photo]') ? event.target : undefined;
    const cell = cellOfName(tile?.dataset.cell);
    if (!tile || !cell || isCommand(event)) return;
    if (event.key === ' ') {
      event.preventDefault();
      // Held down, it would select and deselect by turns.
      if (event.repeat) return;
      if (event.shiftKey && range.hasAnchor()) range.extendTo(cell);
      else range.toggle(cell);
    } else if (event.key === 'Enter' && isOn) {
      event.preventDefault();
      onOpen(tile.dataset.photo ?? '', cell.key);
    }
  });
  usePageKeys((event) => {
    const hasCommand = isCommand(event);
    if (event.key === 'Escape' && isOn) {
      event.preventDefault();
      const reading = store.get(readingAtom);
      if (range.isReading()) range.stopReading();
      else if (reading) reading.stop();
      else control.stop();
    } else if (hasCommand && event.key.toLowerCase() === 'a' && !event.shiftKey && !event.altKey) {
      event.preventDefault();
      void selectEverything(list, groups);
    } else if (event.key === '?' && !hasCommand) {
      event.preventDefault();
      openShortcuts(list.kind === 'photos');
    }
  });
}
