import { useSyncExternalStore } from 'react';
import { onPersonalDataClear } from '#session/personal-data.ts';
import type { Rejected } from '../engine/upload-item.ts';
import { uploads } from '../engine/uploads.ts';

/** A file that was not taken. */
export interface Refused extends Rejected {
  id: number;
}

/** The dialog that adds photos. */
export interface UploadDialog {
  isOpen: boolean;
  /** The album that photos are added to; undefined for the library alone. */
  albumId?: string;
  /** Files that were not taken, until the customer has read why. */
  refused: readonly Refused[];
}

const CLOSED: UploadDialog = { isOpen: false, refused: [] };

const listeners = new Set<() => void>();
let dialog = CLOSED;
let lastId = 0;

function change(news: Partial<UploadDialog>): void {
  dialog = { ...dialog, ...news };
  for (const listener of listeners) listener();
}

onPersonalDataClear(() => change(CLOSED));

/** The one dialog of the page: it is opened from wherever photos can be added, and from the card that it leaves behind. */
export const uploadDialog = {
  current: () => dialog,
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
  /** Opens it for an album, or for the library when none is named. */
  open: (albumId?: string) => change({ isOpen: true, albumId }),
  /** Opens it for what it was last open for. */
  reopen: () => change({ isOpen: true }),
  /** Photos that are chosen from now on go into another album, or into none, where they would have gone into one that is gone. */
  replaceAlbum: (gone: string, albumId: string | undefined) => dialog.albumId === gone && change({ albumId }),
  close: () => change({ isOpen: false, refused: [] }),
  /** Puts files on the list; those that are not taken are named with the reason (P2.153). Nothing is sent yet (P2.155). */
  async add(files: readonly File[]): Promise<void> {
    if (files.length === 0) return;
    const refused = await uploads.addFiles(files, dialog.albumId === undefined ? {} : { albumId: dialog.albumId });
    if (refused.length > 0) change({ refused: [...dialog.refused, ...refused.map((file) => ({ ...file, id: (lastId += 1) }))] });
  },
  forgetRefused: () => change({ refused: [] }),
};

/** The dialog as it is. */
export function useUploadDialog(): UploadDialog {
  return useSyncExternalStore(uploadDialog.subscribe, uploadDialog.current);
}
