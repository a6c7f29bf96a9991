import { useSyncExternalStore } from 'react';
import { onPersonalDataClear } from '#session/personal-data.ts';

/** The dialog that is open. */
export interface OpenDialog {
  /** The album that photos are added to; undefined for the library alone. */
  albumId?: string;
  /** Files that came with it: dropped on the page, or pasted. */
  files: readonly File[];
}

const listeners = new Set<() => void>();
let open: OpenDialog | undefined;

function change(next: OpenDialog | undefined): void {
  open = next;
  for (const listener of listeners) listener();
}

onPersonalDataClear(() => change(undefined));

/** Whether the dialog is open, which is asked from wherever photos can be added, and from the card that it leaves behind. */
export const uploadDialog = {
  current: () => open,
  open: (dialog: OpenDialog) => change(dialog),
  close: () => change(undefined),
};

/** The dialog that is open; undefined when none is. */
export function useUploadDialog(): OpenDialog | undefined {
  return useSyncExternalStore(subscribe, uploadDialog.current);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
