import { atom, getDefaultStore } from 'jotai/vanilla';
import { useAtomValue, useSetAtom } from 'jotai/react';
import { useEffect, useMemo, useState } from 'react';
import { personalDataClear } from '#lib/personal-data.ts';
import { nextFrame } from '#lib/timers.ts';
import { isStripped } from '#paths';
import { isOpen } from '#vendor/flags/flag-atoms.ts';
import type { PhotoList } from '#photos/pages/photo-list.ts';
import { NO_PHOTOS, NONE_OF_GROUP, withoutPhotos } from './selection.ts';
import type { GroupSelection, Selection } from './selection.ts';
import type { PhotoReference } from './collect.ts';

/** Purpose of a selection: the usual actions, or an order of prints (P4.44). */
export type SelectionPurpose = 'actions' | 'prints';

/** The selection mode. It belongs to one list and stays while a photo of that list is open. */
export interface SelectionMode {
  /** The list, see `listName`. */
  list: string;
  purpose: SelectionPurpose;
  photos: Selection;
}

type ListOf = Pick<PhotoList, 'kind' | 'albumId'>;

/** Undefined while nothing is being selected. */
export const selectionModeAtom = atom<SelectionMode | undefined>(undefined);

/** Photos of groups, by number: what a range would change if it ended where the pointer is. */
export interface RangePreview {
  list: string;
  spans: ReadonlyMap<string, PreviewSpan>;
}

/** From `from` up to `to`. */
export interface PreviewSpan {
  from: number;
  to: number;
  /** Whether it would select them, or take them out. */
  isOn: boolean;
}

/** Undefined while no range is shown. */
export const rangePreviewAtom = atom<RangePreview | undefined>(undefined);

/** The photos of a range are being read; undefined while none are. */
export const readingAtom = atom<{ stop: () => void } | undefined>(undefined);

personalDataClear.on(() => getDefaultStore().set(selectionModeAtom, undefined));

/** Tells lists apart. */
export function listName({ kind, albumId }: ListOf): string {
  return albumId === undefined ? kind : `${kind} ${albumId}`;
}

/**
 * Starts the selection mode of a list with some of its photos: those that an action could not be done for, or that are left of a selection.
 * @returns what is selected
 */
export function selectPhotos(
  list: ListOf,
  photos: readonly PhotoReference[],
  purpose: SelectionPurpose = 'actions',
): Selection {
  const groups = [...Map.groupBy(photos, ({ groupKey }) => groupKey)];
  const selected = new Map(
    groups.map(([key, members]) => [
      key,
      { kind: 'some' as const, photoIds: new Set(members.map(({ imageId }) => imageId)) },
    ]),
  );
  getDefaultStore().set(selectionModeAtom, { list: listName(list), purpose, photos: selected });
  return selected;
}

/** In the library prints are begun in stripped mode alone. O26: the sentence reads inverted; this is where to turn it. */
const PRINTS_NEED_STRIPPED = true;

/** Whether a selection may begin in a list: for actions in each that has photos, for prints where those are the customer's own. */
export function maySelect(kind: PhotoList['kind'], purpose: SelectionPurpose, hasPhotos: boolean): boolean {
  if (!hasPhotos || purpose === 'actions') return hasPhotos;
  return isOpen('orderPrints') && (kind === 'photos' ? !PRINTS_NEED_STRIPPED || isStripped() : kind === 'albumPhotos');
}

/** Starts the selection mode of a list with nothing selected (P4.39). One that is on keeps its photos, and may be for something else from now on. */
export function startSelecting(list: ListOf, purpose: SelectionPurpose): void {
  getDefaultStore().set(selectionModeAtom, (mode) => ({ ...modeOf(listName(list), mode), purpose }));
}

/** The mode that is on where it is that of a list, else one that begins. @param list its name */
export function modeOf(list: string, mode: SelectionMode | undefined): SelectionMode {
  return mode?.list === list ? mode : { list, purpose: 'actions', photos: NO_PHOTOS };
}

/** Photos have left an album, or the library when none is named: they are not selected any more, however the list is sorted. */
export function dropFromSelection(photoIds: ReadonlySet<string>, albumId: string | undefined): void {
  getDefaultStore().set(selectionModeAtom, (mode) => {
    if (!mode || (albumId !== undefined && !mode.list.endsWith(` ${albumId}`))) return mode;
    const photos = withoutPhotos(mode.photos, photoIds);
    return photos === mode.photos ? mode : { ...mode, photos };
  });
}

/** Hook: the selection mode of a list; undefined while it is off, or on for another list. */
export function useSelectionMode(list: ListOf): SelectionMode | undefined {
  const mode = useAtomValue(selectionModeAtom);
  return mode?.list === listName(list) ? mode : undefined;
}

/** Hook: whether photos of a list are being selected. */
export function useIsSelecting(list: ListOf): boolean {
  const name = listName(list);
  return useAtomValue(useMemo(() => atom((get) => get(selectionModeAtom)?.list === name), [name]));
}

/**
 * Hook: selection of a group; undefined outside of the selection mode. Its component is drawn anew when that changes,
 * and not when photos of other groups are selected (F9).
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
 * Hook: that selection as the photos of the group show it: one that is chosen at once; that the mode has started, or
 * that the group is chosen as a whole, as soon as what was pressed has been drawn, which is not to wait for every photo
 * in view (F9, F11). With the next frame and not as a deferred value, which waits for seconds where a slow page has
 * other things to draw (F13).
 */
export function useDrawnSelection(list: string, key: string): GroupSelection | undefined {
  const selected = useGroupSelection(list, key);
  const [drawn, setDrawn] = useState(selected);
  useEffect(() => {
    let isOver = false;
    void nextFrame().then(() => isOver || setDrawn((before) => (before?.kind === selected?.kind ? before : selected)));
    return () => void (isOver = true);
  }, [selected]);
  return selected === undefined || drawn?.kind === selected.kind ? selected : drawn;
}

/** Hook: change by a range in a group if it ended where the pointer is; undefined for none. */
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

/** Functions that change and stop the selection of a list (P4.40 to P4.43). The same ones for the same list. */
export interface SelectionControl {
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
  return useMemo(
    () => ({
      change: (next) => set((mode) => (mode?.list === name ? withChange(mode, next) : mode)),
      update: (next) => set((mode) => withChange(modeOf(name, mode), next)),
      stop: () => set((mode) => (mode?.list === name ? undefined : mode)),
    }),
    [set, name],
  );
}

function withChange(mode: SelectionMode, update: (photos: Selection) => Selection): SelectionMode {
  const photos = update(mode.photos);
  return photos === mode.photos ? mode : { ...mode, photos };
}
