import { useStore } from 'jotai/react';
import type { RefObject } from 'react';
import { useEffect, useEffectEvent } from 'react';
import type { PhotoGroup } from '#photos/data/months.ts';
import type { PhotoList } from '#photos/pages/photo-list.ts';
import { selectEverything } from '#photos/selection/select-spans.ts';
import { readingAtom } from '#photos/selection/selection-atoms.ts';
import type { SelectionControl } from '#photos/selection/selection-atoms.ts';
import { topLayer } from '#ui/dialog-stack.ts';
import { cellOfName } from '../grid-focus.ts';
import { useListener } from '../use-listener.ts';
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
