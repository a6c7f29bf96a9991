import { useStore } from 'jotai/react';
import type { RefObject } from 'react';
import { useEffect, useEffectEvent } from 'react';
import type { PhotoGroup } from '#photos/data/photo-group.ts';
import type { PhotoList } from '#photos/pages/photo-list.ts';
import { selectEverything } from '#photos/selection/read-photos.ts';
import { readingAtom } from '#photos/selection/selection-atoms.ts';
import type { SelectionControl } from '#photos/selection/use-selection.ts';
import { topLayer } from '#ui/open-layers.ts';
import { cellOfName } from '../cell-name.ts';
import { useListener } from '../use-listener.ts';
import { openShortcuts } from '../shortcuts/open-shortcuts.ts';
import type { RangeSelection } from './range-selection.ts';

/**
 * The keys of the selection: Space, Enter, Escape, Ctrl or Cmd with A, and "?" for the list of all keys.
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
    if (!tile || !cell || event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === ' ') {
      event.preventDefault();
      if (event.shiftKey && range.hasAnchor()) range.extendTo(cell);
      else range.toggle(cell);
    } else if (event.key === 'Enter' && isOn) {
      event.preventDefault();
      onOpen(tile.dataset.photo ?? '', cell.key);
    }
  });
  // Only in the grid: a sign without Ctrl must not get in the way of those who speak to their computer (WCAG 2.1.4).
  useListener(grid, 'keydown', (event) => {
    if (event.key !== '?' || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    openShortcuts(list.kind === 'photos');
  });

  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.isComposing || topLayer() || isTyping(event.target)) return;
    if (event.key === 'Escape' && isOn) {
      event.preventDefault();
      const reading = store.get(readingAtom);
      if (range.isReading()) range.stopReading();
      else if (reading) reading.stop();
      else control.stop();
    } else if (
      event.key.toLowerCase() === 'a' &&
      (event.ctrlKey || event.metaKey) &&
      !event.shiftKey &&
      !event.altKey
    ) {
      event.preventDefault();
      void selectEverything(list, groups);
    }
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKeyDown(event);
    document.addEventListener('keydown', listener);
    return () => document.removeEventListener('keydown', listener);
  }, []);
}

/** Whether a key belongs to a field or an open menu. */
function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || target.closest('input, textarea, select, [role="menu"], [role="listbox"]') !== null)
  );
}
