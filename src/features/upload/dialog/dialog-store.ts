import { useAtomValue } from 'jotai/react';
import { atom, getDefaultStore } from 'jotai/vanilla';
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

const dialogAtom = atom(CLOSED);
let lastId = 0;

function current(): UploadDialog {
  return getDefaultStore().get(dialogAtom);
}

function change(news: Partial<UploadDialog>): void {
  getDefaultStore().set(dialogAtom, { ...current(), ...news });
}

onPersonalDataClear(() => change(CLOSED));

/** The one dialog of the page: it is opened from wherever photos can be added, and from the card that it leaves behind. */
export const uploadDialog = {
  /** Opens it for an album, or for the library when none is named. */
  open: (albumId?: string) => change({ isOpen: true, albumId }),
  /** Opens it for what it was last open for. */
  reopen: () => change({ isOpen: true }),
  /** Photos that are chosen from now on go into another album, or into none, where they would have gone into one that is gone. */
  replaceAlbum: (gone: string, albumId: string | undefined) => current().albumId === gone && change({ albumId }),
  close: () => change({ isOpen: false, refused: [] }),
  /** Puts files on the list; those that are not taken are named with the reason (P2.153). Nothing is sent yet (P2.155). */
  async add(files: readonly File[]): Promise<void> {
    if (files.length === 0) return;
    const { albumId } = current();
    const refused = await uploads.addFiles(files, albumId === undefined ? {} : { albumId });
    if (refused.length > 0)
      change({ refused: [...current().refused, ...refused.map((file) => ({ ...file, id: (lastId += 1) }))] });
  },
  forgetRefused: () => change({ refused: [] }),
};

/** Hook: the dialog as it is. */
export function useUploadDialog(): UploadDialog {
  return useAtomValue(dialogAtom);
}
