import { useAtomValue, useSetAtom } from 'jotai/react';
import { atom } from 'jotai/vanilla';
import { useCallback, useDeferredValue, useMemo } from 'react';
import type { PhotoList } from '#photos/pages/photo-list.ts';
import type { GroupSelection, Selection } from './selection.ts';
import { NO_PHOTOS, NONE_OF_GROUP } from './selection.ts';
import type { PreviewSpan, SelectionMode, SelectionPurpose } from './selection-atoms.ts';
import { listName, rangePreviewAtom, selectionModeAtom } from './selection-atoms.ts';

type ListOf = Pick<PhotoList, 'kind' | 'albumId'>;

/** The selection mode of a list; undefined while it is off, or on for another list. */
export function useSelectionMode(list: ListOf): SelectionMode | undefined {
  const mode = useAtomValue(selectionModeAtom);
  return mode?.list === listName(list) ? mode : undefined;
}

/** Whether photos of a list are being selected. */
export function useIsSelecting(list: ListOf): boolean {
  const name = listName(list);
  return useAtomValue(useMemo(() => atom((get) => get(selectionModeAtom)?.list === name), [name]));
}

/**
 * What is selected of a group; undefined while nothing is being selected. Who uses it is drawn anew when that changes, and
 * not when photos of other groups are selected (F9).
 */
export function useGroupSelection(list: string, key: string): GroupSelection | undefined {
  return useAtomValue(
    useMemo(
      () =>
        atom((get) => {
          const mode = get(selectionModeAtom);
          return mode?.list === list ? (mode.photos.get(key) ?? NONE_OF_GROUP) : undefined;
        }),
      [list, key],
    ),
  );
}

/**
 * The same as the photos of the group show it: one that is chosen at once; that the mode has started, or that the group is
 * chosen as a whole, as soon as what was pressed has been drawn, which is not to wait for every photo in view (F9, F11).
 */
export function useDrawnSelection(list: string, key: string): GroupSelection | undefined {
  const selected = useGroupSelection(list, key);
  const drawn = useDeferredValue(selected);
  return selected === undefined || drawn?.kind === selected.kind ? selected : drawn;
}

/** What a range would change of a group if it ended where the pointer is; undefined while nothing of it. */
export function useRangePreview(list: string, key: string): PreviewSpan | undefined {
  return useAtomValue(
    useMemo(
      () =>
        atom((get) => {
          const preview = get(rangePreviewAtom);
          return preview?.list === list ? preview.spans.get(key) : undefined;
        }),
      [list, key],
    ),
  );
}

/** What starts, changes and stops the selection of a list (P4.39 to P4.43). The same functions for the same list. */
export interface SelectionControl {
  /** Starts with nothing selected, or with what is given. */
  start: (purpose?: SelectionPurpose, photos?: Selection) => void;
  /** Changes what is selected; does nothing while the mode is off. */
  change: (update: (photos: Selection) => Selection) => void;
  /** Changes what is selected, and starts the mode with it when that is off. */
  update: (update: (photos: Selection) => Selection) => void;
  /** Ends the mode and forgets what was selected. */
  stop: () => void;
}

export function useSelectionControl(list: ListOf): SelectionControl {
  const set = useSetAtom(selectionModeAtom);
  const name = listName(list);
  const start = useCallback<SelectionControl['start']>(
    (purpose = 'actions', photos = NO_PHOTOS) => set({ list: name, purpose, photos }),
    [set, name],
  );
  const change = useCallback<SelectionControl['change']>(
    (next) => set((mode) => (mode?.list === name ? withChange(mode, next) : mode)),
    [set, name],
  );
  const update = useCallback<SelectionControl['update']>(
    (next) =>
      set((mode) =>
        mode?.list === name ? withChange(mode, next) : { list: name, purpose: 'actions', photos: next(NO_PHOTOS) },
      ),
    [set, name],
  );
  const stop = useCallback(() => set((mode) => (mode?.list === name ? undefined : mode)), [set, name]);
  return useMemo(() => ({ start, change, update, stop }), [start, change, update, stop]);
}

function withChange(mode: SelectionMode, update: (photos: Selection) => Selection): SelectionMode {
  const photos = update(mode.photos);
  return photos === mode.photos ? mode : { ...mode, photos };
}
