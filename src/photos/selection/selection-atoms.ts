import { atom, getDefaultStore } from 'jotai/vanilla';
import { onPersonalDataClear } from '#session/personal-data.ts';
import type { PhotoList } from '#photos/pages/photo-list.ts';
import { withoutPhotos } from './pruning.ts';
import type { Selection } from './selection.ts';

/** What photos are selected for: the usual actions, or an order of prints (P4.44). */
export type SelectionPurpose = 'actions' | 'prints';

/** The selection mode. It belongs to one list and stays while a photo of that list is open. */
export interface SelectionMode {
  /** The list, see `listName`. */
  list: string;
  purpose: SelectionPurpose;
  photos: Selection;
}

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

onPersonalDataClear(() => getDefaultStore().set(selectionModeAtom, undefined));

/** Photos have left an album, or the library when none is named: they are not selected any more, however the list is sorted. */
export function dropFromSelection(photoIds: ReadonlySet<string>, albumId: string | undefined): void {
  getDefaultStore().set(selectionModeAtom, (mode) => {
    if (!mode || (albumId !== undefined && !mode.list.endsWith(` ${albumId}`))) return mode;
    const photos = withoutPhotos(mode.photos, photoIds);
    return photos === mode.photos ? mode : { ...mode, photos };
  });
}

/** Tells lists apart. */
export function listName({ kind, albumId }: Pick<PhotoList, 'kind' | 'albumId'>): string {
  return albumId === undefined ? kind : `${kind} ${albumId}`;
}
