import { useAtomValue } from 'jotai/react';
import { atom, getDefaultStore } from 'jotai/vanilla';
import { personalDataClear } from '#lib/personal-data.ts';
import type { Rejected } from '../engine/model.ts';
import { uploads } from '../engine/uploads.ts';
import { countUploads, isIdle } from './upload-status.ts';

/** File that was refused. */
export interface Refused extends Rejected {
  id: number;
}

/** State of the dialog that adds photos. */
export interface UploadDialog {
  isOpen: boolean;
  /** The album that photos are added to; undefined for the library alone. */
  albumId?: string;
  /** Refused files, until the customer has read why: those of a closed dialog are told on the card. */
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

personalDataClear.on(() => change(CLOSED));

/** Store of the only upload dialog of the page. */
export const uploadDialog = {
  /** Opens it for an album, or for the library when none is named. */
  open: (albumId?: string) => change({ isOpen: true, albumId }),
  /** Opens it for the album that it was last open for. */
  reopen: () => change({ isOpen: true }),
  /** Sets another album, or none, for photos chosen from now on, if the present one is gone. */
  replaceAlbum: (gone: string, albumId: string | undefined) => current().albumId === gone && change({ albumId }),
  /** Closes it. What was refused, and what she has already, she has seen by then; while photos are on their way she may look again. */
  close() {
    if (isIdle(countUploads(uploads.view().items))) uploads.forget('duplicate');
    change({ isOpen: false, refused: [] });
  },
  /** Adds files to the list; refused ones are named with the reason as soon as it is known (P2.153). Nothing is sent yet. */
  async add(files: readonly File[]): Promise<void> {
    if (files.length === 0) return;
    const { albumId } = current();
    await uploads.addFiles(files, {
      ...(albumId !== undefined && { albumId }),
      onRefused: (file) => change({ refused: [...current().refused, { ...file, id: (lastId += 1) }] }),
    });
  },
  forgetRefused: () => change({ refused: [] }),
};

/** Hook: state of the dialog. */
export function useUploadDialog(): UploadDialog {
  return useAtomValue(dialogAtom);
}
